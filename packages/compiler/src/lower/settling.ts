import type { Json, JsonSchema } from "windlass";
import type { TypeTable } from "../model/type-model.js";

/** What settling types needs to know, and where it tells what it changed. */
export interface Settling {
  readonly types: TypeTable;
  /** A branch of a union was dropped, since another one accepts its JSON as it is. */
  sharedForm(path: string, dropped: string, kept: string): void;
  /** Index signatures of several value types, which a codec, not seeing names, cannot tell apart. */
  mixedKeys(path: string): void;
  /** A `@pattern` was dropped: it is no regular expression. */
  badPattern(path: string, pattern: Json, why: string): void;
  /** A default was dropped. */
  badDefault(path: string, value: Json, schema: JsonSchema): void;
}
