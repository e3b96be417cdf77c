import {
  type Around,
  type Hole,
  type ObjectShape,
  PATTERN_PREFIX,
  type Shape,
  type TupleShape,
  target,
} from "./shape.js";

/** Whether a JSON value is of a type; undefined where that is not for this test to say. */
export type Verdict = boolean | undefined;

/** Holds a JSON value against a shape, by the word of the contract and without a schema. */
export function fits(shape: Shape, value: unknown, around: Around = []): Verdict {
  switch (shape.kind) {
    case "string":
    case "number":
    case "boolean":
      return typeof value === shape.kind;
    case "null":
      return value === null;
    case "unknown":
      return true;
    case "any-object":
      return isObject(value);
    case "bigint":
      return typeof value === "string" && /^-?\d+$/.test(value);
    case "date":
      return fitsDate(value);
    case "url":
      return fitsUrl(value);
    case "bytes":
    case "buffer":
      return typeof value === "string";
    case "literal":
      return shape.values.some((literal) => literal === value);
    case "template":
      return fitsTemplate(shape.parts, value);
    case "array":
      return Array.isArray(value) && all(value.map((item) => fits(shape.items, item, around)));
    case "set":
      return (
        Array.isArray(value) &&
        new Set(value.map(canonical)).size === value.length &&
        all(value.map((item) => fits(shape.items, item, around)))
      );
    case "map":
      return fitsMap(shape, value, around);
    case "tuple":
      return fitsTuple(shape, value, around);
    case "object":
      return fitsObject(shape, value, around);
    case "union":
      return any(shape.members.map((member) => fits(member, value, around)));
    case "recursive":
      return fits(shape.body, value, [shape.body, ...around]);
    case "self": {
      const { body, around: outer } = target(shape, around);
      return fits(body, value, outer);
    }
  }
}

/** The same text for values that JSON Schema takes for equal. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a map travels as an object. */
export function isNamed(key: Shape): boolean {
  if (key.kind === "union") return key.members.every(isNamed);
  if (key.kind === "literal") return key.values.every((value) => typeof value === "string");
  return key.kind === "string" || key.kind === "template";
}

function fitsDate(value: unknown): Verdict {
  if (typeof value !== "string" || !/\d/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value ? true : undefined;
}

function fitsUrl(value: unknown): Verdict {
  if (typeof value !== "string" || !value.includes(":")) return false;
  return URL.canParse(value) && new URL(value).href === value && /^https:/.test(value) ? true : undefined;
}

const SURE: Readonly<Record<Hole, string>> = {
  string: "[^]*",
  number: "(?:0|-?[1-9]\\d{0,8})(?:\\.\\d{0,4}[1-9])?",
  bigint: "(?:0|-?[1-9]\\d*)",
  boolean: "(?:true|false)",
};
/** What TypeScript takes for a number in a template has many forms; none of them holds other characters. */
const POSSIBLE: Readonly<Record<Hole, string>> = {
  ...SURE,
  number: "[\\s\\w.+-]+",
  bigint: "[\\s\\w+-]*",
};

function fitsTemplate(parts: Extract<Shape, { kind: "template" }>["parts"], value: unknown): Verdict {
  if (typeof value !== "string") return false;
  const matches = (holes: Readonly<Record<Hole, string>>) => {
    const texts = parts.map((part) => {
      if ("hole" in part) return holes[part.hole];
      return "text" in part ? quoted(part.text) : `(?:${part.oneOf.map(quoted).join("|")})`;
    });
    return new RegExp(`^${texts.join("")}$`).test(value);
  };
  if (matches(SURE)) return true;
  return matches(POSSIBLE) ? undefined : false;
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function fitsMap({ key, value: member }: Extract<Shape, { kind: "map" }>, value: unknown, around: Around): Verdict {
  if (isNamed(key)) {
    if (!isObject(value)) return false;
    return all(Object.entries(value).flatMap(([name, part]) => [fits(key, name, around), fits(member, part, around)]));
  }
  const pair: TupleShape = { kind: "tuple", required: [key, member], optional: [] };
  return Array.isArray(value) && all(value.map((item) => fitsTuple(pair, item, around)));
}

function fitsTuple({ required, optional, rest }: TupleShape, value: unknown, around: Around): Verdict {
  if (!Array.isArray(value) || value.length < required.length) return false;
  const places = [...required, ...optional];
  if (value.length > places.length && rest === undefined) return false;
  return all(value.map((item, index) => fits(places[index] ?? rest!, item, around)));
}

function fitsObject({ properties, index, isNumbered, pattern }: ObjectShape, value: unknown, around: Around): Verdict {
  if (!isObject(value)) return false;
  if (properties.some(({ name, optional }) => !optional && !Object.hasOwn(value, name))) return false;
  return all(
    Object.entries(value).map(([name, member]) => {
      const property = properties.find((each) => each.name === name);
      if (property !== undefined) return fits(property.shape, member, around);
      if (pattern !== undefined && name.startsWith(PATTERN_PREFIX)) return fits(pattern, member, around);
      const verdict = index !== undefined && fits(index, member, around);
      // Whether other names than numbers pass an index signature of numbers is not said.
      return isNumbered === true && verdict === true && !/^(?:0|[1-9]\d*)$/.test(name) ? undefined : verdict;
    }),
  );
}

function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function any(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(true)) return true;
  return verdicts.includes(undefined) ? undefined : false;
}
