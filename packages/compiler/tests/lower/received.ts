import type { ValidateFunction } from "ajv/dist/2020.js";
import type { Codec, Json } from "windlass";

/** Stands where a text cannot be read as bytes. */
export const FAULT = "cannot be read";

/**
 * What a codec makes of a JSON value, written down as JSON: what changes its form becomes a list that begins with the name
 * of the form. The same rules as the runtime's, in their plainest form.
 *
 * @param defs - the codecs of the table
 * @param accepts - the check of the schema at a JSON Pointer
 */
export function received(
  codec: Codec | undefined,
  value: Json,
  defs: { readonly [name: string]: Codec },
  accepts: (pointer: string) => ValidateFunction,
): Json {
  const inner = (part: Codec | undefined, member: Json): Json => received(part, member, defs, accepts);
  if (codec === undefined || codec[0] === "keep") return value;
  if (codec[0] === "ref") return inner(defs[codec[1]], value);
  if (codec[0] === "union") return inner(codec[1].find(([pointer]) => accepts(pointer)(value))?.[1], value);
  if (typeof value === "string") {
    if (!["date", "url", "bytes", "buffer", "bigint"].includes(codec[0])) return value;
    const isBytes = codec[0] === "bytes" || codec[0] === "buffer";
    return [codec[0], isBytes && !canBeBytes(value) ? FAULT : value];
  }
  if (Array.isArray(value)) {
    if (codec[0] === "array") return value.map((item) => inner(codec[1], item));
    if (codec[0] === "set") return ["set", ...value.map((item) => inner(codec[1], item))];
    if (codec[0] === "tuple") return value.map((item, index) => inner(codec[1][index] ?? codec[2], item));
    return codec[0] === "pairs" ? ["map", ...value.map((pair) => inner(["tuple", [codec[1], codec[2]]], pair))] : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (codec[0] === "map") return ["map", ...entries.map(([name, member]) => [name, inner(codec[1], member)])];
  if (codec[0] !== "object") return value;
  const named = new Map(codec[1]);
  return Object.fromEntries(entries.map(([name, member]) => [name, inner(named.get(name) ?? codec[2], member)]));
}

function canBeBytes(text: string): boolean {
  try {
    atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return true;
  } catch {
    return false;
  }
}
