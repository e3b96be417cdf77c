import type { TypeModel } from "../model/type-model.js";
import { isStringKeyed } from "./string-keyed.js";

export type WireKind = "string" | "number" | "boolean" | "null" | "array" | "object";

const ALL: readonly WireKind[] = ["string", "number", "boolean", "null", "array", "object"];

/** The kinds of JSON value that values of a type may be; what stands behind a reference may be any. */
export function wireKinds(type: TypeModel): readonly WireKind[] {
  switch (type.kind) {
    case "string":
    case "template":
    case "bigint":
    case "date":
    case "url":
    case "bytes":
    case "buffer":
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
    case "union":
      return type.members.flatMap(wireKinds);
    case "unknown":
    case "unsupported":
    case "ref":
      return ALL;
  }
}
