import { ToolArgumentsError } from "../errors/tool-execution-error.js";
import { isObject } from "../schema/kind.js";
import { show } from "../schema/show.js";
import { findJsonEnd } from "./json-end.js";
import { LIMITS } from "./limits.js";
import { snapshot, TooLarge } from "./snapshot.js";
import type { Repair } from "./tool-result.js";

/** Arguments as an object that nobody else holds, and what had to be done to get there. */
export interface ParsedArguments {
  readonly value: Record<string, unknown>;
  readonly repairs: readonly Repair[];
}

/** How a tool wants its arguments parsed. */
export interface ParseOptions {
  readonly toolName: string;
  /** Nothing, `null` and `""` are as good as `{}`: the tool takes no arguments. */
  readonly takesNothing: boolean;
  /** Understand JSON in a fence, in front of prose, or encoded twice. */
  readonly lenient: boolean;
}

/**
 * Reads the arguments of a call: an object, or JSON text. Text that is not JSON, or cut off, is an error and never a
 * guess, since a garbled call must not run with defaults.
 *
 * @param raw - what the model sent
 * @throws {@link ToolArgumentsError} `invalid_json` where no object can be read, `invalid_arguments` where it is too large
 */
export function parseArguments(raw: unknown, options: ParseOptions): ParsedArguments {
  const { toolName } = options;
  if (raw === undefined || (options.takesNothing && (raw === null || isBlank(raw)))) return { value: {}, repairs: [] };
  const { value, repairs } = typeof raw === "string" ? parseText(raw, options) : { value: raw, repairs: [] };
  if (!isObject(value)) throw new ToolArgumentsError(toolName, `Arguments must be an object, got ${show(value)}.`);
  try {
    return { value: snapshot(value) as Record<string, unknown>, repairs };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    const message = `arguments are ${error.message}`;
    throw new ToolArgumentsError(toolName, `Invalid arguments: ${message}`, [{ path: [], keyword: "limit", message }]);
  }
}

function isBlank(raw: unknown): boolean {
  return typeof raw === "string" && raw.trim() === "";
}

function parseText(text: string, options: ParseOptions): { value: unknown; repairs: readonly Repair[] } {
  if (text.length > LIMITS.text) {
    throw new ToolArgumentsError(options.toolName, `The arguments are too long (more than ${LIMITS.text} characters).`);
  }
  const direct = tryJson(text);
  if (!direct.ok)
    return options.lenient ? parseWrapped(text, direct.reason, options) : fail(text, direct.reason, options);
  if (typeof direct.value !== "string" || !options.lenient) return { value: direct.value, repairs: [] };
  const inner = tryJson(direct.value);
  if (!inner.ok || !isObject(inner.value)) return { value: direct.value, repairs: [] };
  return { value: inner.value, repairs: [{ path: "", from: "JSON text encoded twice", to: show(inner.value) }] };
}

/** JSON in a Markdown fence, or in front of prose. Prose that holds another object leaves open which one is meant. */
function parseWrapped(
  text: string,
  reason: string,
  options: ParseOptions,
): { value: unknown; repairs: readonly Repair[] } {
  const fenced = /^\s*```[a-z]*\s*([\s\S]*?)\s*```\s*$/i.exec(text)?.[1];
  const candidate = (fenced ?? text).trimStart();
  const end = candidate.startsWith("{") ? findJsonEnd(candidate) : undefined;
  const rest = end === undefined ? "" : candidate.slice(end);
  const parsed = end === undefined || /[{[]/.test(rest) ? undefined : tryJson(candidate.slice(0, end));
  if (parsed === undefined || !parsed.ok) return fail(text, reason, options);
  const from = fenced === undefined ? "JSON text with prose behind it" : "JSON text in a fence";
  return { value: parsed.value, repairs: [{ path: "", from, to: show(parsed.value) }] };
}

function tryJson(text: string): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

function fail(text: string, reason: string, options: ParseOptions): never {
  const start = text.trimStart();
  const isCutOff = start.startsWith("{") && findJsonEnd(start) === undefined;
  const position = /position (\d+)/.exec(reason)?.[1];
  const at = position === undefined ? "" : ` at position ${position}`;
  const message = isCutOff
    ? `The arguments are cut off: the JSON text ends after ${text.length} characters, in the middle of it. Send the whole call again.`
    : `Arguments must be a JSON object, but this text is not valid JSON${at}: ${show(text)}.`;
  throw new ToolArgumentsError(options.toolName, message, [], { cause: new SyntaxError(reason) });
}
