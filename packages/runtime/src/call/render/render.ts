import type { Json } from "../../descriptor.js";
import { bytesOf } from "../encode/forms-of-values.js";
import type { EncodedResult } from "../encode/result-form.js";
import { writeBytes } from "../encode/wire-forms.js";
import { LIMITS } from "../limits.js";
import { type ContentBlock, isContentBlock, mimeTypeOf } from "./content.js";

/**
 * What the model reads of a result: a string as it is, anything else as JSON, pictures and sounds as such. A tool without
 * an output schema may return blocks of content itself. Long text is cut, with a mark.
 *
 * @param toolName - names the resource that other bytes become
 * @param value - what the tool returned
 * @param encoded - the same as JSON
 */
export function render(toolName: string, value: unknown, encoded: EncodedResult): readonly ContentBlock[] {
  const { json, structured } = encoded;
  if (json === undefined) return [{ type: "text", text: "(no result)" }];
  const bytes = bytesOf(value);
  if (bytes !== undefined) return [renderBytes(toolName, bytes)];
  if (structured === undefined) {
    const blocks = Array.isArray(json) ? json : [json];
    if (blocks.length > 0 && blocks.every(isContentBlock)) return blocks.map(cutBlock);
  }
  return [{ type: "text", text: cut(textOf(json)) }];
}

function textOf(json: Json): string {
  return typeof json === "string" ? json : JSON.stringify(json);
}

function renderBytes(toolName: string, bytes: Uint8Array): ContentBlock {
  const mimeType = mimeTypeOf(bytes);
  const data = writeBytes(bytes);
  if (mimeType?.startsWith("image/") === true) return { type: "image", data, mimeType };
  if (mimeType !== undefined) return { type: "audio", data, mimeType };
  const uri = `tool://${toolName}/result`;
  return { type: "resource", resource: { uri, mimeType: "application/octet-stream", blob: data } };
}

function cutBlock(block: ContentBlock): ContentBlock {
  return block.type === "text" ? { ...block, text: cut(block.text) } : block;
}

/** The text, or its beginning with a mark that says how much there was. Never cuts a character in two. */
export function cut(text: string, limit: number = LIMITS.resultText): string {
  if (text.length <= limit) return text;
  const isHalf = text.charCodeAt(limit - 1) >> 10 === 0x36;
  return `${text.slice(0, isHalf ? limit - 1 : limit)}\n… [cut here: the whole result has ${text.length} characters]`;
}
