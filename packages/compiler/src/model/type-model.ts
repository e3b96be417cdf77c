import type { Json } from "windlass";
import type { Span } from "../span.js";

/**
 * What a TypeScript type means for a tool: plain JSON-serialisable data without TypeScript in it. Recursion goes by
 * name through {@link TypeTable}, never by object identity.
 */
export type TypeModel = TypeShape & TypeNotes;

/** What stands beside a type: texts and values that its schema carries, whatever its shape is. */
export interface TypeNotes {
  /** Description of this use of the type. */
  readonly doc?: string;
  readonly default?: Json;
  readonly deprecated?: true;
  readonly examples?: readonly Json[];
  /** Further JSON Schema keywords of this use (`minimum`, `pattern`, …), already checked against the type. */
  readonly constraints?: { readonly [keyword: string]: Json };
  /** The type that this is a use of: its place in {@link Origin}s. Types without a name of their own may have one too. */
  readonly origin?: number;
}

/** A type that may stand in several places: written out in each, or defined once where that would be too long. */
export interface Origin {
  /** Its name in the source, safe in a URI fragment; not unique. */
  readonly name: string;
  /** The type with its own notes, as it was read. */
  readonly type: TypeModel;
}

/** The closed set of shapes. Lowering is one exhaustive switch over `kind`. */
export type TypeShape =
  | { readonly kind: "string" | "number" | "boolean" | "null" }
  /** Any whole number; with `values` one of these (`1n | 2n`), as decimal texts, sorted and without duplicates. */
  | { readonly kind: "bigint"; readonly values?: readonly string[] }
  /** `unknown` and `any`: everything is accepted. */
  | { readonly kind: "unknown" }
  /** The keyword `object`: any JSON object. */
  | { readonly kind: "any-object" }
  /** A type that cannot be expressed. A diagnostic has been given; its schema is `{}` so that the rest still stands. */
  | { readonly kind: "unsupported" }
  /** One or more literal values: literals, enums, finite template literals. Sorted and without duplicates. */
  | { readonly kind: "literal"; readonly values: readonly (string | number | boolean)[] }
  /** An infinite template literal, as an anchored, linear regular expression. */
  | { readonly kind: "template"; readonly pattern: string }
  | { readonly kind: "date" | "url" | "bytes" | "buffer" | "node-buffer" }
  | { readonly kind: "array"; readonly items: TypeModel }
  | { readonly kind: "tuple"; readonly elements: readonly TupleElementModel[]; readonly rest?: TypeModel }
  | { readonly kind: "set"; readonly items: TypeModel }
  | { readonly kind: "map"; readonly key: TypeModel; readonly value: TypeModel }
  | ObjectModel
  /** Two or more members, none of them a union; sorted by {@link structureKey} in the end; literals are folded into one member. */
  | { readonly kind: "union"; readonly members: readonly TypeModel[] }
  /** A recursive type, defined in the tool's {@link TypeTable}. */
  | { readonly kind: "ref"; readonly name: string };

export interface TupleElementModel {
  readonly type: TypeModel;
  readonly optional: boolean;
  readonly label?: string;
}

/** A closed object, unless it has an index signature. */
export interface ObjectModel {
  readonly kind: "object";
  /** In declaration order. */
  readonly properties: readonly PropertyModel[];
  /** The value type of a string or number index signature. */
  readonly index?: TypeModel;
  /** Template-literal index signatures. */
  readonly patterns?: readonly { readonly pattern: string; readonly type: TypeModel }[];
}

export interface PropertyModel {
  /** With `of`, the regular expression of its names, or `[key]`. */
  readonly name: string;
  /**
   * For the arguments object alone: not one property, but all those that nothing else names (`rest`), or whose names match
   * a pattern. Everywhere else an object has `index` and `patterns`.
   */
  readonly of?: "rest" | "pattern";
  readonly type: TypeModel;
  readonly optional: boolean;
  /** Where it is written down in the user's own files. */
  readonly place?: Span;
}

/** The recursive types of one tool, by a name that is safe in a URI fragment. */
export interface TypeTable {
  readonly [name: string]: TypeModel;
}

/**
 * The same text for types that read the same. Types that may stand in several places count by their number, so that the
 * text stays short; as numbers come in the order of reading, it tells types apart but gives them no lasting order.
 */
export function sortKey(type: TypeModel): string {
  return `${rankOf(type)} ${JSON.stringify(type, (key, value: unknown) => shortValue(key, value, type))}`;
}

/**
 * The place of a union member in the one fixed order: simple types first, then by structure. The same on every compiler,
 * whatever was read before; as long as the type itself.
 */
export function structureKey(type: TypeModel): string {
  const isNote = (key: string, value: unknown): boolean =>
    key === "place" || (key === "origin" && typeof value === "number");
  return `${rankOf(type)} ${JSON.stringify(type, (key, value: unknown) => (isNote(key, value) ? undefined : value))}`;
}

function rankOf({ kind }: TypeModel): string {
  return String(ORDER.indexOf(kind)).padStart(2, "0");
}

function shortValue(key: string, value: unknown, whole: TypeModel): unknown {
  if (key === "place" || (key === "origin" && typeof value === "number")) return undefined;
  if (typeof value !== "object" || value === null || value === whole || !isUse(value)) return value;
  const { kind, origin, doc, constraints, default: fallback, examples, deprecated } = value;
  return [kind, origin, doc, constraints, fallback, examples, deprecated];
}

function isUse(value: object): value is TypeModel {
  return "kind" in value && "origin" in value && typeof value.origin === "number";
}

const ORDER: readonly TypeModel["kind"][] = [
  "literal",
  "string",
  "template",
  "number",
  "bigint",
  "boolean",
  "date",
  "url",
  "bytes",
  "buffer",
  "node-buffer",
  "array",
  "tuple",
  "set",
  "map",
  "object",
  "any-object",
  "ref",
  "union",
  "unknown",
  "unsupported",
  "null",
]; // prettier-ignore
