import { kindOf } from "./kind.js";

/**
 * Whether two JSON values are the same, as JSON Schema means it for `const`, `enum` and `uniqueItems`. Never calls a
 * method of the values, unlike the comparison that ajv uses, which throws on `{ "toString": 1 }`.
 */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (kindOf(a) !== kindOf(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return names.every((name) => Object.hasOwn(b, name) && equal(left[name], right[name]));
}
