import type { ToolResult } from "../../call/tool-result.js";
import type { Json } from "../../descriptor.js";
import { isObject } from "../../schema/kind.js";
import type { GeminiTool } from "../definitions.js";
import { call, each, field, list, Pieces } from "./read.js";
import { picturesOf, textOf } from "./said.js";
import type { StreamReader, ToolChoice, Wire, WireCall, WireResult } from "./wire.js";

/** A response, a content, a part, or a list of these. */
export type GeminiResponse = object | readonly object[];

/** The results of a turn, as one content. */
export interface GeminiResultsContent {
  role: "user";
  parts: GeminiPart[];
}

/** One result, or a picture of one. */
export type GeminiPart =
  | { functionResponse: { id?: string; name: string; response: Record<string, unknown>; parts?: GeminiPicture[] } }
  | GeminiPicture;

/** A picture. */
export interface GeminiPicture {
  inlineData: { mimeType: string; data: string };
}

/** What `toolConfig` takes. */
export interface GeminiToolConfig {
  functionCallingConfig: { mode: "AUTO" | "ANY" | "NONE"; allowedFunctionNames?: string[] };
}

/** What older models do differently. */
export interface GeminiVariant {
  /** Pictures stand beside the result: models before Gemini 3 take none in it. */
  readonly picturesBeside?: boolean;
}

/** Gemini and Vertex (https://ai.google.dev/api/generate-content). There is no id where the API gave none. */
export function geminiWire<Declaration extends object = GeminiTool>(
  variant: GeminiVariant = {},
): Wire<Declaration, GeminiResponse, GeminiResultsContent, GeminiToolConfig, { functionDeclarations: Declaration[] }> {
  return {
    tools: (definitions) => (definitions.length === 0 ? [] : [{ functionDeclarations: [...definitions] }]),
    choice: (choice) => ({ functionCallingConfig: mode(choice) }),
    callsFrom: (response) => each(response).flatMap(partsOf).flatMap(callOf),
    resultsFor(results) {
      const parts = results.flatMap((result) => part(result, variant));
      return parts.length === 0 ? [] : [{ role: "user", parts }];
    },
    reader,
  };
}

function mode(choice: ToolChoice): GeminiToolConfig["functionCallingConfig"] {
  if (typeof choice !== "string") return { mode: "ANY", allowedFunctionNames: [choice.tool] };
  return { mode: ({ auto: "AUTO", none: "NONE", required: "ANY" } as const)[choice] };
}

function partsOf(reply: unknown): readonly unknown[] {
  const candidates = field(reply, "candidates");
  // One of several candidates goes on: the first.
  if (Array.isArray(candidates)) return list(field(candidates[0], "content", "parts"));
  const parts = field(reply, "content", "parts") ?? field(reply, "parts");
  return Array.isArray(parts) ? parts : [reply];
}

function callOf(part: unknown): WireCall[] {
  const found = field(part, "functionCall");
  if (!isObject(found)) return [];
  return [call(field(found, "id"), field(found, "name"), field(found, "args"))];
}

function part({ result, name }: WireResult, { picturesBeside = false }: GeminiVariant): GeminiPart[] {
  const pictures = picturesOf(result).map(({ data, mimeType }) => ({ inlineData: { mimeType, data } }));
  const isInside = pictures.length > 0 && !picturesBeside;
  const response = {
    functionResponse: {
      // An id that was made up here is nothing to the API.
      ...(!/^call_[0-9a-f]{16}$/.test(result.callId) && { id: result.callId }),
      name,
      response: payload(result),
      ...(isInside && { parts: pictures }),
    },
  };
  return picturesBeside ? [response, ...pictures] : [response];
}

/** `output` or `error`, as the API has them. A schema in it is refused by the API, so it goes as text. */
function payload(result: ToolResult): Record<string, unknown> {
  if (result.isError) return { error: textOf(result) };
  const { structuredContent } = result;
  if (structuredContent === undefined || mentionsSchema(structuredContent)) return { output: textOf(result) };
  const isWrapped = Object.keys(structuredContent).length === 1 && Object.hasOwn(structuredContent, "result");
  return { output: isWrapped ? structuredContent.result : structuredContent };
}

function mentionsSchema(value: Json): boolean {
  return /"\$(?:ref|defs)"\s*:/.test(JSON.stringify(value));
}

function reader(): StreamReader {
  const pieces = new Pieces();
  const whole: WireCall[] = [];
  let open: { key: number; args: Record<string, unknown> } | undefined;
  let count = 0;
  return {
    push(chunk) {
      for (const each of partsOf(chunk)) {
        const found = field(each, "functionCall");
        if (!isObject(found) || whole.length >= 1000) continue;
        const partial = field(found, "partialArgs");
        const goesOn = field(found, "willContinue") === true;
        if (open === undefined && !Array.isArray(partial) && !goesOn) {
          whole.push(...callOf(each));
          continue;
        }
        open ??= { key: count++, args: {} };
        pieces.add(open.key, { id: field(found, "id"), name: field(found, "name") });
        for (const arg of list(partial)) putArg(open.args, arg);
        if (goesOn) continue;
        pieces.add(open.key, { arguments: open.args });
        whole.push(pieces.calls()[open.key]!);
        open = undefined;
      }
    },
    calls: () => [...whole],
  };
}

/** One piece of an argument: `{ jsonPath: "$.a[0].b", stringValue | numberValue | boolValue | nullValue }`; texts come in parts. */
function putArg(args: Record<string, unknown>, piece: unknown): void {
  const path = field(piece, "jsonPath");
  if (typeof path !== "string" || !path.startsWith("$")) return;
  const keys = [...path.matchAll(/\.([^.[\]]+)|\[(\d+)\]|\[['"]([^'"]*)['"]\]/g)].map(([, name, index, quoted]) =>
    index === undefined ? (name ?? quoted ?? "") : Number(index),
  );
  if (keys.length === 0 || keys.length > 100 || keys.includes("__proto__")) return;
  let at: Record<string | number, unknown> = args;
  for (const [index, key] of keys.slice(0, -1).entries()) {
    if (typeof key === "number" && key > 100_000) return;
    const known = Object.hasOwn(at, key) ? at[key] : undefined;
    if (typeof known !== "object" || known === null) at[key] = typeof keys[index + 1] === "number" ? [] : {};
    at = at[key] as Record<string | number, unknown>;
  }
  const last = keys.at(-1)!;
  if (typeof last === "number" && last > 100_000) return;
  const said = field(piece, "stringValue");
  if (typeof said === "string") {
    const before = Object.hasOwn(at, last) ? at[last] : undefined;
    at[last] = (typeof before === "string" ? before : "") + said;
  } else if (field(piece, "nullValue") !== undefined) at[last] = null;
  else at[last] = field(piece, "numberValue") ?? field(piece, "boolValue");
}
