import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { describe, expectTypeOf, test } from "vitest";
import {
  type Annotated,
  type Integer,
  type JsonForm,
  type JsonSchema,
  type Schema,
  type SchemaDescriptor,
  schemaOf,
  type Validation,
} from "../index.js";

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

describe("the JSON form", () => {
  test("is what travels", () => {
    expectTypeOf<JsonForm<Report>["at"]>().toEqualTypeOf<string>();
    expectTypeOf<JsonForm<Report>["score"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<JsonForm<Report>["tags"]>().toEqualTypeOf<string[]>();
    expectTypeOf<JsonForm<Report>["counts"]>().toEqualTypeOf<{ [name: string]: string }>();
    expectTypeOf<JsonForm<Report>["kids"][number]["at"]>().toEqualTypeOf<string>();
    expectTypeOf<JsonForm<[Date, number?, ...bigint[]]>>().toEqualTypeOf<[string, number?, ...string[]]>();
    expectTypeOf<JsonForm<Map<Date, URL>>>().toEqualTypeOf<[string, string][]>();
    expectTypeOf<JsonForm<Map<"a" | "b", Date>>>().toEqualTypeOf<{ a: string; b: string }>();
    expectTypeOf<JsonForm<Uint8Array | Buffer | null>>().toEqualTypeOf<string | null>();
    expectTypeOf<JsonForm<"a" | 5 | boolean>>().toEqualTypeOf<"a" | 5 | boolean>();
    expectTypeOf<JsonForm<readonly Date[]>>().toEqualTypeOf<readonly string[]>();
    class Point {
      readonly x: number = 1;
      at?: Date;
      move(): void {}
      maybe?(): void;
    }
    expectTypeOf<JsonForm<Point>>().toEqualTypeOf<{ readonly x: number; at?: string }>();
    expectTypeOf<JsonForm<unknown>>().toEqualTypeOf<unknown>();
    // biome-ignore lint/suspicious/noExplicitAny: it is what is tested
    expectTypeOf<JsonForm<any>>().toBeAny();
    expectTypeOf<JsonForm<{ a?: Integer; b: Annotated<Date, "x"> }>["b"]>().toEqualTypeOf<string>();
    expectTypeOf(report.encode({} as Report).at).toEqualTypeOf<string>();
  });
});

describe("other libraries", () => {
  test("take it for a Standard Schema, and know its types", () => {
    expectTypeOf(report).toExtend<StandardSchemaV1<JsonForm<Report>, Report>>();
    expectTypeOf(report).toExtend<StandardSchemaV1<unknown, Report>>();
    expectTypeOf(report).toExtend<StandardSchemaV1>();
    expectTypeOf<StandardSchemaV1.InferOutput<typeof report>>().toEqualTypeOf<Report>();
    expectTypeOf<StandardSchemaV1.InferInput<typeof report>>().toEqualTypeOf<JsonForm<Report>>();
    expectTypeOf<ReturnType<(typeof report)["~standard"]["validate"]>>().toExtend<StandardSchemaV1.Result<Report>>();
  });

  test("take it for a Standard JSON Schema", () => {
    expectTypeOf(report).toExtend<StandardJSONSchemaV1<JsonForm<Report>, Report>>();
    expectTypeOf(report).toExtend<StandardJSONSchemaV1>();
    expectTypeOf<StandardJSONSchemaV1.InferOutput<typeof report>>().toEqualTypeOf<Report>();
    expectTypeOf(report["~standard"].jsonSchema).toExtend<StandardJSONSchemaV1.Converter>();
  });
});
