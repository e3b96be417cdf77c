import { ToolDefinitionError } from "../../errors/tool-definition-error.js";
import { bytesOf } from "../encode/forms-of-values.js";
import { writeBytes } from "../encode/wire-forms.js";
import { type MediaBlock, mimeTypeOf, type ResourceBlock, type TextBlock } from "./content.js";

/** Bytes as they come from a file, a canvas or the network. */
export type Bytes = Uint8Array | ArrayBuffer;

/** A text, as a block of content. */
export function textContent(text: string): TextBlock {
  return { type: "text", text };
}

/**
 * A picture, as a block of content.
 *
 * @param data - its bytes, or these in base64
 * @param mimeType - such as `image/png`; needed where the bytes do not tell (PNG, JPEG, GIF and WebP do)
 * @throws ToolDefinitionError where the kind of picture is neither said nor told by the bytes
 */
export function imageContent(data: Bytes | string, mimeType?: string): MediaBlock {
  return mediaContent("image", data, mimeType);
}

/**
 * A sound, as a block of content.
 *
 * @param data - its bytes, or these in base64
 * @param mimeType - such as `audio/mpeg`; needed where the bytes do not tell (WAV do)
 * @throws ToolDefinitionError where the kind of sound is neither said nor told by the bytes
 */
export function audioContent(data: Bytes | string, mimeType?: string): MediaBlock {
  return mediaContent("audio", data, mimeType);
}

/**
 * A document, as a block of content.
 *
 * @param uri - by which it is known, such as `file:///report.pdf`
 * @param data - its text, or its bytes
 * @param mimeType - such as `text/markdown`
 */
export function resourceContent(uri: string, data: string | Bytes, mimeType?: string): ResourceBlock {
  const type = mimeType === undefined ? {} : { mimeType };
  const held = typeof data === "string" ? { text: data } : { blob: base64Of(data) };
  return { type: "resource", resource: { uri, ...type, ...held } };
}

function mediaContent(type: "image" | "audio", data: Bytes | string, given: string | undefined): MediaBlock {
  const bytes = typeof data === "string" ? undefined : bytesOf(data);
  const told = bytes === undefined ? undefined : mimeTypeOf(bytes);
  const mimeType = given ?? (told?.startsWith(`${type}/`) === true ? told : undefined);
  if (mimeType === undefined) {
    const name = `${type}Content`;
    throw new ToolDefinitionError(
      "WL2015",
      `\`${name}\` was not told the kind of ${type}, and its data does not tell.`,
      {
        hint: `Say it: \`${name}(data, "${type === "image" ? "image/svg+xml" : "audio/mpeg"}")\`.`,
      },
    );
  }
  return { type, data: typeof data === "string" ? data : base64Of(data), mimeType };
}

function base64Of(data: Bytes): string {
  return writeBytes(bytesOf(data) ?? new Uint8Array());
}
