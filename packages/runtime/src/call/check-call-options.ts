import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { unknownOption } from "../errors/unknown-option.js";
import { oneOf } from "../schema/describe.js";
import { show } from "../schema/show.js";
import type { CallOptions } from "./call-options.js";

/** What an option must be: a type, or one of some words. */
type Kind = "signal" | "function" | "boolean" | "number" | "object" | "any" | readonly string[];

const WORDS: Readonly<Record<Extract<Kind, string>, string>> = {
  signal: "an AbortSignal",
  function: "a function",
  boolean: "a boolean",
  number: "a number",
  object: "an object",
  any: "anything",
};

/** What an option of a call must be. */
const KINDS: Readonly<Record<keyof CallOptions, Kind>> = {
  signal: "signal",
  timeout: "number",
  approve: "function",
  deps: "any",
  principal: "any",
  lenient: "boolean",
  validation: ["compiled", "ajv"],
  exposeErrors: ["sanitized", "masked"],
  onCall: "function",
  tracing: "object",
  onError: "function",
  onWarning: "function",
  onProgress: "function",
  onLog: "function",
  elicit: "function",
};

/** The names of all options of a call. */
export const OPTIONS: readonly string[] = Object.keys(KINDS);

/**
 * Checks options of calls that are kept for many calls: a handler that is spelled wrongly would never be heard of again.
 *
 * @param options - the options
 * @param owner - what they were given to, for the message
 * @throws ToolDefinitionError that names the option, and the nearest one where there is none of that name
 */
export function checkCallOptions(options: object, owner: string): void {
  for (const [name, value] of Object.entries(options)) {
    const kind = isOption(name) ? KINDS[name] : undefined;
    if (kind === undefined) {
      throw unknownOption(owner, name, OPTIONS);
    }
    if (value === undefined || isOfKind(kind, value)) continue;
    const wanted = typeof kind === "string" ? WORDS[kind] : oneOf(kind.map(show));
    throw new ToolDefinitionError(
      "WL2005",
      `The option \`${name}\` of ${owner} must be ${wanted}, not ${show(value)}.`,
    );
  }
}

/**
 * The name among the options of a single call that is none, or undefined. Only names are looked at, without taking memory:
 * this is asked at every call.
 */
export function strangerIn(options: object): string | undefined {
  for (const name in options) if (!isOption(name)) return name;
  return undefined;
}

function isOption(name: string): name is keyof CallOptions {
  return Object.hasOwn(KINDS, name);
}

function isOfKind(kind: Kind, value: unknown): boolean {
  if (kind === "any") return true;
  if (kind === "signal") return typeof (value as AbortSignal | null)?.addEventListener === "function";
  if (typeof kind !== "string") return kind.includes(value as string);
  return kind === "number" ? typeof value === "number" && value > 0 : typeof value === kind && value !== null;
}
