import type { ContentBlock } from "../../call/render/content.js";
import { resultText, type ToolResult } from "../../call/tool-result.js";

/** A picture of a result. */
export interface Picture {
  readonly data: string;
  readonly mimeType: string;
}

/** The pictures among blocks. */
export function picturesOf(result: ToolResult): Picture[] {
  return result.content.flatMap((block) => {
    if (block.type === "image") return [{ data: block.data, mimeType: block.mimeType }];
    const { blob, mimeType } = block.type === "resource" ? block.resource : {};
    return blob !== undefined && mimeType?.startsWith("image/") ? [{ data: blob, mimeType }] : [];
  });
}

/** What a model reads where only texts go: other blocks are named. */
export function textOf(result: ToolResult): string {
  return result.content.every((block) => block.type === "text")
    ? resultText(result)
    : result.content.map(blockText).join("\n");
}

/** A block as text. */
export function blockText(block: ContentBlock): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "resource_link":
      return `[${block.title ?? block.name}](${block.uri})${block.description === undefined ? "" : `: ${block.description}`}`;
    case "resource":
      return block.resource.text ?? `[resource ${block.resource.uri}]`;
    default:
      return `[${block.type} ${block.mimeType}]`;
  }
}

/** A data URL. */
export function dataUrl({ data, mimeType }: Picture): string {
  return `data:${mimeType};base64,${data}`;
}
