/**
 * What a random type means, apart from how it is spelled in TypeScript: the test's own idea of a type, which shares no
 * code with the compiler's model.
 */
export type Shape =
  | { readonly kind: SimpleKind }
  | { readonly kind: "literal"; readonly values: readonly Literal[] }
  | { readonly kind: "template"; readonly parts: readonly TemplatePart[] }
  | { readonly kind: "array" | "set"; readonly items: Shape }
  | { readonly kind: "map"; readonly key: Shape; readonly value: Shape }
  | TupleShape
  | ObjectShape
  | { readonly kind: "union"; readonly members: readonly Shape[] }
  /** A type that {@link SelfShape} inside its body names. */
  | { readonly kind: "recursive"; readonly body: Shape }
  | SelfShape;

export type SimpleKind =
  | "string"
  | "number"
  | "boolean"
  | "null"
  | "bigint"
  | "date"
  | "url"
  | "bytes"
  | "buffer"
  | "unknown"
  | "any-object";

export type Literal = string | number | boolean;

/** A fixed text, a choice of texts, or a placeholder. */
export type TemplatePart = { readonly text: string } | { readonly oneOf: readonly string[] } | { readonly hole: Hole };
export type Hole = "string" | "number" | "bigint" | "boolean";

export interface TupleShape {
  readonly kind: "tuple";
  readonly required: readonly Shape[];
  readonly optional: readonly Shape[];
  readonly rest?: Shape;
}

export interface ObjectShape {
  readonly kind: "object";
  readonly properties: readonly PropertyShape[];
  /** The type of all properties that are not named. */
  readonly index?: Shape;
  /** The index signature is one of numbers. */
  readonly isNumbered?: boolean;
  /** The type of all properties whose names begin with {@link PATTERN_PREFIX}. */
  readonly pattern?: Shape;
}

/** No named property begins like this. */
export const PATTERN_PREFIX = "x-";

export interface PropertyShape {
  readonly name: string;
  readonly shape: Shape;
  readonly optional: boolean;
}

/** The recursive shape around this one; 0 is the nearest. */
export interface SelfShape {
  readonly kind: "self";
  readonly up: number;
}

/** The bodies of the recursive shapes around a place, the nearest first. */
export type Around = readonly Shape[];

/** What a {@link SelfShape} stands for, and what is around that. */
export function target({ up }: SelfShape, around: Around): { readonly body: Shape; readonly around: Around } {
  const body = around[up];
  if (body === undefined) throw new Error(`There are no ${up + 1} recursive shapes around.`);
  return { body, around: around.slice(up) };
}

/** The shapes directly inside. */
export function inner(shape: Shape): readonly Shape[] {
  const found: Shape[] = [];
  mapped(shape, (part) => {
    found.push(part);
    return part;
  });
  return found;
}

/** The shape with the parts directly inside replaced. */
export function mapped(shape: Shape, change: (part: Shape) => Shape): Shape {
  switch (shape.kind) {
    case "array":
    case "set":
      return { ...shape, items: change(shape.items) };
    case "map":
      return { ...shape, key: change(shape.key), value: change(shape.value) };
    case "tuple":
      return {
        ...shape,
        required: shape.required.map(change),
        optional: shape.optional.map(change),
        ...(shape.rest && { rest: change(shape.rest) }),
      };
    case "object":
      return {
        ...shape,
        properties: shape.properties.map((property) => ({ ...property, shape: change(property.shape) })),
        ...(shape.index && { index: change(shape.index) }),
        ...(shape.pattern && { pattern: change(shape.pattern) }),
      };
    case "union":
      return { ...shape, members: shape.members.map(change) };
    case "recursive":
      return { ...shape, body: change(shape.body) };
    default:
      return shape;
  }
}

/** Whether a shape speaks of a recursive shape around it. */
export function isOpen(shape: Shape, depth = 0): boolean {
  if (shape.kind === "self") return shape.up >= depth;
  return inner(shape).some((part) => isOpen(part, shape.kind === "recursive" ? depth + 1 : depth));
}
