import { ToolArgumentsError } from "../../errors/tool-execution-error.js";
import { isObject } from "../../schema/kind.js";
import { show } from "../../schema/show.js";
import { LIMITS } from "../limits.js";
import type { Repair } from "../tool-result.js";
import { readJsonText, type TextProblem } from "./json-text.js";
import type { JsonPath } from "./long-numbers.js";
import { snapshot, TooLarge } from "./snapshot.js";

/** Arguments as an object that nobody else holds, and what had to be done to get there. */
export interface ParsedArguments {
  readonly value: Record<string, unknown>;
  readonly repairs: readonly Repair[];
  /** Where whole numbers stand that would be rounded; in `value` they are a `bigint`. */
  readonly inexact: readonly JsonPath[];
}

const NOTHING = { repairs: [], inexact: [] } as const;

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
  if (raw === undefined || (options.takesNothing && (raw === null || isBlank(raw)))) return { ...NOTHING, value: {} };
  const { value, ...rest } = typeof raw === "string" ? readText(raw, options) : { ...NOTHING, value: raw };
  if (options.takesNothing && (value === null || isBlank(value))) return { ...NOTHING, value: {} };
  if (!isObject(value)) throw new ToolArgumentsError(toolName, `Arguments must be an object, got ${show(value)}.`);
  try {
    return { ...rest, value: snapshot(value) as Record<string, unknown> };
  } catch (error) {
    const isTooLarge = error instanceof TooLarge;
    // An accessor or a proxy that throws is the caller's: the tool has not run.
    const message = isTooLarge ? `arguments are ${error.message}` : "arguments cannot be read";
    const faults = [{ path: [], keyword: isTooLarge ? "limit" : "form", message }];
    throw new ToolArgumentsError(toolName, `Invalid arguments: ${message}`, faults, isTooLarge ? {} : { cause: error });
  }
}

function isBlank(raw: unknown): boolean {
  return typeof raw === "string" && raw.trim() === "";
}

function readText(text: string, options: ParseOptions): Omit<ParsedArguments, "value"> & { readonly value: unknown } {
  const reading = readJsonText(text, { lenient: options.lenient, root: "object" });
  if (reading.ok) return { value: reading.value, repairs: reading.repairs, inexact: reading.inexact };
  const { problem, at, cause } = reading;
  throw new ToolArgumentsError(options.toolName, MESSAGES[problem](text, at), [], { cause });
}

const MESSAGES: Readonly<Record<TextProblem["problem"], (text: string, at: string) => string>> = {
  "too long": () => `The arguments are too long (more than ${LIMITS.text} characters).`,
  "cut off": (text) =>
    `The arguments are cut off: the JSON text ends after ${text.length} characters, in the middle of it. Send the whole call again.`,
  "no JSON": (text, at) => `Arguments must be a JSON object, but this text is not valid JSON${at}: ${show(text)}.`,
};
