import type { ToolFacts } from "../src/dialects/dialect.js";
import type { JsonSchema } from "../src/json-schema.js";

/** What a dialect is told about a tool whose schema is written by hand. */
export function facts(schema: unknown, more: Partial<ToolFacts> = {}): ToolFacts {
  return {
    name: "probe",
    description: "",
    inputSchema: schema as JsonSchema,
    outputSchema: undefined,
    annotations: undefined,
    examples: [],
    schemaTexts: { input: JSON.stringify(schema), output: undefined },
    ...more,
  };
}

/** A copy in which nothing can be changed. */
export function frozen<Value>(value: Value): Value {
  const freeze = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    Object.freeze(part);
    for (const inner of Object.values(part)) freeze(inner);
  };
  const copy = structuredClone(value);
  freeze(copy);
  return copy;
}
