import type { JsonSchema } from "../src/json-schema.js";

/** A closed object of which all properties are required. */
export const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
