import type { Json } from "../src/descriptor.js";
import type { JsonSchema, SchemaType } from "../src/json-schema.js";
import { ownValue, setOwn } from "../src/schema/own.js";
import type { Random } from "./random.js";

/** Names that trip code which takes inherited properties for own ones. */
const NAMES = ["a", "b", "name", "constructor", "toString", "with space", "é", "length", "x-y", "~a/b"];
/** Not among them: `__proto__`, which ajv loses in `uniqueItems`. */
const TEXTS = [
  "", "a", "abc", "A1", "b", "cc", "😀😀", "5", "true", "null", "[1]",
  "2026-02-29", "2024-02-29", "2026-12-01T10:00:00Z", "2026-12-01 10:00:00+0200", "2016-12-31T23:59:60Z",
  "2026-12-01T25:00:00Z", "2026-12-01T10:00:00", "10:00:00Z", "10:00:00", "P1DT2H", "P", "PT", "x@y.zz", "x@y",
  "a.b.example", "-a.example", "127.0.0.1", "256.1.1.1", "01.1.1.1", "::1", "1::2::3", "fe80::1:127.0.0.1",
  "https://example.com/a?b#c", "a:b", "no scheme", "123e4567-e89b-12d3-a456-426614174000",
]; // biome-ignore format: a list of words
const NUMBERS = [0, 1, 2, 5, 2.5, 0.3, -1, 7.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 10, -0];
const FORMATS = ["date", "date-time", "time", "duration", "uuid", "email", "hostname", "ipv4", "ipv6", "uri"];

/** A random schema of the keywords that the compiler writes, and of the others that the explaining pass knows. */
export function randomSchema(random: Random): JsonSchema {
  const schema = part(random, 3);
  const node: JsonSchema = {
    type: "object",
    properties: {
      v: part(random, 1),
      next: { anyOf: [{ $ref: "#/$defs/Node" }, { type: "null" }] },
      kids: { type: "array", items: { $ref: "#/$defs/Node" } },
    },
    required: ["v"],
    additionalProperties: false,
  };
  return { ...schema, $defs: { Node: node } };
}

function part(random: Random, depth: number): JsonSchema {
  if (depth <= 0 || random.chance(0.35)) return leaf(random);
  const inner = () => part(random, depth - 1);
  const kinds: (() => JsonSchema)[] = [
    () => object(random, inner),
    () => object(random, inner),
    () => object(random, inner),
    () => list(random, inner),
    () => list(random, inner),
    () => tuple(random, inner),
    () => ({ anyOf: random.list(2 + random.below(2), inner) }),
    () => ({ anyOf: random.list(2, () => object(random, inner)) }),
    () => ({ oneOf: random.list(2, inner) }),
    () => ({ allOf: random.list(2, inner) }),
    () => ({ not: inner() }),
    () => ({ $ref: "#/$defs/Node" }),
    () => ({ ...leaf(random), anyOf: random.list(2, inner) }),
    () => ({ $ref: "#/$defs/Node", maxProperties: 1 }),
    () => ({}),
  ];
  return random.pick(kinds)();
}

function object(random: Random, inner: () => JsonSchema): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const name of random.some(NAMES, 0.3)) setOwn(properties, name, inner());
  const schema: JsonSchema = { type: "object", properties };
  const required = random.some([...Object.keys(properties), "zz"], 0.4);
  if (required.length > 0) schema.required = required;
  const rest = random.next();
  if (rest < 0.6) schema.additionalProperties = false;
  else if (rest < 0.8) schema.additionalProperties = inner();
  if (random.chance(0.15)) schema.patternProperties = { "^x": inner() };
  if (random.chance(0.1)) schema.minProperties = 1;
  if (random.chance(0.05)) schema.maxProperties = 2;
  if (random.chance(0.05)) schema.propertyNames = { pattern: "^[a-z_]" };
  return schema;
}

function list(random: Random, inner: () => JsonSchema): JsonSchema {
  return {
    type: "array",
    items: inner(),
    ...(random.chance(0.3) && { minItems: random.below(3) }),
    ...(random.chance(0.3) && { maxItems: 2 + random.below(3) }),
    ...(random.chance(0.2) && { uniqueItems: true }),
  };
}

function tuple(random: Random, inner: () => JsonSchema): JsonSchema {
  const prefixItems = random.list(1 + random.below(3), inner);
  const items = random.chance(0.6) ? false : inner();
  return { type: "array", prefixItems, minItems: random.below(prefixItems.length + 1), items };
}

function leaf(random: Random): JsonSchema {
  return random.pick<() => JsonSchema>([
    () => ({ type: "string" }),
    () => ({ type: "number" }),
    () => ({ type: "boolean" }),
    () => ({ type: "null" }),
    () => ({ type: "integer", minimum: 0, maximum: 5 }),
    () => ({ enum: (["a", "b", 1, null, true] as Json[]).slice(0, 1 + random.below(5)) }),
    () => ({ const: random.pick<Json>(["a", 1, null, { k: [1] }, false]) }),
    () => ({ type: ["string", "null"], minLength: 1, maxLength: 3 }),
    () => ({ type: "string", pattern: "^[a-z]+$" }),
    () => ({ type: "string", format: random.pick(FORMATS) }),
    () => ({ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 10, multipleOf: random.pick([1, 0.5, 0.1]) }),
    () => ({ type: "string", enum: ["a", "b", "cc"] }),
    () => ({ minimum: 2 }),
    () => ({ type: ["integer", "string"], minimum: 1, minLength: 2 }),
  ])();
}

/** A value that fits the schema, or nearly does. */
export function randomValue(random: Random, root: JsonSchema, schema: JsonSchema | boolean = root, depth = 6): unknown {
  if (depth <= 0 || typeof schema === "boolean" || random.chance(0.08)) return anything(random, 2);
  const inner = (next: JsonSchema | boolean) => randomValue(random, root, next, depth - 1);
  if (schema.$ref !== undefined) return inner(root.$defs?.Node ?? true);
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (branches !== undefined) return inner(random.pick(branches));
  if (schema.const !== undefined) return structuredClone(schema.const);
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  return ofType(random, type, schema, inner);
}

function ofType(
  random: Random,
  type: SchemaType | undefined,
  schema: JsonSchema,
  inner: (schema: JsonSchema | boolean) => unknown,
): unknown {
  switch (type) {
    case "object": {
      const value = {};
      for (const name of new Set([...Object.keys(schema.properties ?? {}), ...(schema.required ?? [])])) {
        const property = ownValue(schema.properties ?? {}, name) as JsonSchema | undefined;
        if (random.chance(schema.required?.includes(name) === true ? 0.97 : 0.5))
          setOwn(value, name, inner(property ?? true));
      }
      if (random.chance(0.12)) setOwn(value, random.pick(["x1", "q", "__proto__", ...NAMES]), anything(random, 1));
      return value;
    }
    case "array": {
      const items = (schema.prefixItems ?? []).slice(0, Math.max(schema.minItems ?? 0, random.below(4))).map(inner);
      const rest = typeof schema.items === "object" && random.chance(0.8) ? random.below(4) : 0;
      return [...items, ...random.list(rest, () => inner(schema.items ?? true))];
    }
    case "string":
      return random.pick(TEXTS);
    case "number":
    case "integer":
      return random.pick(NUMBERS);
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    default:
      return anything(random, 1);
  }
}

function anything(random: Random, depth: number): unknown {
  const simple = [null, true, false, random.pick(NUMBERS), random.pick(TEXTS), undefined];
  if (depth <= 0 || random.chance(0.6)) return random.pick(simple);
  if (random.chance(0.5)) return random.list(random.below(3), () => anything(random, depth - 1));
  const value = {};
  for (const name of random.some([...NAMES, "__proto__"], 0.2)) setOwn(value, name, anything(random, depth - 1));
  return value;
}
