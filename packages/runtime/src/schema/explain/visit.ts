import type { JsonSchema } from "../../json-schema.js";
import type { Place } from "../path.js";
import type { Pattern } from "../pattern/compile-pattern.js";

/** A schema or part of one. */
export type Schema = JsonSchema | boolean;

/** What the rules for the keywords see of the walk over a value. */
export interface Visit {
  /** The whole schema, for references. */
  readonly root: JsonSchema;
  /** Objects are read as if none were closed. */
  readonly open: boolean;
  /** Only the verdict counts: a fault needs no words. */
  readonly judging: boolean;
  /** Enough faults have been found; looking for more is in vain. */
  readonly full: boolean;
  /** Finds the faults of the value at a place. */
  walk(schema: Schema, value: unknown, place: Place | undefined): void;
  /** Whether the faults of a schema at a place are asked for the first time: parts may refer to one part twice, and so on. */
  tellsAnew(schema: Schema, place: Place | undefined): boolean;
  /** Whether a value fits a schema; records nothing. */
  accepts(schema: Schema, value: unknown): boolean;
  /** The expression of a pattern, read once. Each test counts as many steps. */
  pattern(source: string): Pattern;
  /** A value as a fault tells it: shortened, without secrets. */
  show(value: unknown, place: Place | undefined): string;
  /** Records a fault. */
  fault(place: Place | undefined, keyword: string, message: string): void;
}
