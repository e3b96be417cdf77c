import type { JsonSchema } from "../../json-schema.js";
import { isObject } from "../../schema/kind.js";
import { hasValue, setOwn } from "../../schema/own.js";

/**
 * Arguments as the function will see them: what was left out has its constant default. A rule that asks only above an
 * amount must not be passed by leaving the amount out. Defaults that are computed are not known here.
 *
 * @param schema - the input schema
 * @param args - a copy of the arguments; changed in place
 * @returns the same object
 */
export function withDefaults(schema: JsonSchema, args: Record<string, unknown>): Record<string, unknown> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (isObject(property) && property.default !== undefined && !hasValue(args, name)) {
      setOwn(args, name, structuredClone(property.default));
    }
  }
  return args;
}
