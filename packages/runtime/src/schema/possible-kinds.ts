import type { JsonSchema } from "../json-schema.js";
import { type Kind, kindOf, typesOf } from "./kind.js";
import { resolve } from "./resolve.js";

const ALL: readonly Kind[] = ["string", "number", "boolean", "null", "array", "object"];

/**
 * The kinds of value that a schema can accept at all. Never too few: where the schema is hard to read, a kind counts as
 * possible.
 *
 * @param root - the whole schema
 * @param schema - the part that is asked about
 */
export function possibleKinds(root: JsonSchema, schema: JsonSchema | boolean): ReadonlySet<Kind> {
  return new Kinds(root).of(schema);
}

class Kinds {
  readonly #root: JsonSchema;
  /** Each schema is looked at once, however often it is referred to; one that is being looked at may be anything. */
  readonly #known = new Map<JsonSchema, ReadonlySet<Kind>>();

  constructor(root: JsonSchema) {
    this.#root = root;
  }

  of(schema: JsonSchema | boolean | undefined): ReadonlySet<Kind> {
    if (schema === false) return new Set();
    if (schema === true || schema === undefined) return new Set(ALL);
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    this.#known.set(schema, new Set(ALL));
    const kinds = this.#look(schema);
    this.#known.set(schema, kinds);
    return kinds;
  }

  #look(schema: JsonSchema): ReadonlySet<Kind> {
    const limits: ReadonlySet<Kind>[] = [];
    const types = typesOf(schema);
    if (types !== undefined) limits.push(new Set(types.map((type) => (type === "integer" ? "number" : type))));
    if (schema.const !== undefined) limits.push(new Set([kindOf(schema.const)]));
    if (schema.enum !== undefined) limits.push(new Set(schema.enum.map(kindOf)));
    if (schema.$ref !== undefined) limits.push(this.of(resolve(this.#root, schema.$ref)));
    for (const part of schema.allOf ?? []) limits.push(this.of(part));
    for (const branches of [schema.anyOf, schema.oneOf]) {
      if (branches === undefined) continue;
      limits.push(new Set(branches.flatMap((branch) => [...this.of(branch)])));
    }
    return new Set(ALL.filter((kind) => limits.every((limit) => limit.has(kind))));
  }
}
