import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { WindlassError } from "../src/errors/windlass-error.js";
import type { JsonSchema } from "../src/json-schema.js";
import { explain } from "../src/schema/explain/explain.js";
import { schemaForTarget } from "../src/schema-of/targets/schema-for-target.js";
import { Random } from "./random.js";
import { randomSchema, randomValue } from "./random-schema.js";

const SCHEMAS = process.env.WINDLASS_FULL === "1" ? 4000 : 400;
const VALUES = 25;

type Check = (value: unknown) => boolean | undefined;

/** A schema accepts the same values in another version of JSON Schema. */
function compare(target: string, checkOf: (converted: Record<string, unknown>) => Check): { readonly share: number } {
  const disagreements: unknown[] = [];
  let converted = 0;
  for (let seed = 1; seed <= SCHEMAS; seed++) {
    const random = new Random(seed);
    const schema = randomSchema(random);
    const result = attempt(schema, target);
    if (result === undefined) continue;
    converted++;
    const check = checkOf(result);
    for (let index = 0; index < VALUES; index++) {
      const value = randomValue(random, schema);
      const verdict = check(value);
      const expected = explain(schema, value).length === 0;
      if (verdict !== undefined && verdict !== expected) {
        disagreements.push({ seed, schema, result, value, expected });
      }
    }
  }
  expect(disagreements.slice(0, 2).map((found) => JSON.stringify(found))).toEqual([]);
  return { share: converted / SCHEMAS };
}

/** The schema in another version; undefined where that has no words for it. */
function attempt(schema: JsonSchema, target: string): Record<string, unknown> | undefined {
  try {
    return schemaForTarget(schema, target);
  } catch (error) {
    if (error instanceof WindlassError && error.code === "WL2405") return undefined;
    throw error;
  }
}

test("draft-07 accepts what the schema accepts, by the judgement of ajv", () => {
  const { share } = compare("draft-07", (converted) => {
    const ajv = new Ajv({ strict: false, strictNumbers: true, ownProperties: true, multipleOfPrecision: 9 });
    addFormats.default(ajv);
    const validate = ajv.compile(converted);
    return (value) => {
      try {
        return validate(value);
      } catch {
        // ajv can throw on hostile values.
        return undefined;
      }
    };
  });
  expect(share).toBe(1);
});

test("OpenAPI 3.0 accepts what the schema accepts, where it can say it", () => {
  const { share } = compare("openapi-3.0", (converted) => {
    const schema = fromOpenApi(converted) as JsonSchema;
    return (value) => explain(schema, value).length === 0;
  });
  expect(share).toBeGreaterThan(0.3);
});

/** OpenAPI 3.0 read by its specification, in words of draft 2020-12. */
function fromOpenApi(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(fromOpenApi);
  if (typeof part !== "object" || part === null) return part;
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...rest } = part as Record<string, unknown>;
  const schema: Record<string, unknown> = { ...rest };
  for (const keyword of ["not", "items", "additionalProperties", "allOf", "anyOf", "oneOf"]) {
    if (keyword in schema) schema[keyword] = fromOpenApi(schema[keyword]);
  }
  if (schema.properties !== undefined) {
    const entries = Object.entries(schema.properties as object).map(([name, inner]) => [name, fromOpenApi(inner)]);
    schema.properties = Object.fromEntries(entries) as unknown;
  }
  if (nullable === true && schema.type !== undefined) schema.type = [schema.type, "null"];
  if (exclusiveMinimum === true) schema.exclusiveMinimum = schema.minimum;
  if (exclusiveMaximum === true) schema.exclusiveMaximum = schema.maximum;
  return schema;
}
