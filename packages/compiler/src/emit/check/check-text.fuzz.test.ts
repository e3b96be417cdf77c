import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonSchema } from "windlass";
import { checkText } from "./check-text.js";

/** Names that trip code which takes inherited properties for own ones. */
const NAMES = ["a", "b", "constructor", "toString", "with space", "é", "length", "x-y", "it's", "x1"];
const FORMATS = ["date", "date-time", "time", "duration", "uuid", "email", "hostname", "ipv4", "ipv6", "uri", "mine"];
const TEXTS = [
  "", "a", "abc", "A1", "cc", "😀😀", "2026-02-29", "2024-02-29", "2000-02-29", "1900-02-29", "2026-04-31", "2026-08-31",
  "2026-12-01T10:00:00Z", "2026-02-30T10:00:00Z", "2026-12-01 10:00:00+0200", "2016-12-31T23:59:60Z",
  "2026-12-01T25:00:00Z", "2026-12-01T10:00:00", "10:00:00Z", "10:00:00", "P1D", "x@y.zz", "x@y", ".x@y.zz", "a.example",
  "127.0.0.1", "256.1.1.1", "01.1.1.1", "::1", "https://example.com/a?b#c", "https://a b", "http://[::1", "http://a/%zz",
  "a:b", "x://", "x://h:1x", "http://a/é", "123e4567-e89b-12d3-a456-426614174000",
]; // biome-ignore format: a list of words
const NUMBERS = [0, 1, 2, 5, 2.5, 0.3, -1, 7.5, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, 10, -0];

const leaf: fc.Arbitrary<JsonSchema> = fc.oneof(
  fc.constantFrom<JsonSchema[]>(
    {},
    { type: "string" },
    { type: "number" },
    { type: "boolean" },
    { type: "null" },
    { type: "integer", minimum: 0, maximum: 5 },
    { enum: ["a", "abc", 1, null, true, { k: 1 }] },
    { enum: ["a", "it's", 2] },
    { const: { k: [1] } },
    { const: false, type: "boolean" },
    { type: ["string", "null"], minLength: 1, maxLength: 3 },
    { type: ["integer", "string"], minimum: 1, minLength: 2 },
    { type: "string", pattern: "^[a-z]+$" },
    { pattern: "a|[0-9]+c*x+" },
    { pattern: "^(?:a+)+$" },
    { minimum: 2 },
    { minLength: 2 },
    { type: "array", uniqueItems: true },
    { required: ["a"] },
    { $ref: "#/$defs/Node" },
  ),
  fc.constantFrom(...FORMATS).map((format): JsonSchema => ({ type: "string", format })),
  fc
    .constantFrom(1, 0.5, 0.1)
    .map((multipleOf): JsonSchema => ({ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1e22, multipleOf })),
);

const { schema } = fc.letrec<{ schema: JsonSchema; object: JsonSchema; list: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 4, arbitrary: leaf },
    { weight: 4, arbitrary: tie("object") },
    { weight: 2, arbitrary: tie("list") },
    { weight: 2, arbitrary: fc.array(tie("schema"), { minLength: 2, maxLength: 3 }).map((anyOf) => ({ anyOf })) },
    { weight: 1, arbitrary: fc.array(tie("schema"), { minLength: 2, maxLength: 2 }).map((allOf) => ({ allOf })) },
  ),
  object: fc
    .record({
      properties: fc.dictionary(fc.constantFrom(...NAMES), tie("schema"), { maxKeys: 4 }),
      required: fc.option(fc.uniqueArray(fc.constantFrom(...NAMES.slice(0, 5)), { maxLength: 2 }), { nil: undefined }),
      rest: fc.oneof(fc.constantFrom(false, false, true), tie("schema")),
      more: fc.constantFrom<JsonSchema[]>({}, {}, {}, { minProperties: 1 }, { propertyNames: { pattern: "^[a-z_]" } }),
      pattern: fc.option(fc.tuple(fc.constantFrom("^x", "-", "(a|b)+"), tie("schema")), { nil: undefined, freq: 8 }),
    })
    .map(({ properties, required, rest, more, pattern }) => ({
      type: "object" as const,
      properties,
      ...(required !== undefined && { required }),
      additionalProperties: rest,
      ...(pattern !== undefined && { patternProperties: { [pattern[0]]: pattern[1] } }),
      ...more,
    })),
  list: fc
    .record({
      prefixItems: fc.array(tie("schema"), { maxLength: 2 }),
      items: fc.oneof(fc.constant(false), tie("schema")),
      minItems: fc.integer({ min: 0, max: 2 }),
      more: fc.constantFrom<JsonSchema[]>({}, {}, { uniqueItems: true }, { maxItems: 2 }),
    })
    .map(({ more, prefixItems, ...list }) => ({
      type: "array" as const,
      ...(prefixItems.length > 0 && { prefixItems }),
      ...list,
      ...more,
    })),
}));

const root = schema.map((part): JsonSchema => {
  const next: JsonSchema = { anyOf: [{ $ref: "#/$defs/Node" }, { type: "null" }] };
  const kids: JsonSchema = { type: "array", items: { $ref: "#/$defs/Node" } };
  const properties = { v: { type: "string" }, next, kids } as const;
  return { ...part, $defs: { Node: { type: "object", properties, required: ["v"], additionalProperties: false } } };
});

const simple = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(null, true, false, undefined),
);
const anything = fc.oneof(
  { weight: 4, arbitrary: simple },
  { weight: 1, arbitrary: fc.array(simple, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: object(fc.array(fc.tuple(fc.constantFrom("__proto__", ...NAMES), simple), { maxLength: 3 })),
  },
);

/** Values that fit a schema, or nearly do. */
function valuesOf(whole: JsonSchema, part: JsonSchema | boolean, depth: number): fc.Arbitrary<unknown> {
  if (depth === 0 || typeof part === "boolean") return anything;
  return fc.oneof({ weight: 12, arbitrary: fittingValues(whole, part, depth - 1) }, { weight: 1, arbitrary: anything });
}

function fittingValues(whole: JsonSchema, part: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const inner = (next: JsonSchema | boolean) => valuesOf(whole, next, depth);
  if (part.$ref !== undefined) return inner(whole.$defs!.Node!);
  const branches = part.anyOf ?? part.allOf;
  if (branches !== undefined) return fc.oneof(...branches.map(inner));
  if (part.const !== undefined) return fc.constant(part.const);
  if (part.enum !== undefined) return fc.constantFrom(...part.enum);
  if (part.type === "object") return objectsOf(part, inner);
  if (part.type === "array") {
    const rest = fc.array(inner(part.items ?? true), { maxLength: part.items === false ? 0 : 3 });
    return fc.tuple(fc.tuple(...(part.prefixItems ?? []).map(inner)), rest).map((items) => items.flat());
  }
  if (part.type === "string") return fc.constantFrom(...TEXTS);
  if (part.type === "number" || part.type === "integer") return fc.constantFrom(...NUMBERS);
  return anything;
}

function objectsOf(
  part: JsonSchema,
  inner: (part: JsonSchema | boolean) => fc.Arbitrary<unknown>,
): fc.Arbitrary<object> {
  const names = [...new Set([...Object.keys(part.properties ?? {}), ...(part.required ?? [])])];
  const members = names.map((name) => {
    const property = fc.tuple(
      fc.constant(name),
      inner(Object.hasOwn(part.properties ?? {}, name) ? part.properties![name]! : true),
    );
    return part.required?.includes(name) === true ? property : fc.option(property);
  });
  const extra = fc.option(fc.tuple(fc.constantFrom("__proto__", "x1", "q", ...NAMES), anything), { freq: 1 });
  const isClosed = part.additionalProperties === false;
  return object(
    fc.tuple(...members, isClosed ? fc.constant(null) : extra).map((found) => found.filter((one) => one !== null)),
  );
}

/** Own properties, whatever they are called. */
function object(members: fc.Arbitrary<[string, unknown][]>): fc.Arbitrary<object> {
  return members.map((found) => {
    const made = {};
    for (const [name, value] of found) {
      Object.defineProperty(made, name, { value, enumerable: true, writable: true, configurable: true });
    }
    return made;
  });
}

test("a yes of the check is a yes of ajv, on random schemas and nearly fitting values", () => {
  const counts = { values: 0, valid: 0, yes: 0 };
  const cases = root.chain((made) =>
    fc.tuple(fc.constant(made), fc.array(valuesOf(made, made, 5), { minLength: 20, maxLength: 20 })),
  );
  const property = fc.property(cases, ([made, values]) => {
    const text = checkText(made);
    if (text === undefined) return;
    const check = evaluate(text);
    const isValid = oracle(made);
    for (const value of values) {
      const expected = isValid(value);
      if (expected === undefined) continue;
      const yes = check(value);
      counts.values++;
      if (expected) counts.valid++;
      if (yes) counts.yes++;
      if (yes && !expected) throw new Error(`false yes for ${JSON.stringify(value)}`);
    }
  });
  fc.assert(property, { seed: 20261201, numRuns: process.env.WINDLASS_FULL === "1" ? 10_000 : 1000 });
  // A test that sees one verdict only, or a check that rarely knows, shows nothing.
  expect(counts.valid / counts.values).toBeGreaterThan(0.2);
  expect(counts.valid / counts.values).toBeLessThan(0.8);
  expect(counts.yes / counts.valid).toBeGreaterThan(0.7);
});

function evaluate(text: string): (value: unknown) => boolean {
  return (new Function(`"use strict";return ${text}`)() as () => (value: unknown) => boolean)();
}

/** ajv's verdict; undefined where ajv itself throws on the value. */
function oracle(made: JsonSchema): (value: unknown) => boolean | undefined {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    ownProperties: true,
    validateSchema: false,
    logger: false,
  });
  addFormats.default(ajv);
  const validate = ajv.compile(made);
  return (value) => {
    try {
      return validate(value);
    } catch {
      return undefined;
    }
  };
}
