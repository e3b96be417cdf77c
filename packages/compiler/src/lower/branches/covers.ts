import type { Json, JsonSchema } from "windlass";
import { fitsConstraint } from "../fits/fits-constraint.js";
import { remembered } from "../inside/remembered.js";

type Schema = JsonSchema | boolean;

/** Finds a definition by its name; undefined where it is not known. */
export type Define = (name: string) => JsonSchema | undefined;

/** Keywords that judge nothing. */
const NOTES: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "contentEncoding",
]);

/** Keywords that judge one value by itself, so that they can be held against each of a list of values. */
const ON_VALUES: ReadonlySet<string> = new Set(["pattern", "format", "minimum", "maximum", "minLength", "maxLength"]);

const OBJECTS: ReadonlySet<string> = new Set(["properties", "additionalProperties", "required", "patternProperties"]);
const ARRAYS: ReadonlySet<string> = new Set(["prefixItems", "items", "minItems"]);

/**
 * Whether a schema surely accepts everything that another one accepts. Exact for the forms that the compiler writes with
 * closed objects; where it cannot tell, the answer is no.
 *
 * @param define - for `$ref`s; without it two of them are the same where they have one name
 */
export function covers(wide: Schema, narrow: Schema, define?: Define): boolean {
  return new Covering(define).covers(wide, narrow);
}

/** The same for many pairs of schemas that share their definitions; what was proved of those is remembered. */
export class Covering {
  readonly #define: Define;
  /**
   * Pairs of definitions that are proved, or on the way: as no value is without end, one that stands inside itself decides
   * nothing anew.
   */
  readonly #assumed = new Set<string>();
  readonly #ids = remembered((_: JsonSchema, count) => `#${count}`);

  constructor(define: Define = () => undefined) {
    this.#define = define;
  }

  covers(wide: Schema, narrow: Schema): boolean {
    if (narrow === false || wide === true || wide === narrow) return true;
    if (wide === false) return false;
    if (narrow === true) return isEmpty(wide);
    if (wide.$ref !== undefined || narrow.$ref !== undefined) return this.#coversReference(wide, narrow);
    if (narrow.anyOf !== undefined) return narrow.anyOf.every((branch) => this.covers(wide, branch));
    if (wide.anyOf !== undefined && !wide.anyOf.some((branch) => this.covers(branch, narrow))) return false;
    return this.#coversKeywords(wide, narrow);
  }

  #coversReference(wide: JsonSchema, narrow: JsonSchema): boolean {
    const key = `${this.#name(wide)} ${this.#name(narrow)}`;
    if (this.#assumed.has(key) || (wide.$ref === narrow.$ref && isBare(wide))) return true;
    const [outer, inner] = [this.#resolved(wide), this.#resolved(narrow)];
    if (outer === undefined || inner === undefined) return false;
    const before = this.#assumed.size;
    this.#assumed.add(key);
    if (outer.every((part) => this.covers(part, inner[0] ?? true))) return true;
    // What was proved with the help of the guess goes with it.
    for (const later of [...this.#assumed].slice(before)) this.#assumed.delete(later);
    return false;
  }

  #name(schema: JsonSchema): string {
    return schema.$ref !== undefined && isBare(schema) ? schema.$ref : this.#ids(schema);
  }

  /** What a `$ref` leads to, and what stands beside it; undefined where it leads nowhere. */
  #resolved({ $ref, ...beside }: JsonSchema): readonly JsonSchema[] | undefined {
    if ($ref === undefined) return [beside];
    const target = this.#define($ref.slice("#/$defs/".length));
    return target && (isEmpty(beside) ? [target] : [target, beside]);
  }

  #coversKeywords(wide: JsonSchema, narrow: JsonSchema): boolean {
    const keywords = Object.keys(wide).filter((keyword) => keyword !== "anyOf" && !NOTES.has(keyword));
    const isObject = keywords.some((keyword) => OBJECTS.has(keyword));
    const isArray = keywords.some((keyword) => ARRAYS.has(keyword));
    return (
      keywords.every(
        (keyword) => OBJECTS.has(keyword) || ARRAYS.has(keyword) || coversKeyword(keyword, wide, narrow),
      ) &&
      (!isObject || this.#coversObject(wide, narrow)) &&
      (!isArray || this.#coversArray(wide, narrow))
    );
  }

  #coversObject(wide: JsonSchema, narrow: JsonSchema): boolean {
    const required = new Set(narrow.required ?? []);
    if (!isSame(wide.patternProperties, narrow.patternProperties)) return false;
    if (!(wide.required ?? []).every((name) => required.has(name))) return false;
    const names = [...Object.keys(wide.properties ?? {}), ...Object.keys(narrow.properties ?? {})];
    return (
      names.every((name) => this.covers(demanded(wide, name), allowed(narrow, name))) &&
      this.covers(wide.additionalProperties ?? true, narrow.additionalProperties ?? true)
    );
  }

  #coversArray(wide: JsonSchema, narrow: JsonSchema): boolean {
    const length = Math.max(wide.prefixItems?.length ?? 0, narrow.prefixItems?.length ?? 0);
    const places = Array.from({ length }, (_, index) => index);
    return (
      (wide.minItems ?? 0) <= (narrow.minItems ?? 0) &&
      places.every((index) => this.covers(item(wide, index), item(narrow, index))) &&
      this.covers(wide.items ?? true, narrow.items ?? true)
    );
  }
}

function isEmpty(schema: JsonSchema): boolean {
  return Object.keys(schema).every((keyword) => NOTES.has(keyword));
}

/** Whether a reference says nothing beside it. */
function isBare(schema: JsonSchema): boolean {
  return Object.keys(schema).every((keyword) => keyword === "$ref" || NOTES.has(keyword));
}

function coversKeyword(keyword: string, wide: JsonSchema, narrow: JsonSchema): boolean {
  const [limit, own] = [wide[keyword as keyof JsonSchema], narrow[keyword as keyof JsonSchema]];
  if (keyword === "type") return coversType(wide, narrow);
  const values = valuesOf(narrow);
  const list = keyword === "const" || keyword === "enum" ? valuesOf(wide) : undefined;
  if (list !== undefined) return values?.every((value) => list.includes(value)) ?? false;
  if (values !== undefined && ON_VALUES.has(keyword))
    return values.every((value) => fitsConstraint(value, keyword, limit as Json));
  return isSame(limit, own);
}

/** The only values that a schema may accept, all of them simple; undefined where it has no such list. */
function valuesOf(schema: JsonSchema): readonly Json[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

function coversType(wide: JsonSchema, narrow: JsonSchema): boolean {
  const accepted = [wide.type ?? []].flat();
  const types = narrow.type === undefined ? valuesOf(narrow)?.map((value) => typeof value) : [narrow.type].flat();
  return (
    types?.every((type) => accepted.some((wider) => wider === type || (wider === "number" && type === "integer"))) ??
    false
  );
}

/** What a member has to be, beside what patterns demand: those are the same on both sides. */
function demanded(schema: JsonSchema, name: string): Schema {
  return ownMember(schema, name) ?? (hasPattern(schema, name) ? true : (schema.additionalProperties ?? true));
}

/** What a member may be at most. */
function allowed(schema: JsonSchema, name: string): Schema {
  const { patternProperties = {}, additionalProperties = true } = schema;
  const matching = Object.keys(patternProperties).find((pattern) => new RegExp(pattern, "u").test(name));
  return (
    ownMember(schema, name) ?? (matching === undefined ? additionalProperties : (patternProperties[matching] ?? true))
  );
}

function ownMember({ properties = {} }: JsonSchema, name: string): Schema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

function hasPattern({ patternProperties = {} }: JsonSchema, name: string): boolean {
  return Object.keys(patternProperties).some((pattern) => new RegExp(pattern, "u").test(name));
}

function item({ prefixItems, items = true }: JsonSchema, index: number): Schema {
  return prefixItems?.[index] ?? items;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
