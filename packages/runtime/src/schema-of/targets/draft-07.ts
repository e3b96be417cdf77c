import { mapSchema } from "../../dialects/map-schema.js";
import type { JsonSchema } from "../../json-schema.js";
import { resolve } from "../../schema/resolve.js";

/** A schema in draft-07 (https://json-schema.org/draft-07): other names for tuples and definitions, nothing beside `$ref`. */
export function draft07(schema: JsonSchema): Record<string, unknown> {
  const { $defs, ...root } = mapSchema(plainStart(schema), (part) =>
    besideReference(withOldTuple(withOldReference(part))),
  );
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    ...root,
    ...($defs && { definitions: $defs }),
  };
}

/** A root that refers to a definition is that definition itself: many who read schemas look for `type` there. */
function plainStart(schema: JsonSchema): JsonSchema {
  const { $ref, ...beside } = schema;
  const target = $ref?.startsWith("#/$defs/") === true ? resolve(schema, $ref) : undefined;
  return typeof target === "object" ? { ...target, ...beside } : schema;
}

function withOldReference(schema: JsonSchema): JsonSchema {
  return schema.$ref === undefined
    ? schema
    : { ...schema, $ref: schema.$ref.replace(/^#\/\$defs\//, "#/definitions/") };
}

/** A tuple's members are `items`, what follows them `additionalItems`. */
function withOldTuple(schema: JsonSchema): JsonSchema {
  const { prefixItems, items, ...rest } = schema;
  if (prefixItems === undefined) return schema;
  return {
    ...rest,
    items: prefixItems,
    ...(items !== undefined && { additionalItems: items }),
  } as unknown as JsonSchema;
}

/** Beside `$ref` everything is ignored, but for definitions. */
function besideReference(schema: JsonSchema): JsonSchema {
  const { $ref, $defs, ...beside } = schema;
  if ($ref === undefined || Object.keys(beside).length === 0) return schema;
  return { ...beside, allOf: [{ $ref }, ...(beside.allOf ?? [])], ...($defs && { $defs }) };
}
