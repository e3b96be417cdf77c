import type { JsonSchema } from "windlass";
import type { ToolModel } from "../model/tool-model.js";
import type { TypeModel, TypeTable } from "../model/type-model.js";
import { argumentsObject } from "./arguments-object.js";
import { inOrder } from "./in-order.js";
import { typeNamed } from "./inside/type-named.js";
import { lowerObject, lowerType, type Openness } from "./lower-type.js";
import { withOuterNotes } from "./notes.js";

/** The schema of the arguments object: closed, with the definitions that it needs. */
export function lowerInput(model: ToolModel): JsonSchema {
  // Some providers refuse an object at the root that names no properties.
  const root = {
    properties: {},
    ...lowerObject(argumentsObject(model.properties), "closed"),
    ...(model.deprecated && { deprecated: true }),
  };
  return withDefinitions(root, model.types, "closed");
}

/** The schema of a result, and where in it the result itself stands. */
export interface LoweredOutput {
  readonly schema: JsonSchema;
  /** True where the result is no object by itself and travels as `{"result": …}`. */
  readonly wrapped: boolean;
  /** JSON Pointer to the schema of the result itself. */
  readonly pointer: string;
}

/**
 * The schema of the result. An object stands as it is; a recursive one is written out at the root, since clients refuse a
 * root that is only a `$ref`. Everything else is wrapped: the root of a schema is always an object. So is an object that
 * may be absent: then the wrapper is empty.
 */
export function lowerOutput(returns: TypeModel, types: TypeTable, mayBeAbsent: boolean): LoweredOutput {
  const target = returns.kind === "ref" ? withOuterNotes(typeNamed(types, returns.name), returns) : returns;
  const own = lowerType(target, "open");
  if (own.type === "object" && !mayBeAbsent)
    return { schema: withDefinitions(own, types, "open"), wrapped: false, pointer: "" };
  const wrapper: JsonSchema = {
    type: "object",
    properties: { result: lowerType(returns, "open") },
    ...(!mayBeAbsent && { required: ["result"] }),
    additionalProperties: false,
  };
  return { schema: withDefinitions(wrapper, types, "open"), wrapped: true, pointer: "/properties/result" };
}

/**
 * The schema with `$defs` for what it refers to, sorted by name.
 */
export function withDefinitions(root: JsonSchema, types: TypeTable, openness: Openness): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const waiting = [...refNames(root)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (definitions.has(name)) continue;
    const definition = lowerType(typeNamed(types, name), openness);
    definitions.set(name, definition);
    waiting.push(...refNames(definition));
  }
  const sorted = [...definitions].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder({ ...root, ...(sorted.length > 0 && { $defs: Object.fromEntries(sorted) }) });
}

/** Keywords that hold values or a list of words, never a schema. */
const VALUES: ReadonlySet<string> = new Set(["const", "enum", "default", "examples", "required"]);
const BY_NAME: ReadonlySet<string> = new Set(["properties", "patternProperties"]);

/** The names that a schema refers to. */
function refNames(root: JsonSchema): readonly string[] {
  const names: string[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const schema = waiting.pop();
    if (Array.isArray(schema)) waiting.push(...schema);
    else if (typeof schema === "object" && schema !== null) {
      for (const [keyword, part] of Object.entries(schema)) {
        if (keyword === "$ref") names.push((part as string).slice("#/$defs/".length));
        else if (BY_NAME.has(keyword)) waiting.push(...Object.values(part as object));
        else if (typeof part === "object" && !VALUES.has(keyword)) waiting.push(part);
      }
    }
  }
  return names;
}
