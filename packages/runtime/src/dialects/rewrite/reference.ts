import type { JsonSchema } from "../../json-schema.js";
import { resolve } from "../../schema/resolve.js";
import { asText, writeAnything } from "./anything.js";
import { intersect } from "./intersect.js";
import type { Place, Writer, Written } from "./writer.js";

/** Keywords that say nothing about which values fit. */
const ANNOTATIONS: ReadonlySet<string> = new Set(["title", "description", "default", "examples", "deprecated"]);

/** A schema that refers to another one, perhaps with more beside the reference. */
export function writeReference(writer: Writer, schema: JsonSchema, at: Place): Written {
  const { rules, root } = writer;
  const { $ref: ref = "", $defs: _defs, ...beside } = schema;
  const target = resolve(root, ref);
  if (target === undefined) {
    writer.lose(at, "$ref", "dropped", `the reference ${JSON.stringify(ref)} leads nowhere`);
    return writer.write(beside, { ...at, depth: at.depth + 1 });
  }
  const isRecursive = writer.isRecursive(ref);
  if (isRecursive && rules.recursion === "refuse") {
    writer.refuse(at, "$ref", "a schema that contains itself cannot be said");
  }
  if (isRecursive && rules.recursion === "text" && at.following.includes(ref)) {
    writer.lose(at, "$ref", "rewritten", "from the second level on, what contains itself travels as JSON text");
    return rules.anything === "text"
      ? asText(beside.description, "of the same kind as what it is in")
      : writeAnything(writer, beside, at);
  }
  if (rules.references === "inline") return inPlace(writer, ref, target, beside, at);
  const names = Object.keys(beside);
  if (names.length === 0) return writer.define(ref, at);
  const isAnnotated = names.every((name) => ANNOTATIONS.has(name));
  if (rules.besideReference === "keep" && isAnnotated) {
    const { schema: said, form } = writer.define(ref, at);
    const { schema: kept } = writer.write(beside, { ...at, depth: at.depth + 1 });
    return { schema: rules.anything === "keep" ? { ...said, ...kept } : { ...said, ...annotations(beside) }, form };
  }
  if (rules.besideReference === "union" && isAnnotated) {
    writer.lose(at, "$ref", "rewritten", "what stands beside the reference is put around it");
    const { schema: said, form } = writer.define(ref, at);
    return { schema: { ...annotations(beside), anyOf: [said] }, form };
  }
  return inPlace(writer, ref, target, beside, at);
}

/** What is referred to, in the place of the reference. */
function inPlace(writer: Writer, ref: string, target: JsonSchema | boolean, beside: JsonSchema, at: Place): Written {
  if (at.following.includes(ref) && at.following.length > 50) {
    writer.refuse(at, "$ref", "a schema that contains itself cannot be said");
  }
  writer.lose(at, "$ref", "rewritten", "the reference is replaced by what it refers to");
  const there = { ...at, depth: at.depth + 1, following: [...at.following, ref] };
  if (typeof target === "boolean") return writer.write(Object.keys(beside).length === 0 ? target : beside, there);
  const { $defs: _defs, ...plain } = target;
  return writer.write(
    Object.keys(beside).length === 0 ? plain : intersect(writer.root, plain, beside, writer.budget),
    there,
  );
}

function annotations(schema: JsonSchema): JsonSchema {
  return schema.description === undefined ? {} : { description: schema.description };
}
