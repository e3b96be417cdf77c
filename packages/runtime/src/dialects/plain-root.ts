import type { JsonSchema } from "../json-schema.js";
import { type MergeMode, mergeObjects } from "./merge-objects.js";

/** How many references in a row are followed. */
const MAX_HOPS = 20;

/**
 * A schema whose root is a plain object, as every provider demands: no reference, no union, no `not` at the root. A union
 * of objects becomes one object with the properties of all; that says less than before, but the arguments are still
 * held against the real schema when the call comes.
 */
export function plainRoot(schema: JsonSchema): JsonSchema {
  const { $ref, allOf, anyOf, oneOf, not, enum: _values, const: _value, ...root } = deref(schema, schema);
  const { $defs } = schema;
  const join = (start: JsonSchema, parts: readonly JsonSchema[] | undefined, mode: MergeMode) =>
    parts === undefined
      ? start
      : mergeObjects(
          start,
          parts.map((part) => plainRoot({ ...part, ...($defs && { $defs }) })),
          mode,
        );
  const joined = join(join(join(root, allOf, "all"), anyOf, "any"), oneOf, "any");
  return { type: "object", ...joined, properties: joined.properties ?? {}, ...($defs && { $defs }) };
}

/** A schema behind its references; what stood beside a reference stays. */
function deref(root: JsonSchema, schema: JsonSchema): JsonSchema {
  let found = schema;
  for (let hops = 0; found.$ref !== undefined && hops < MAX_HOPS; hops++) {
    const { $ref, ...beside } = found;
    found = { ...definition(root, $ref), ...beside };
  }
  return found;
}

function definition(root: JsonSchema, ref: string): JsonSchema {
  const name = /^#\/\$defs\/([^/]+)$/.exec(ref)?.[1];
  const defs = root.$defs ?? {};
  return name !== undefined && Object.hasOwn(defs, name) ? (defs[name] ?? {}) : {};
}
