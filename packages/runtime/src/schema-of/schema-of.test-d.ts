import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { describe, expectTypeOf, test } from "vitest";
import { type JsonSchema, type Schema, type SchemaDescriptor, schemaOf, type Validation } from "../index.js";

interface Report {
  title: string;
  at: Date;
  score?: number;
  tags: Set<string>;
  counts: Map<string, bigint>;
  kids: readonly Report[];
}
const descriptor = {} as SchemaDescriptor;
const report = schemaOf<Report>(descriptor);

describe("a schema", () => {
  test("knows its type", () => {
    expectTypeOf(report).toEqualTypeOf<Schema<Report>>();
    expectTypeOf(schemaOf<string[]>()).toEqualTypeOf<Schema<string[]>>();
    expectTypeOf(report.jsonSchema).toEqualTypeOf<JsonSchema>();
    expectTypeOf(report.parse("")).toEqualTypeOf<Report>();
    expectTypeOf(report.validate(1)).toEqualTypeOf<Validation<Report>>();
  });

  test("narrows", () => {
    const value = {} as unknown;
    if (report.is(value)) expectTypeOf(value).toEqualTypeOf<Report>();
    expectTypeOf([value].filter(report.is)).toEqualTypeOf<Report[]>();
    const verdict = report.validate(value);
    if (verdict.ok) expectTypeOf(verdict.value).toEqualTypeOf<Report>();
    else expectTypeOf(verdict.message).toEqualTypeOf<string>();
    // @ts-expect-error it may be none
    verdict.value;
  });

  test("is one of a wider type too", () => {
    expectTypeOf(report).toExtend<Schema<unknown>>();
    expectTypeOf(report).toExtend<Schema<{ title: string }>>();
  });

  test("takes its own values only", () => {
    // @ts-expect-error `at` is a Date
    report.encode({ title: "", at: "", tags: new Set(), counts: new Map(), kids: [] });
    // @ts-expect-error there is no such option
    report.parse("", { lenint: false });
  });
});

describe("recursive types", () => {
  test("cost nothing", () => {
    interface Tree {
      name: string;
      children: Tree[];
    }
    type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
    expectTypeOf(schemaOf<Tree[]>().parse("[]")).toEqualTypeOf<Tree[]>();
    expectTypeOf(schemaOf<Json>().parse("[]")).toEqualTypeOf<Json>();
  });
});

describe("other libraries", () => {
  test("take it for a Standard Schema, and know its types", () => {
    expectTypeOf(report).toExtend<StandardSchemaV1<unknown, Report>>();
    expectTypeOf(report).toExtend<StandardSchemaV1>();
    expectTypeOf<StandardSchemaV1.InferOutput<typeof report>>().toEqualTypeOf<Report>();
    expectTypeOf<StandardSchemaV1.InferInput<typeof report>>().toEqualTypeOf<unknown>();
    expectTypeOf<ReturnType<(typeof report)["~standard"]["validate"]>>().toExtend<StandardSchemaV1.Result<Report>>();
  });

  test("take it for a Standard JSON Schema", () => {
    expectTypeOf(report).toExtend<StandardJSONSchemaV1<unknown, Report>>();
    expectTypeOf(report).toExtend<StandardJSONSchemaV1>();
    expectTypeOf<StandardJSONSchemaV1.InferOutput<typeof report>>().toEqualTypeOf<Report>();
    expectTypeOf(report["~standard"].jsonSchema).toExtend<StandardJSONSchemaV1.Converter>();
  });
});
