import type { Json, JsonSchema } from "windlass";
import type { TypeModel, TypeTable } from "../../model/type-model.js";
import type { Span } from "../../span.js";
import type { UnionJudge } from "../branches/union-judge.js";
import type { Step } from "../inside/map-inner-types.js";

/** Where a type stands, for diagnostics. */
export interface Where {
  readonly part: "parameter" | "result" | "member" | "type";
  /** Such as `schedule.days[]`. */
  readonly path: string;
  /** The nearest member on the way that is written down in the user's own files. */
  readonly place: Span;
}

/** What settling types needs to know, and where it tells what it changed. */
export interface Settling {
  readonly types: TypeTable;
  readonly judge: UnionJudge;
  /** Arguments are read, results are written: only what is read may be mistaken. */
  readonly direction: "input" | "output";
  /** A branch of a union was dropped, since another one gets all that looks like it in JSON. */
  sharedForm(where: Where, dropped: TypeModel, kept: TypeModel): void;
  /** Some values of a branch look in JSON like those of another one, which gets them. */
  mistakable(where: Where, loser: TypeModel, winner: TypeModel, example: Json): void;
  /** So do those of more branches of the same union. */
  moreMistakable(where: Where, count: number): void;
  /** Index signatures of several value types, which a codec, not seeing names, cannot tell apart. */
  mixedKeys(where: Where): void;
  /** A `@pattern` was dropped: it is no regular expression. */
  badPattern(where: Where, pattern: Json, why: string): void;
  /** The constraints of a type leave no value. */
  noValue(where: Where, why: string): void;
  /** A default was dropped. */
  badDefault(where: Where, value: Json, schema: JsonSchema): void;
}

/** The place of an inner type. */
export function stepped({ part, path, place }: Where, step: Step): Where {
  const text = path === "" ? step.text.replace(/^\./, "") : step.text;
  return { part, path: path + text, place: step.place ?? place };
}
