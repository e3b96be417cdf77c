import type { JsonSchema } from "../../json-schema.js";
import { subschemas } from "../../schema/subschemas.js";
import type { StrictBudget } from "../limits.js";
import { depthOf } from "./depth.js";

/** What a schema takes of a budget. */
export type Measured = { readonly [Name in keyof StrictBudget]-?: number };

/** Enums of more values than this are held to a limit of characters of their own. */
const LONG_ENUM = 250;

/** Counts in a schema what strict modes have limits for. */
export function measure(schema: JsonSchema): Measured {
  const sum = { properties: 0, optionals: 0, unions: 0, enumValues: 0, characters: 0, longEnumCharacters: 0 };
  const visit = (part: JsonSchema | boolean): void => {
    if (typeof part === "boolean") return;
    const names = Object.keys(part.properties ?? {});
    const required = new Set(part.required);
    sum.properties += names.length;
    sum.optionals += names.filter((name) => !required.has(name)).length;
    if (part.anyOf !== undefined || (Array.isArray(part.type) && part.type.length > 1)) sum.unions++;
    sum.characters += lengthOf([...names, ...Object.keys(part.$defs ?? {})]);
    const values = (part.enum ?? []).map(textOf);
    sum.enumValues += values.length;
    sum.characters += lengthOf(values) + (part.const === undefined ? 0 : textOf(part.const).length);
    if (values.length > LONG_ENUM) sum.longEnumCharacters = Math.max(sum.longEnumCharacters, lengthOf(values));
    for (const { schema: inner } of subschemas(part)) visit(inner);
  };
  visit(schema);
  return { ...sum, depth: depthOf(schema) };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** What of a budget is used too much: in words, or undefined. */
export function excess(used: Partial<Measured>, budget: StrictBudget, ofWhat: string): string | undefined {
  for (const [name, limit] of Object.entries(budget)) {
    const count = used[name as keyof StrictBudget];
    const words = Object.hasOwn(WORDS, name) ? WORDS[name as keyof StrictBudget] : undefined;
    if (words !== undefined && typeof limit === "number" && count !== undefined && count > limit) {
      return `${ofWhat} ${count} ${words}, and the provider takes ${limit}`;
    }
  }
  return undefined;
}

const WORDS: Readonly<Record<keyof StrictBudget, string>> = {
  properties: "properties",
  optionals: "properties that may be left out",
  unions: "unions",
  depth: "levels",
  enumValues: "values in enums",
  characters: "characters in names and values",
  longEnumCharacters: "characters in one long enum",
};
