import type { JsonSchema } from "windlass";

type Schema = JsonSchema | boolean;

/** Keywords that judge nothing. */
const NOTES: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "contentEncoding",
]);

/**
 * Whether a schema surely accepts everything that another one accepts. Exact for the forms that the compiler writes with
 * closed objects; where it cannot tell, the answer is no.
 */
export function covers(wide: Schema, narrow: Schema): boolean {
  if (narrow === false || wide === true) return true;
  if (wide === false) return false;
  if (narrow === true) return isEmpty(wide);
  if (narrow.anyOf !== undefined) return narrow.anyOf.every((branch) => covers(wide, branch));
  if (wide.anyOf?.some((branch) => covers(branch, narrow))) return coversKeywords({ ...wide, anyOf: [] }, narrow);
  return wide.anyOf === undefined && coversKeywords(wide, narrow);
}

function isEmpty(schema: JsonSchema): boolean {
  return Object.keys(schema).every((keyword) => NOTES.has(keyword));
}

function coversKeywords(wide: JsonSchema, narrow: JsonSchema): boolean {
  return Object.keys(wide).every((keyword) => {
    if (NOTES.has(keyword)) return true;
    switch (keyword) {
      case "anyOf":
        return true;
      case "type":
        return coversType(wide, narrow);
      case "properties":
      case "additionalProperties":
      case "required":
        return coversObject(wide, narrow);
      case "prefixItems":
      case "items":
      case "minItems":
        return coversArray(wide, narrow);
      default:
        return isSame(wide[keyword as keyof JsonSchema], narrow[keyword as keyof JsonSchema]);
    }
  });
}

function coversType(wide: JsonSchema, narrow: JsonSchema): boolean {
  const accepted = [wide.type ?? []].flat();
  const values = narrow.const === undefined ? narrow.enum : [narrow.const];
  const types = narrow.type === undefined ? values?.map((value) => typeof value) : [narrow.type].flat();
  return (
    types?.every((type) => accepted.some((wider) => wider === type || (wider === "number" && type === "integer"))) ??
    false
  );
}

function coversObject(wide: JsonSchema, narrow: JsonSchema): boolean {
  const required = new Set(narrow.required ?? []);
  if (!isSame(wide.patternProperties, narrow.patternProperties)) return false;
  if (!(wide.required ?? []).every((name) => required.has(name))) return false;
  const names = [...Object.keys(wide.properties ?? {}), ...Object.keys(narrow.properties ?? {})];
  return (
    names.every((name) => covers(member(wide, name), member(narrow, name))) &&
    covers(wide.additionalProperties ?? true, narrow.additionalProperties ?? true)
  );
}

function member({ properties = {}, additionalProperties = true }: JsonSchema, name: string): Schema {
  return (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? additionalProperties;
}

function coversArray(wide: JsonSchema, narrow: JsonSchema): boolean {
  const length = Math.max(wide.prefixItems?.length ?? 0, narrow.prefixItems?.length ?? 0);
  const places = Array.from({ length }, (_, index) => index);
  return (
    (wide.minItems ?? 0) <= (narrow.minItems ?? 0) &&
    places.every((index) => covers(item(wide, index), item(narrow, index))) &&
    covers(wide.items ?? true, narrow.items ?? true)
  );
}

function item({ prefixItems, items = true }: JsonSchema, index: number): Schema {
  return prefixItems?.[index] ?? items;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
