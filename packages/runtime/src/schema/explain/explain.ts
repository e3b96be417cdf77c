import type { Json } from "../../descriptor.js";
import type { Fault } from "../../errors/fault.js";
import type { JsonSchema } from "../../json-schema.js";
import { describe } from "../describe.js";
import { equal } from "../equal.js";
import { isType, kindOf, typesOf } from "../kind.js";
import { type Place, pathOf } from "../path.js";
import { compilePattern, type Pattern } from "../pattern/compile-pattern.js";
import { show } from "../show.js";
import { explainArray } from "./array.js";
import { explainCombined } from "./combined.js";
import { explainNumber } from "./number.js";
import { explainObject } from "./object.js";
import { typeNote } from "./shape-note.js";
import { shownAt } from "./shown.js";
import { explainString } from "./string.js";
import { suggestion } from "./union.js";
import type { Schema, Visit } from "./visit.js";

/** How many faults are reported. */
export const MAX_FAULTS = 20;
/** How many schemas deep the walk goes: references in circles end here. Values are bounded before. */
const MAX_DEPTH = 1000;
/** How many schemas are held against values in one explanation, so that no schema can keep the process busy. */
const MAX_STEPS = 4_000_000;
/** Of a fault that nobody is told, it counts only that there is one. */
const SOME_FAULT: Fault = { path: [], keyword: "", message: "" };
/** How many of them the test of a pattern is worth. */
const PATTERN_STEPS = 20;

/**
 * Interprets a schema over a value and finds its faults. Needs neither `eval` nor ajv. No fault: the value fits.
 *
 * @param root - the whole schema; keywords that are not of {@link JsonSchema} are not looked at
 * @param value - what came
 * @param options - `part`: hold the value against this part of the schema; `limit`: stop after so many faults
 */
export function explain(
  root: JsonSchema,
  value: unknown,
  options: ReadingOptions & { readonly part?: Schema; readonly limit?: number } = {},
): readonly Fault[] {
  const { limit = MAX_FAULTS, open = false } = options;
  return new Explanation(root, limit, open).of(options.part ?? root, value);
}

/** How a schema is read. */
export interface ReadingOptions {
  /** As if no object were closed: for values whose unknown properties will be left out. */
  readonly open?: boolean;
}

/** Whether a value fits a schema, or a part of one. Interprets, as {@link explain} does. */
export function accepts(root: JsonSchema, value: unknown, part: Schema = root): boolean {
  return explain(root, value, { part, limit: 1 }).length === 0;
}

/**
 * The same for many questions about one value and what is inside it, which must not change its meaning between them: what
 * was found about a structure is not looked for again.
 */
export function acceptor(root: JsonSchema, options: ReadingOptions = {}): (value: unknown, part: Schema) => boolean {
  const explanation = new Explanation(root, 1, options.open ?? false);
  return (value, part) => explanation.judge(part, value);
}

class Explanation implements Visit {
  readonly root: JsonSchema;
  readonly open: boolean;
  #found: Fault[] = [];
  #limit: number;
  #judging = false;
  #depth = 0;
  #steps = 0;
  /** Verdicts about structures, and those of schemas of several parts, so that none asks the same again and again. */
  readonly #verdicts = new Map<unknown, Map<Schema, boolean>>();
  readonly #told = new Map<Place | undefined, Set<Schema>>();
  readonly #patterns = new Map<string, Pattern>();

  constructor(root: JsonSchema, limit: number, open: boolean) {
    this.root = root;
    this.#limit = limit;
    this.open = open;
  }

  of(schema: Schema, value: unknown): readonly Fault[] {
    this.walk(schema, value, undefined);
    // Counted, not recorded where it happened: a `not` around it must not turn giving up into a yes.
    if (this.#steps > MAX_STEPS) this.fault(undefined, "limit", "too complex to be checked");
    return this.#found;
  }

  /** A verdict; each question may take as many steps as any. */
  judge(schema: Schema, value: unknown): boolean {
    this.#steps = 0;
    return this.accepts(schema, value) && this.#steps <= MAX_STEPS;
  }

  get judging(): boolean {
    return this.#judging;
  }

  get full(): boolean {
    return this.#found.length >= this.#limit || this.#steps > MAX_STEPS;
  }

  fault(place: Place | undefined, keyword: string, message: string): void {
    if (this.#found.length >= this.#limit) return;
    if (this.#judging) {
      this.#found.push(SOME_FAULT);
      return;
    }
    const path = pathOf(place);
    // Two parts of a schema may say the same.
    const last = this.#found.at(-1);
    if (last?.message === message && last.path.join("/") === path.join("/")) return;
    this.#found.push({ path, keyword, message });
  }

  show(value: unknown, place: Place | undefined): string {
    return this.#judging ? "" : shownAt(value, place);
  }

  tellsAnew(schema: Schema, place: Place | undefined): boolean {
    const told = this.#told.get(place) ?? new Set<Schema>();
    if (told.has(schema)) return false;
    this.#told.set(place, told.add(schema));
    return true;
  }

  pattern(source: string): Pattern {
    this.#steps += PATTERN_STEPS;
    const known = this.#patterns.get(source) ?? compilePattern(source);
    this.#patterns.set(source, known);
    return known;
  }

  accepts(schema: Schema, value: unknown): boolean {
    if (typeof schema === "boolean") return schema;
    const isKept = (typeof value === "object" && value !== null) || isCombined(schema);
    const known = isKept ? this.#verdicts.get(value)?.get(schema) : undefined;
    if (known !== undefined) return known;
    const [found, limit, judging] = [this.#found, this.#limit, this.#judging];
    [this.#found, this.#limit, this.#judging] = [[], 1, true];
    this.walk(schema, value, undefined);
    const verdict = this.#found.length === 0;
    [this.#found, this.#limit, this.#judging] = [found, limit, judging];
    if (isKept) this.#remember(schema, value, verdict);
    return verdict;
  }

  walk(schema: Schema, value: unknown, place: Place | undefined): void {
    if (schema === true || this.full) return;
    if (schema === false) {
      this.fault(place, "false", `nothing is allowed here, got ${this.show(value, place)}`);
      return;
    }
    if (this.#depth > MAX_DEPTH) this.#steps = MAX_STEPS;
    if (++this.#steps > MAX_STEPS) return;
    this.#depth++;
    this.#apply(schema, value, place);
    this.#depth--;
  }

  #apply(schema: JsonSchema, value: unknown, place: Place | undefined): void {
    const types = typesOf(schema);
    if (types !== undefined && !types.some((type) => isType(type, value))) {
      const message = () =>
        `expected ${describe(this.root, schema)}, got ${this.show(value, place)}${typeNote(this, schema, value)}`;
      this.fault(place, "type", this.#judging ? "" : message());
      return;
    }
    if (schema.const !== undefined && !equal(schema.const, value)) {
      this.fault(place, "const", `expected ${show(schema.const)}, got ${this.show(value, place)}`);
    }
    if (schema.enum !== undefined && !schema.enum.some((item) => equal(item, value))) {
      this.fault(place, "enum", this.#judging ? "" : this.#enumMessage(schema.enum, value, place));
    }
    this.#applyToKind(schema, value, place);
    if (!this.full) explainCombined(this, schema, value, place);
  }

  #enumMessage(values: readonly Json[], value: unknown, place: Place | undefined): string {
    const expected = describe(this.root, { enum: [...values] });
    return `expected ${expected}, got ${this.show(value, place)}${suggestion(value, values)}`;
  }

  #applyToKind(schema: JsonSchema, value: unknown, place: Place | undefined): void {
    const kind = kindOf(value);
    if (kind === "number") explainNumber(this, schema, value as number, place);
    else if (kind === "string") explainString(this, schema, value as string, place);
    else if (kind === "array") explainArray(this, schema, value as readonly unknown[], place);
    else if (kind === "object") explainObject(this, schema, value as object, place);
  }

  #remember(schema: Schema, value: unknown, verdict: boolean): void {
    const verdicts = this.#verdicts.get(value);
    if (verdicts === undefined) this.#verdicts.set(value, new Map([[schema, verdict]]));
    else verdicts.set(schema, verdict);
  }
}

/** Whether a schema is put together from others, which may be put together from others in turn. */
function isCombined({ $ref, allOf, anyOf, oneOf, not }: JsonSchema): boolean {
  return ($ref ?? allOf ?? anyOf ?? oneOf ?? not) !== undefined;
}
