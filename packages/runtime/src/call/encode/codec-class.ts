import type { Codec } from "../../descriptor.js";
import { bytesOf } from "./forms-of-values.js";

/**
 * Whether a codec is one for values of this class: `own`, it is; `loose`, the value passes there as what it is, such as a
 * `Date` where any value may stand; `swapped`, the JSON form stands where the class is wanted; `wrong`, the codec is for
 * another class of the same JSON form.
 */
export type ClassVerdict = "own" | "loose" | "swapped" | "wrong";

/** What a value is, and what a codec makes of JSON. */
type ClassName = "a Date" | "a URL" | "bytes" | "a Map" | "a Set" | "a list" | "an object";

/** The class that a codec makes, and the kind of JSON value that it makes it of. */
const MADE: { readonly [name in Codec[0]]?: readonly [made: ClassName, of: "string" | "array" | "object"] } = {
  date: ["a Date", "string"],
  url: ["a URL", "string"],
  bytes: ["bytes", "string"],
  buffer: ["bytes", "string"],
  "node-buffer": ["bytes", "string"],
  map: ["a Map", "object"],
  pairs: ["a Map", "array"],
  set: ["a Set", "array"],
  array: ["a list", "array"],
  tuple: ["a list", "array"],
  object: ["an object", "object"],
};

const FORMS: { readonly [name in ClassName]: "string" | "array" | "object" } = {
  "a Date": "string",
  "a URL": "string",
  bytes: "string",
  "a Map": "object",
  "a Set": "array",
  "a list": "array",
  "an object": "object",
};

/**
 * Holds the class of a value against a codec that is neither a union nor a reference. The codec of a union's only branch
 * that changes form stands for the whole union where the others have other JSON forms: these pass by it.
 *
 * @param value - the value; what its `toJSON` gives, where it has one
 */
export function classVerdict(value: object, codec: Codec | undefined): ClassVerdict {
  const given = classOf(value);
  const [wanted, form] = (codec === undefined ? undefined : MADE[codec[0]]) ?? [];
  if (given === wanted) return "own";
  if (form !== FORMS[given]) return hasOwnForm(value) ? "loose" : "own";
  // A Set is an Iterable; arrays and objects are the JSON forms of sets and maps.
  if (given === "a Set" && codec?.[0] === "array") return "own";
  return given === "a list" || (given === "an object" && codec?.[0] === "map") ? "swapped" : "wrong";
}

/** Says that a value is of another class than the codec is for. */
export function classFault(value: object, codec: Codec | undefined): string {
  return `expected ${(codec && MADE[codec[0]]?.[0]) ?? "an object"}, got ${classOf(value)}`;
}

/** Whether a value is of one of the classes that have a JSON form of their own: a `Map` is no object with properties. */
export function hasOwnForm(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return !["a list", "an object"].includes(classOf(value));
}

function classOf(value: object): ClassName {
  if (value instanceof Map) return "a Map";
  if (value instanceof Set) return "a Set";
  if (value instanceof Date) return "a Date";
  if (value instanceof URL) return "a URL";
  if (bytesOf(value) !== undefined) return "bytes";
  return Symbol.iterator in value ? "a list" : "an object";
}
