import { nearest } from "../../errors/nearest.js";
import { WindlassError } from "../../errors/windlass-error.js";
import type { JsonSchema } from "../../json-schema.js";
import { draft07 } from "./draft-07.js";
import { openApi30 } from "./open-api-3-0.js";

/** The versions of JSON Schema that Standard JSON Schema names, and how to get there from draft 2020-12. */
const TARGETS: Readonly<Record<string, (schema: JsonSchema) => Record<string, unknown>>> = {
  "draft-2020-12": (schema) => ({ ...schema }),
  "draft-07": draft07,
  "openapi-3.0": openApi30,
};

/**
 * A schema in the version that is asked for.
 *
 * @param schema - draft 2020-12
 * @throws WindlassError for a version that is not known, or that cannot say what the schema says
 */
export function schemaForTarget(schema: JsonSchema, target: string): Record<string, unknown> {
  const convert = Object.hasOwn(TARGETS, target) ? TARGETS[target] : undefined;
  if (convert !== undefined) return convert(schema);
  const known = Object.keys(TARGETS);
  const meant = typeof target === "string" ? nearest(target, known) : undefined;
  throw new WindlassError("WL2404", `There is no JSON Schema target ${JSON.stringify(target) ?? String(target)}.`, {
    hint: `${meant === undefined ? "" : `Did you mean "${meant}"? `}Known are ${known.join(", ")}.`,
  });
}
