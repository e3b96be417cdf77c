import type { Json } from "../../descriptor.js";
import { badOutput } from "../encode/bad-output.js";
import { bytesOf } from "../encode/forms-of-values.js";
import type { EncodedResult } from "../encode/result-form.js";
import { writeBytes } from "../encode/wire-forms.js";
import { LIMITS } from "../limits.js";
import { type ContentBlock, isContentBlock, mimeTypeOf } from "./content.js";
import { cut } from "./cut.js";
import { renderBlocks, sizeOfBlocks } from "./render-blocks.js";

/**
 * What the model reads of a result: a string as it is, anything else as JSON, pictures and sounds as such. A tool without
 * an output schema may return blocks of content itself. Long text is cut, with a mark; what cannot be cut is bounded.
 *
 * @param toolName - names the resource that other bytes become
 * @param value - what the tool returned
 * @param encoded - the same as JSON
 * @throws ToolOutputError for a result that is larger than {@link LIMITS} allow
 */
export function render(toolName: string, value: unknown, encoded: EncodedResult): readonly ContentBlock[] {
  const { json, structured } = encoded;
  if (json === undefined) return [{ type: "text", text: "(no result)" }];
  const bytes = bytesOf(value);
  if (bytes !== undefined) {
    refuseLarge(toolName, (bytes.length / 3) * 4);
    return [renderBytes(toolName, bytes)];
  }
  const blocks = structured === undefined ? blocksIn(json) : undefined;
  if (blocks !== undefined) {
    refuseLarge(toolName, sizeOfBlocks(blocks));
    return renderBlocks(blocks);
  }
  const text = textOf(json);
  refuseLarge(toolName, text.length);
  return [{ type: "text", text: cut(text) }];
}

/** What no conversation, and hardly a connection, can hold: texts could be cut, the rest would be lost or a lie. */
function refuseLarge(toolName: string, size: number): void {
  if (size <= LIMITS.resultSize) return;
  const message = `is too large (${Math.round(size)} characters as JSON, the most is ${LIMITS.resultSize})`;
  throw badOutput(toolName, [{ path: [], keyword: "limit", message }]);
}

function blocksIn(json: Json): readonly ContentBlock[] | undefined {
  const blocks = Array.isArray(json) ? json : [json];
  return blocks.length > 0 && blocks.every(isContentBlock) ? blocks : undefined;
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
