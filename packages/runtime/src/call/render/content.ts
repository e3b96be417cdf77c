import { isObject } from "../../schema/kind.js";

/** A piece of a result's content, as MCP defines it (https://modelcontextprotocol.io/specification/2026-07-28/server/tools). */
export type ContentBlock = TextBlock | MediaBlock | ResourceLinkBlock | ResourceBlock;

/**
 * What a tool returns that speaks to the model in pictures, sounds and documents: a block of content, or a list of them. It
 * needs no output schema; blocks go to the model as they are.
 *
 * @example
 * function chart(): ToolContent { return [textContent("Sales, 2026:"), imageContent(png)]; }
 */
export type ToolContent = ContentBlock | readonly ContentBlock[];

/** For whom a block is, and how important. */
export interface BlockAnnotations {
  /** Who should see it. */
  readonly audience?: readonly ("user" | "assistant")[];
  /** From 0 (may be left out) to 1 (needed). */
  readonly priority?: number;
  /** When it was last changed, as an ISO 8601 date and time. */
  readonly lastModified?: string;
}

/** A text. */
export interface TextBlock {
  readonly type: "text";
  readonly text: string;
  readonly annotations?: BlockAnnotations;
}

/** An image or a sound. */
export interface MediaBlock {
  readonly type: "image" | "audio";
  /** The bytes, in base64. */
  readonly data: string;
  readonly mimeType: string;
  readonly annotations?: BlockAnnotations;
}

/** A link to a resource that the client can read. */
export interface ResourceLinkBlock {
  readonly type: "resource_link";
  readonly uri: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly mimeType?: string;
  readonly annotations?: BlockAnnotations;
}

/** A resource, written out: a text or, in base64, bytes. */
export interface ResourceBlock {
  readonly type: "resource";
  readonly resource: {
    readonly uri: string;
    readonly mimeType?: string;
    readonly text?: string;
    readonly blob?: string;
  };
  readonly annotations?: BlockAnnotations;
}

/** All that blocks may have; a row of data that looks like a block has more. */
const MEMBERS: readonly string[] = [
  "_meta",
  "annotations",
  "data",
  "description",
  "icons",
  "mimeType",
  "name",
  "resource",
  "size",
  "text",
  "title",
  "type",
  "uri",
];

/** Whether a value is a block of content, and nothing more. */
export function isContentBlock(value: unknown): value is ContentBlock {
  if (!isObject(value) || !Object.keys(value).every((name) => MEMBERS.includes(name))) return false;
  const isText = (...names: readonly string[]) => names.every((name) => typeof value[name] === "string");
  switch (value.type) {
    case "text":
      return isText("text");
    case "image":
    case "audio":
      return isText("data", "mimeType");
    case "resource_link":
      return isText("uri", "name");
    case "resource":
      return isObject(value.resource) && typeof value.resource.uri === "string";
    default:
      return false;
  }
}

/** The kind of picture or sound that bytes hold, by their first bytes; undefined where they are something else. */
export function mimeTypeOf(bytes: Uint8Array): string | undefined {
  const starts = (...expected: readonly number[]) => expected.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47)) return "image/png";
  if (starts(0xff, 0xd8, 0xff)) return "image/jpeg";
  if (starts(0x47, 0x49, 0x46, 0x38)) return "image/gif";
  const form = String.fromCharCode(...bytes.subarray(8, 12));
  if (starts(0x52, 0x49, 0x46, 0x46) && form === "WEBP") return "image/webp";
  if (starts(0x52, 0x49, 0x46, 0x46) && form === "WAVE") return "audio/wav";
  return undefined;
}
