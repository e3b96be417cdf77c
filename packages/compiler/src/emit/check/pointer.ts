import type { JsonSchema } from "windlass";

/**
 * The part of a schema that a reference names.
 *
 * @param reference - `#`, or `#/` and a JSON Pointer in the form for URI fragments (RFC 6901, section 6)
 * @returns undefined where there is none
 */
export function resolvePointer(root: JsonSchema, reference: string): JsonSchema | boolean | undefined {
  if (reference === "#") return root;
  if (!reference.startsWith("#/")) return undefined;
  let part: unknown = root;
  for (const step of reference.slice(2).split("/")) {
    const name = unescaped(step);
    if (name === undefined || typeof part !== "object" || part === null || !Object.hasOwn(part, name)) return undefined;
    part = (part as Record<string, unknown>)[name];
  }
  const isSchema = typeof part === "boolean" || (typeof part === "object" && part !== null && !Array.isArray(part));
  return isSchema ? (part as JsonSchema | boolean) : undefined;
}

function unescaped(step: string): string | undefined {
  try {
    return decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return undefined;
  }
}
