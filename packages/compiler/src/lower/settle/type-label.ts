import type { TypeModel } from "../../model/type-model.js";

/** How deep a label shows what is inside. */
const DEPTH = 2;

/** How long a label may get. */
const LENGTH = 60;

const NAMES: { readonly [Kind in TypeModel["kind"]]?: string } = {
  date: "Date",
  url: "URL",
  bytes: "Uint8Array",
  buffer: "ArrayBuffer",
  "node-buffer": "Buffer",
  "any-object": "object",
  template: "template literal",
};

/** A type as people write it in TypeScript, shortened. */
export function typeLabel(type: TypeModel, depth = 0): string {
  const text = labelOf(type, depth);
  return text.length <= LENGTH ? text : `${text.slice(0, LENGTH - 1)}…`;
}

function labelOf(type: TypeModel, depth: number): string {
  const inner = (part: TypeModel): string => (depth < DEPTH ? typeLabel(part, depth + 1) : "…");
  switch (type.kind) {
    case "ref":
      return type.name;
    case "bigint":
      return type.values?.map((value) => `${value}n`).join(" | ") ?? "bigint";
    case "literal":
      return type.values.map((value) => JSON.stringify(value)).join(" | ");
    case "array":
      return ["union", "literal"].includes(type.items.kind) ? `(${inner(type.items)})[]` : `${inner(type.items)}[]`;
    case "set":
      return `Set<${inner(type.items)}>`;
    case "map":
      return `Map<${inner(type.key)}, ${inner(type.value)}>`;
    case "tuple": {
      const rest = type.rest === undefined ? [] : [`...${inner(type.rest)}[]`];
      return `[${[...type.elements.map((element) => inner(element.type)), ...rest].join(", ")}]`;
    }
    case "union":
      return type.members.map(inner).join(" | ");
    case "object": {
      const isRecord = type.properties.length === 0 && type.patterns === undefined;
      if (type.index !== undefined && isRecord) return `Record<string, ${inner(type.index)}>`;
      const named = type.properties.map(
        ({ name, optional, type: of }) => `${name}${optional ? "?" : ""}: ${inner(of)}`,
      );
      const index = type.index === undefined ? [] : [`[name: string]: ${inner(type.index)}`];
      const patterns = (type.patterns ?? []).map((entry) => `[${entry.pattern}]: ${inner(entry.type)}`);
      const all = [...named, ...index, ...patterns];
      return all.length === 0 ? "{}" : `{ ${all.join("; ")} }`;
    }
    default:
      return NAMES[type.kind] ?? type.kind;
  }
}
