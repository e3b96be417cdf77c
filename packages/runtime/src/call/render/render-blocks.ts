import { LIMITS } from "../limits.js";
import type { ContentBlock } from "./content.js";
import { cut } from "./cut.js";

/**
 * Blocks of content that a tool returned, as a conversation can hold them: of all texts together the beginning, and of very
 * many blocks the first ones, each with a mark. Pictures and the like stay whole: half of one is none.
 */
export function renderBlocks(blocks: readonly ContentBlock[]): readonly ContentBlock[] {
  const shown: ContentBlock[] = [];
  let left = LIMITS.resultText;
  for (const block of blocks.slice(0, LIMITS.blocks)) {
    const text = textIn(block);
    if (text !== undefined && left <= 0) continue;
    shown.push(text === undefined ? block : withText(block, cut(text, left)));
    left -= text?.length ?? 0;
  }
  const missing = blocks.length - shown.length;
  if (missing > 0) shown.push({ type: "text", text: `… [${missing} more blocks are left out]` });
  return shown;
}

/** How many characters blocks hold, in base64 or as text. */
export function sizeOfBlocks(blocks: readonly ContentBlock[]): number {
  return blocks.reduce((size, block) => size + sizeOf(block), 0);
}

function sizeOf(value: object): number {
  let size = 0;
  for (const member of Object.values(value) as unknown[]) {
    if (typeof member === "string") size += member.length;
    else if (typeof member === "object" && member !== null) size += sizeOf(member);
  }
  return size;
}

function textIn(block: ContentBlock): string | undefined {
  if (block.type === "text") return block.text;
  return block.type === "resource" ? block.resource.text : undefined;
}

function withText(block: ContentBlock, text: string): ContentBlock {
  if (block.type === "text") return { ...block, text };
  return block.type === "resource" ? { ...block, resource: { ...block.resource, text } } : block;
}
