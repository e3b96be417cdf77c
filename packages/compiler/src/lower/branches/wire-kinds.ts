import type { TypeModel, TypeTable } from "../../model/type-model.js";
import { isStringKeyed } from "../inside/string-keyed.js";
import { typeNamed } from "../inside/type-named.js";

export type WireKind = "string" | "number" | "boolean" | "null" | "array" | "object";

const ALL: readonly WireKind[] = ["string", "number", "boolean", "null", "array", "object"];

/** The kinds of JSON value that values of a type may be. */
export function wireKinds(type: TypeModel, types: TypeTable): ReadonlySet<WireKind> {
  const kinds = new Set<WireKind>();
  const seen = new Set<string>();
  const waiting = [type];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === "union") waiting.push(...next.members);
    else if (next.kind !== "ref") for (const kind of ownKinds(next)) kinds.add(kind);
    else if (!seen.has(next.name)) {
      seen.add(next.name);
      waiting.push(typeNamed(types, next.name));
    }
  }
  return kinds;
}

function ownKinds(type: Exclude<TypeModel, { readonly kind: "union" | "ref" }>): readonly WireKind[] {
  switch (type.kind) {
    case "string":
    case "template":
    case "bigint":
    case "date":
    case "url":
    case "bytes":
    case "buffer":
    case "node-buffer":
      return ["string"];
    case "number":
    case "boolean":
    case "null":
      return [type.kind];
    case "literal":
      return type.values.map((value) => typeof value as WireKind);
    case "array":
    case "tuple":
    case "set":
      return ["array"];
    case "map":
      return isStringKeyed(type.key) ? ["object"] : ["array"];
    case "object":
    case "any-object":
      return ["object"];
    case "unknown":
    case "unsupported":
      return ALL;
  }
}
