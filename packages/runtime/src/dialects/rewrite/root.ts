import type { JsonSchema } from "../../json-schema.js";
import { resolve } from "../../schema/resolve.js";
import { mergeObjects } from "../merge-objects.js";
import { type Budget, merged } from "./intersect.js";
import { isSchema, modernize } from "./modernize.js";
import { described } from "./notes.js";
import type { Place, Writer } from "./writer.js";

/** How many references in a row are followed. */
const MAX_HOPS = 20;

/** How many branches of unions in unions at the root are looked at. */
const MAX_BRANCHES = 1000;

/** A root that every provider takes, with what is inside of it. */
export interface PlainRoot {
  /** An object, without references, unions or `not` beside it. */
  readonly schema: JsonSchema;
  /** The name under which the whole arguments stand, where they are inside of an object. */
  readonly wrapped?: string;
}

/**
 * The root as a plain object. A union of objects becomes one object with the properties of all, which says less than before,
 * or goes inside of an object.
 */
export function plainRoot(writer: Writer, at: Place): PlainRoot {
  const root = behind(writer.root, writer.root);
  const whole = root.allOf === undefined ? root : merged(writer.root, root, writer.budget);
  const { anyOf, oneOf, not, enum: values, const: value, $defs: _, ...rest } = whole;
  for (const [word, found] of Object.entries({ not, enum: values, const: value })) {
    if (found !== undefined) writer.lose(at, word, "dropped", `${word} may not stand at the root`);
  }
  const union = anyOf ?? oneOf;
  // A root of which nothing is said takes no arguments, though as a schema it would take any.
  if (union === undefined) return { schema: { ...rest, type: "object", properties: rest.properties ?? {} } };
  if (writer.rules.rootUnion === "wrap") {
    writer.lose(
      at,
      anyOf === undefined ? "oneOf" : "anyOf",
      "rewritten",
      "the union at the root stands inside of an object",
    );
    const name = "arguments";
    const { description: _text, ...part } = whole;
    return {
      wrapped: name,
      schema: { type: "object", properties: { [name]: part }, required: [name], additionalProperties: false },
    };
  }
  writer.lose(
    at,
    anyOf === undefined ? "oneOf" : "anyOf",
    "rewritten",
    "the union at the root is one object with the properties of all branches",
  );
  const budget = { left: MAX_BRANCHES };
  const parts = union.map((branch) => flat(writer.root, branch, budget));
  const joined = mergeObjects(rest, parts, "any");
  return { schema: { ...joined, type: "object", ...described(rest.description, alternatives(parts)) } };
}

/** A branch as one object. */
function flat(root: JsonSchema, schema: JsonSchema, budget: Budget, depth = 0): JsonSchema {
  const found = behind(root, schema);
  const { anyOf, oneOf, ...rest } = found.allOf === undefined ? found : merged(root, found, budget);
  const union = anyOf ?? oneOf;
  if (union === undefined || depth > MAX_HOPS || --budget.left < 0) return rest;
  return mergeObjects(
    rest,
    union.map((branch) => flat(root, branch, budget, depth + 1)),
    "any",
  );
}

/** What the branches demand, where they differ in it: a union that is one object would not say it. */
function alternatives(parts: readonly JsonSchema[]): string {
  const demands = parts.map((part) => (part.required ?? []).map((name) => name + fixedValue(part, name)).join(", "));
  if (new Set(demands).size < 2) return "";
  return `either ${demands.map((each) => (each === "" ? "none required" : each)).join("; or ")}`;
}

function fixedValue(part: JsonSchema, name: string): string {
  const value = Object.hasOwn(part.properties ?? {}, name) ? part.properties![name]!.const : undefined;
  return value === undefined ? "" : `=${JSON.stringify(value)}`;
}

/** A schema behind its references; what stood beside a reference stays. */
function behind(root: JsonSchema, schema: JsonSchema): JsonSchema {
  let found = isSchema(schema) && typeof schema === "object" ? modernize(schema) : {};
  for (let hops = 0; found.$ref !== undefined && hops < MAX_HOPS; hops++) {
    const { $ref, ...rest } = found;
    const target = resolve(root, $ref);
    found = { ...(typeof target === "object" && target !== root ? modernize(target) : {}), ...rest };
  }
  const { $ref: _, ...plain } = found;
  return plain;
}
