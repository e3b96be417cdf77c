import type { Json } from "windlass";
import type { TypeModel } from "../../model/type-model.js";

const DATE_TIME = "2031-05-06T07:08:09Z";
const ADDRESS = "https://example.com/";

/** Texts of every form that a type of text may have. */
const TEXTS: readonly string[] = [
  "12",
  "-1",
  // No base64, unlike the numbers above.
  "7",
  "aGk=",
  DATE_TIME,
  ADDRESS,
  "",
  "a",
  "1.5",
  "not base64!",
  "2031-05-06",
  "07:08:09Z",
  "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
  "ada@example.com",
  "127.0.0.1",
];

/** What stands between the fixed ends of a pattern. */
const MIDDLES: readonly string[] = ["", "a", "1", "12", "1.5", "AA", "AAA", "a.b", ADDRESS, DATE_TIME];

/** JSON values that have a chance to be values of the type, which is no list, object, union or reference. */
export function sampleValues(type: TypeModel): readonly Json[] {
  const { constraints = {} } = type;
  switch (type.kind) {
    case "literal":
      return type.values;
    case "bigint":
      return type.values ?? TEXTS;
    case "null":
      return [null];
    case "boolean":
      return [true, false];
    case "number":
      return [1, 0, -1, 0.5, ...[1, -1, 0].flatMap((step) => numbersBeside(constraints, step))];
    case "template":
      return [...TEXTS, ...textsLike(type.pattern)];
    case "unknown":
    case "unsupported":
      return [...TEXTS, 1, true, null];
    default:
      return typeof constraints.pattern === "string" ? [...TEXTS, ...textsLike(constraints.pattern)] : TEXTS;
  }
}

function numbersBeside(constraints: { readonly [keyword: string]: Json }, step: number): number[] {
  return Object.values(constraints).flatMap((limit) => (typeof limit === "number" ? [limit + step] : []));
}

/** Texts with the fixed ends of a pattern. Not all of them match it. */
function textsLike(pattern: string): readonly string[] {
  const [start, end] = [fixedStart(pattern), fixedEnd(pattern)];
  const between = MIDDLES.map((middle) => start + middle + end);
  const over = TEXTS.map(
    (text) => start + text.slice(start.length, Math.max(start.length, text.length - end.length)) + end,
  );
  return [...between, ...over];
}

/** How much of a pattern is looked at from either end. */
const LOOKED_AT = 100;

/** `x-` of `^x-[0-9]+$`. */
function fixedStart(pattern: string): string {
  const found = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[^A-Za-z0-9])*)(.?)/su.exec(pattern.slice(0, LOOKED_AT));
  const [, text = "", next = ""] = found ?? [];
  const characters = [...text.matchAll(/\\?(.)/gsu)].map((match) => match[1] ?? "");
  // The last character belongs to what counts it.
  if (["*", "?", "{"].includes(next)) characters.pop();
  return characters.join("");
}

/** `px` of `[0-9]+px$`. */
function fixedEnd(pattern: string): string {
  const end = /^([\s\S]*?)((?:[^\\^$.*+?()[\]{}|]|\\[^A-Za-z0-9])*)\$$/u.exec(pattern.slice(-LOOKED_AT));
  const [, before = "", text = ""] = end ?? [];
  if (before === "") return "";
  // After a backslash the first letter is a class, such as `\d`.
  return text.slice(before.endsWith("\\") ? 1 : 0).replace(/\\(.)/gsu, "$1");
}
