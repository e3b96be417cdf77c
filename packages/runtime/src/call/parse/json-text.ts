import { isObject } from "../../schema/kind.js";
import { show } from "../../schema/show.js";
import { LIMITS } from "../limits.js";
import type { Repair } from "../tool-result.js";
import { type ExactJson, parseExactly } from "./exact-json.js";
import { findJsonEnd } from "./json-end.js";

/** How JSON text that a model wrote is read. */
export interface TextOptions {
  /** Understand JSON in a fence, in front of prose, or encoded twice. */
  readonly lenient: boolean;
  /** What the text must hold at the least: an object, as arguments are, or any JSON value. */
  readonly root: "object" | "any";
  /** A text may be meant: what looks like JSON encoded twice stays a text. */
  readonly mayBeText?: boolean;
}

/** What a text holds, or why it cannot be read. Whole numbers that would be rounded are a `bigint`. */
export type TextReading =
  | (ExactJson & { readonly ok: true; readonly repairs: readonly Repair[] })
  | ({ readonly ok: false } & TextProblem);

/** Why a text is no JSON. `at` says where, as ` at position 5`, where the engine tells. */
export interface TextProblem {
  readonly problem: "too long" | "cut off" | "no JSON";
  readonly at: string;
  readonly cause?: SyntaxError;
}

/** Reads JSON text. What is not JSON, or cut off, is a problem and never a guess. */
export function readJsonText(text: string, options: TextOptions): TextReading {
  if (text.length > LIMITS.text) return { ok: false, problem: "too long", at: "" };
  const direct = tryJson(text);
  if (!direct.ok) return options.lenient ? readWrapped(text, direct.reason, options) : problemOf(text, direct.reason);
  if (typeof direct.value !== "string" || !options.lenient || options.mayBeText === true) {
    return { ...direct, repairs: [] };
  }
  const inner = tryJson(direct.value);
  if (!inner.ok || !isRoot(inner.value, options)) return { ...direct, repairs: [] };
  return repaired(inner, "JSON text encoded twice");
}

/** JSON in a Markdown fence, or in front of prose. Prose that holds another object leaves open which one is meant. */
function readWrapped(text: string, reason: string, options: TextOptions): TextReading {
  const fenced = fencedIn(text);
  const candidate = (fenced ?? text).trimStart();
  const whole = fenced === undefined || options.root === "object" ? undefined : tryJson(candidate);
  if (whole?.ok === true) return repaired(whole, "JSON text in a fence");
  const end = startsRoot(candidate, options) ? findJsonEnd(candidate) : undefined;
  const rest = end === undefined ? "" : candidate.slice(end);
  const parsed = end === undefined || !isProse(rest) ? undefined : tryJson(candidate.slice(0, end));
  if (parsed === undefined || !parsed.ok) return problemOf(text, reason);
  return repaired(parsed, fenced === undefined ? "JSON text with prose behind it" : "JSON text in a fence");
}

/**
 * Whether what stands behind an object is prose, and not the rest of arguments whose brace was closed too early: their
 * defaults would run in place of what the model said.
 */
function isProse(rest: string): boolean {
  return !/[{[]|^\s*[,;:="']|["'\w]\s*["']\s*:/.test(rest);
}

/** What is in a fence; behind it there may be prose. */
function fencedIn(text: string): string | undefined {
  const alone = /^\s*```[a-z]*\s*([\s\S]*?)\s*```\s*$/i.exec(text);
  if (alone !== null) return alone[1];
  const [, inside, rest = ""] = /^\s*```[a-z]*\s*([\s\S]*?)\s*\n```\s*?\n([\s\S]*)$/i.exec(text) ?? [];
  return inside !== undefined && isProse(rest) && !rest.includes("```") ? inside : undefined;
}

function repaired({ value, inexact }: ExactJson, from: string): TextReading {
  return { ok: true, value, inexact, repairs: [{ path: "", from, to: show(value) }] };
}

function startsRoot(text: string, { root }: TextOptions): boolean {
  return text.startsWith("{") || (root === "any" && text.startsWith("["));
}

function isRoot(value: unknown, { root }: TextOptions): boolean {
  return isObject(value) || (root === "any" && Array.isArray(value));
}

function tryJson(text: string): (ExactJson & { ok: true }) | { ok: false; reason: string } {
  try {
    return { ok: true, ...parseExactly(text) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

function problemOf(text: string, reason: string): TextReading {
  const start = text.trimStart();
  const isCutOff = /^[{[]/.test(start) && findJsonEnd(start) === undefined;
  const position = /position (\d+)/.exec(reason)?.[1];
  const at = position === undefined ? "" : ` at position ${position}`;
  return { ok: false, problem: isCutOff ? "cut off" : "no JSON", at, cause: new SyntaxError(reason) };
}
