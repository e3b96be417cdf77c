import type { JsonSchema } from "../../json-schema.js";
import type { Loss } from "../conversion.js";
import type { Form } from "../form/form.js";
import type { Budget } from "./intersect.js";
import type { SchemaRules } from "./rules.js";

/** A schema or part of one. */
export type Schema = JsonSchema | boolean;

/** A schema in the dialect, and how values in it differ from the tool's own. */
export interface Written {
  readonly schema: JsonSchema;
  readonly form?: Form | undefined;
  /** What is to be told in the description besides. */
  readonly note?: string | undefined;
}

/** Where the walk is in the tool's own schema. */
export interface Place {
  /** JSON Pointer. */
  readonly path: string;
  /** Schemas inside of schemas, from the root. */
  readonly depth: number;
  /** The references that are being followed in place, the innermost last. */
  readonly following: readonly string[];
}

/** What the writers of the single kinds of schemas see of the walk. */
export interface Writer {
  /** The tool's own schema, for its references. */
  readonly root: JsonSchema;
  readonly rules: SchemaRules;
  /** For joining schemas. */
  readonly budget: Budget;
  /** Writes a part. */
  write(schema: Schema, at: Place): Written;
  /** A reference to a definition that stays one; the definition is written when it is first asked for. */
  define(ref: string, at: Place): Written;
  /** A definition as far as it has been written, for looking behind a reference. */
  defined(ref: string): JsonSchema | undefined;
  /** Whether what a reference leads to contains itself. */
  isRecursive(ref: string): boolean;
  /** Notes a loss. */
  lose(at: Place, keyword: string, kind: Loss["kind"], message: string): void;
  /** Ends the walk: the rules cannot say this schema. */
  refuse(at: Place, keyword: string, message: string): never;
}

/** The place of a part. */
export function inside(at: Place, ...keys: readonly (string | number)[]): Place {
  const steps = keys.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`);
  return { ...at, path: at.path + steps.join(""), depth: at.depth + 1 };
}
