import type { ContentBlock, MediaBlock, ResourceBlock, ResourceLinkBlock, TextBlock, ToolContent } from "windlass";

type Pictures = readonly MediaBlock[];
type Alias = ToolContent;

/** Whole. @tool */
export function content(): ToolContent {
  return [];
}
/** Awaited, by another name. @tool */
export async function alias(): Promise<Alias> {
  return [];
}
/** One block. @tool */
export function block(): ContentBlock {
  return { type: "text", text: "" };
}
/** One kind. @tool */
export function text(): TextBlock {
  return { type: "text", text: "" };
}
/** Kinds. @tool */
export function kinds(): ResourceBlock | ResourceLinkBlock[] {
  return [];
}
/** A list. @tool */
export async function pictures(): Promise<Pictures> {
  return [];
}
/** A tuple. @tool */
export function pair(): [TextBlock, MediaBlock?, ...ContentBlock[]] {
  return [{ type: "text", text: "" }];
}
/** Or nothing. @tool */
export function maybe(): ToolContent | undefined {
  return undefined;
}
/** Or null. @tool */
export function orNull(): ToolContent | null {
  return null;
}
/** Inferred. @tool */
export function inferred() {
  return [{ type: "text", text: "" } as TextBlock];
}
/** Or a text, which says the same as a block of text. @tool */
export function orText(): MediaBlock | string {
  return "";
}

interface UserBlock {
  readonly type: "text";
  readonly text: string;
}
/** A look-alike is data. @tool */
export function lookAlike(): UserBlock {
  return { type: "text", text: "" };
}
/** So is what holds a block. @tool */
export function holder(): { picture: MediaBlock } {
  return { picture: { type: "image", data: "", mimeType: "image/png" } };
}
/** And an empty list. @tool */
export function empty(): [] {
  return [];
}
