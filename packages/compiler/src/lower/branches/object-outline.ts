import type { Json } from "windlass";
import type { TypeModel } from "../../model/type-model.js";

/** What tells most objects apart at a glance. */
export interface ObjectOutline {
  readonly required: readonly string[];
  /** The names that it may have; undefined where it may have others too. */
  readonly names: ReadonlySet<string> | undefined;
  /** The required properties that are constants. */
  readonly tags: ReadonlyMap<string, ReadonlySet<Json>>;
}

/** The outline of an object; undefined for everything else. */
export function outlineOf(type: TypeModel): ObjectOutline | undefined {
  if (type.kind !== "object") return undefined;
  const { properties, index, patterns = [] } = type;
  const required = properties.filter((property) => !property.optional);
  const tags = required.flatMap(({ name, type: of }): [string, ReadonlySet<Json>][] =>
    of.kind === "literal" ? [[name, new Set(of.values)]] : [],
  );
  const isClosed = index === undefined && patterns.length === 0;
  return {
    required: required.map((property) => property.name),
    names: isClosed ? new Set(properties.map((property) => property.name)) : undefined,
    tags: new Map(tags),
  };
}

/** Whether one value may be both, as far as the outlines show. */
export function mayBeSame(a: ObjectOutline, b: ObjectOutline): boolean {
  for (const [name, values] of a.tags) {
    const others = b.tags.get(name);
    if (others !== undefined && ![...values].some((value) => others.has(value))) return false;
  }
  return allows(a, b) && allows(b, a);
}

function allows({ names }: ObjectOutline, { required }: ObjectOutline): boolean {
  return names === undefined || required.every((name) => names.has(name));
}
