import type {
  AnyBlock,
  AnyChunk,
  Block,
  Button,
  CallUser,
  ConversationFilter,
  Dialog,
  HomeView,
  KnownBlock,
  MessageAttachment,
  MessageEvent,
  MessageMetadata,
  ModalView,
  RichTextBlock,
  RichTextElement,
  SectionBlock,
  Select,
  SlackEvent,
  SlackFile,
  TableBlock,
  View,
} from "@slack/types";

declare function send(...parts: unknown[]): Promise<never>;

/** Post blocks. @tool */
export function postBlocks(channel: string, blocks: KnownBlock[], text?: string): Promise<void> {
  return send(channel, blocks, text);
}

/** Post any blocks. @tool */
export function postAnyBlocks(channel: string, blocks: AnyBlock[]): Promise<void> {
  return send(channel, blocks);
}

/** Post block. @tool */
export function postBlock(block: Block): Promise<void> {
  return send(block);
}

/** Open modal. @tool */
export function openModal(trigger: string, view: ModalView): Promise<View> {
  return send(trigger, view);
}

/** Publish home. @tool */
export function publishHome(user: string, view: HomeView): Promise<void> {
  return send(user, view);
}

/** Open view. @tool */
export function openView(view: View): Promise<void> {
  return send(view);
}

/** Add button. @tool */
export function addButton(button: Button): Promise<Button> {
  return send(button);
}

/** Add section. @tool */
export function addSection(section: SectionBlock): Promise<void> {
  return send(section);
}

/** Add select. @tool */
export function addSelect(select: Select): Promise<void> {
  return send(select);
}

/** Write rich text. @tool */
export function writeRichText(block: RichTextBlock): Promise<RichTextElement[]> {
  return send(block);
}

/** Post table. @tool */
export function postTable(table: TableBlock): Promise<void> {
  return send(table);
}

/** Filter conversations. @tool */
export function filterConversations(filter: ConversationFilter): Promise<void> {
  return send(filter);
}

/** Attach. @tool */
export function attach(attachment: MessageAttachment, metadata?: MessageMetadata): Promise<void> {
  return send(attachment, metadata);
}

/** Share file. @tool */
export function shareFile(file: SlackFile): Promise<void> {
  return send(file);
}

/** Invite to call. @tool */
export function inviteToCall(users: CallUser[]): Promise<void> {
  return send(users);
}

/** Open dialog. @tool */
export function openDialog(dialog: Dialog): Promise<void> {
  return send(dialog);
}

/** Stream chunk. @tool */
export function streamChunk(chunk: AnyChunk): Promise<void> {
  return send(chunk);
}

/** Handle message. @tool */
export function handleMessage(event: MessageEvent): Promise<void> {
  return send(event);
}

/** Handle event. @tool */
export function handleEvent(event: SlackEvent): Promise<void> {
  return send(event);
}
