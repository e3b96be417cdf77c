import type { JsonSchema } from "../json-schema.js";
import { ownValue } from "./own.js";

/**
 * The part of a schema that a local reference points at (RFC 6901, as a URI fragment), or undefined where there is none.
 * References to other documents are never followed.
 *
 * @param root - the whole schema
 * @param ref - `#`, `#/$defs/Name` or a bare JSON Pointer such as `/properties/a`
 */
export function resolve(root: JsonSchema, ref: string): JsonSchema | boolean | undefined {
  const pointer = ref.startsWith("#") ? ref.slice(1) : ref;
  if (pointer === "") return root;
  if (!pointer.startsWith("/")) return undefined;
  let found: unknown = root;
  for (const token of pointer.slice(1).split("/")) {
    if (typeof found !== "object" || found === null) return undefined;
    found = ownValue(found, tokenName(token));
  }
  return typeof found === "boolean" || (typeof found === "object" && found !== null) ? found : undefined;
}

/** A schema behind its references. A chain of references that goes round in circles ends as `{}`. */
export function dereference(root: JsonSchema, schema: JsonSchema | boolean): JsonSchema {
  let found: JsonSchema | boolean | undefined = schema;
  for (let hops = 0; hops < 50; hops++) {
    if (typeof found !== "object") return found === false ? { not: {} } : {};
    if (found.$ref === undefined) return found;
    found = resolve(root, found.$ref);
  }
  return {};
}

function tokenName(token: string): string {
  let text = token;
  try {
    text = decodeURIComponent(token);
  } catch {
    // Not percent-encoded: a name that holds a bare "%".
  }
  return text.replaceAll("~1", "/").replaceAll("~0", "~");
}
