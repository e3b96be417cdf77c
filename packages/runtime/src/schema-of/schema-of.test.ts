import { describe, expect, test } from "vitest";
import type { SchemaCodec, SchemaDescriptor } from "../descriptor.js";
import { SchemaError } from "../errors/schema-error.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import type { JsonSchema } from "../json-schema.js";
import { schemaOf } from "./schema-of.js";

interface Report {
  title: string;
  at: Date;
  score?: number;
  tags: Set<string>;
  counts: Map<string, bigint>;
  link: URL | null;
}

const REPORT: JsonSchema = {
  type: "object",
  properties: {
    title: { type: "string" },
    at: { type: "string", format: "date-time" },
    score: { type: "number" },
    tags: { type: "array", items: { type: "string" }, uniqueItems: true },
    counts: { type: "object", additionalProperties: { type: "string", pattern: "^-?\\d+$" } },
    link: { anyOf: [{ type: "string", format: "uri" }, { type: "null" }] },
  },
  required: ["title", "at", "tags", "counts", "link"],
  additionalProperties: false,
};
const REPORT_CODEC: SchemaCodec = {
  value: [
    "object",
    [
      ["at", ["date"]],
      ["tags", ["set", ["keep"]]],
      ["counts", ["map", ["bigint"]]],
      ["link", ["url"]],
    ],
  ],
};
const WIRE = {
  title: "T",
  at: "2031-05-06T07:08:09.000Z",
  tags: ["a"],
  counts: { n: "5" },
  link: "https://x.example/",
};
const VALUE: Report = {
  title: "T",
  at: new Date(WIRE.at),
  tags: new Set(["a"]),
  counts: new Map([["n", 5n]]),
  link: new URL(WIRE.link),
};

/** A descriptor as the compiler writes it. */
function descriptor(
  schema: JsonSchema,
  { codec, ...rest }: Pick<SchemaDescriptor, "name" | "validate"> & { readonly codec?: SchemaCodec } = {},
): SchemaDescriptor {
  const text = JSON.stringify(schema);
  return { v: 1, kind: "schema", schema: text, ...rest, ...(codec && { codec: JSON.stringify(codec) }) };
}
const report = schemaOf<Report>(descriptor(REPORT, { codec: REPORT_CODEC, name: "Report" }));
const of = <T>(schema: JsonSchema, codec?: SchemaCodec["value"], defs?: SchemaCodec["defs"]) =>
  schemaOf<T>(descriptor(schema, { ...(codec && { codec: { value: codec, ...(defs && { defs }) } }) }));

describe("without a descriptor", () => {
  test("the place and the doors are named", () => {
    const call = () => schemaOf<Report>();
    expect(call).toThrow(ToolDefinitionError);
    expect(call).toThrow(
      /^`schemaOf<…>\(\)`, called at .*schema-of\.test\.ts:\d+:\d+, was not compiled .*@windlass\/compiler/s,
    );
    expect(call).toThrow(expect.objectContaining({ code: "WL2001", hint: expect.not.stringContaining("@tool") }));
  });

  test.each<[string, unknown, string]>([
    ["something else", { type: "object" }, "WL2003"],
    ["null", null, "WL2003"],
    ["a tool's descriptor", { v: 1, name: "a", inputSchema: "{}", params: [] }, "WL2003"],
    ["another version", { v: 2, kind: "schema", schema: "{}" }, "WL2002"],
  ])("%s is none", (_, value, code) => {
    expect(() => schemaOf(value as SchemaDescriptor)).toThrow(expect.objectContaining({ code }));
  });

  test("broken texts are found when they are needed", () => {
    const broken = schemaOf({ v: 1, kind: "schema", schema: "{", name: "Report" });
    expect(() => broken.validate(1)).toThrow("The schema in the descriptor of `schemaOf<Report>()` is no JSON.");
  });
});

test("jsonSchema is a new object each time", () => {
  expect(report.jsonSchema).toEqual(REPORT);
  report.jsonSchema.properties = {};
  expect(report.jsonSchema).toEqual(REPORT);
  expect(report.name).toBe("Report");
});

describe("validate", () => {
  test("takes the JSON form and gives the JavaScript form, as a copy", () => {
    const given = structuredClone(WIRE);
    expect(report.validate(given)).toEqual({ ok: true, value: VALUE });
    expect(given).toEqual(WIRE);
    const list = [{ a: 1 }];
    const verdict = of<{ a: number }[]>({ type: "array", items: { type: "object" } }).validate(list);
    expect(verdict).toEqual({ ok: true, value: list });
    expect(verdict.ok && verdict.value[0]).not.toBe(list[0]);
  });

  test("is strict, and names every fault", () => {
    const verdict = report.validate({ ...WIRE, score: "5", at: new Date(), extra: 1 });
    expect(verdict).toEqual({
      ok: false,
      faults: [
        expect.objectContaining({ path: ["at"] }),
        expect.objectContaining({ path: ["score"] }),
        expect.objectContaining({ path: ["extra"] }),
      ],
      message: expect.stringMatching(
        /^Invalid Report:\nat: expected a date and time .*\nscore: expected number, got "5"\nextra: /,
      ),
    });
  });

  test("a text of the right form without meaning is a fault", () => {
    expect(report.validate({ ...WIRE, at: "2016-12-31T23:59:60Z" })).toMatchObject({
      ok: false,
      message: 'Invalid Report: at: expected a time without a leap second, got "2016-12-31T23:59:60Z"',
    });
  });

  test("the compiled check's yes is final, a broken check harms nothing", () => {
    const schema: JsonSchema = { type: "number" };
    const yes = schemaOf<number>(descriptor(schema, { validate: () => () => true }));
    expect(yes.validate("x")).toEqual({ ok: true, value: "x" });
    const broken = schemaOf<number>(
      descriptor(schema, {
        validate: () => {
          throw new Error("no");
        },
      }),
    );
    expect(broken.validate(5)).toEqual({ ok: true, value: 5 });
    expect(broken.validate("x")).toMatchObject({ ok: false, message: 'Invalid value: expected number, got "x"' });
  });

  test("what is hostile is a fault", () => {
    const cycle: { a?: unknown } = {};
    cycle.a = cycle;
    expect(of({}).validate(cycle)).toMatchObject({ ok: false, message: expect.stringContaining("nested too deeply") });
    const trap = Object.defineProperty({}, "title", {
      enumerable: true,
      get() {
        throw new Error("boom");
      },
    });
    expect(report.validate(trap)).toMatchObject({
      ok: false,
      message: expect.stringContaining("cannot be read: boom"),
    });
    expect(report.is(trap)).toBe(false);
    const open = of<object>({ type: "object" });
    const verdict = open.validate(JSON.parse('{"__proto__":{"admin":true}}'));
    expect(verdict.ok && Object.getPrototypeOf(verdict.value)).toBe(Object.prototype);
    expect(
      of({ type: "object", properties: {}, additionalProperties: false }).validate(JSON.parse('{"__proto__":1}')).ok,
    ).toBe(false);
  });

  test.each([undefined, Number.NaN, () => 1, Symbol("x"), 5n])("%o has no JSON form", (value) => {
    expect(of({ type: "number" }).validate(value).ok).toBe(false);
  });
});

describe("is", () => {
  test("wants the JavaScript forms", () => {
    expect(report.is(VALUE)).toBe(true);
    expect(report.is({ ...VALUE, link: null, score: 5 })).toBe(true);
    expect(report.is(WIRE)).toBe(false);
    for (const part of ["at", "tags", "counts", "link"] as const) {
      expect(report.is({ ...VALUE, [part]: WIRE[part] })).toBe(false);
    }
    expect(report.is({ ...VALUE, at: new Date(Number.NaN) })).toBe(false);
    expect(report.is({ ...VALUE, tags: new Set([1]) })).toBe(false);
    expect(report.is({ ...VALUE, counts: new Map([[1, 5n]]) })).toBe(false);
    expect(report.is({ ...VALUE, counts: new Map([["n", 5]]) })).toBe(false);
    expect(report.is({ ...VALUE, score: undefined })).toBe(true);
    expect(report.is({ ...VALUE, extra: 1 })).toBe(false);
    expect(report.is(null)).toBe(false);
  });

  test("needs no `this`", () => {
    expect([VALUE, WIRE, 5].filter(report.is)).toEqual([VALUE]);
    const { parse, encode } = report;
    expect(encode(parse(JSON.stringify(WIRE)))).toEqual(WIRE);
  });

  const DATE: JsonSchema = { type: "string", format: "date-time" };
  const text: JsonSchema = { type: "string" };

  test("a Map is no object with optional properties", () => {
    const note: JsonSchema = {
      type: "object",
      properties: { note: { type: "string" } },
      additionalProperties: false,
    };
    const pair: JsonSchema = {
      type: "array",
      prefixItems: [{ type: "number" }, { type: "string" }],
      minItems: 2,
      items: false,
    };
    const either = of<object>({ anyOf: [note, { type: "array", items: pair }] }, [
      "union",
      [
        ["/anyOf/0", ["keep"]],
        ["/anyOf/1", ["pairs", ["keep"], ["keep"]]],
      ],
    ]);
    expect([{}, { note: "x" }, new Map(), new Map([[1, "x"]])].map(either.is)).toEqual([true, true, true, true]);
    expect([new Map([["note", "x"]]), new Date(0), new Set()].map(either.is)).toEqual([false, false, false]);
    expect(either.encode(new Map())).toEqual([]);
    expect(either.encode({ note: "x", more: 1 })).toEqual({ note: "x" });
    expect(() => either.encode(new Map([["note", "x"]]))).toThrow(/expected an object, got a Map/);
    const dated = of<object>(note, ["object", [["note", ["date"]]]]);
    expect([new Map(), new Set(), new Date(0)].map(dated.is)).toEqual([false, false, false]);
  });

  test("tells the branches of unions apart", () => {
    const kept = of<Date | string>({ anyOf: [DATE, text] }, [
      "union",
      [
        ["/anyOf/1", ["keep"]],
        ["/anyOf/0", ["date"]],
      ],
    ]);
    for (const value of [new Date(), "x"]) expect(kept.is(value)).toBe(true);
    expect(kept.is(5)).toBe(false);
    const both = of<Date | bigint | number>(
      { anyOf: [DATE, { type: "string", pattern: "^-?\\d+$" }, { type: "number" }] },
      [
        "union",
        [
          ["/anyOf/0", ["date"]],
          ["/anyOf/1", ["bigint"]],
        ],
      ],
    );
    for (const value of [new Date(), 5n, 5]) expect(both.is(value)).toBe(true);
    for (const value of ["5", WIRE.at, "x", true]) expect(both.is(value)).toBe(false);
  });

  test("knows bytes, pairs, tuples and recursive types", () => {
    const bytes: JsonSchema = { type: "string", contentEncoding: "base64" };
    expect(of(bytes, ["bytes"]).is(new Uint8Array(2))).toBe(true);
    expect(of(bytes, ["bytes"]).is("aGk=")).toBe(false);
    expect(of(bytes, ["buffer"]).is(new ArrayBuffer(2))).toBe(true);
    expect(of(bytes, ["buffer"]).is(new Uint8Array(2))).toBe(false);
    expect(of(bytes, ["node-buffer"]).is(Buffer.from("hi"))).toBe(true);
    expect(of(bytes, ["node-buffer"]).is(new Uint8Array(2))).toBe(false);
    const pair: JsonSchema = { type: "array", prefixItems: [DATE, text], items: false, minItems: 2 };
    const pairs = of<Map<Date, string>>({ type: "array", items: pair }, ["pairs", ["date"], ["keep"]]);
    expect(pairs.is(new Map([[new Date(), "x"]]))).toBe(true);
    expect(pairs.is([[new Date(), "x"]])).toBe(false);
    expect(of(pair, ["tuple", [["date"], ["keep"]]]).is([new Date(), "x"])).toBe(true);
    expect(of(pair, ["tuple", [["date"], ["keep"]]]).is([WIRE.at, "x"])).toBe(false);
    const tree = of(
      {
        $ref: "#/$defs/Tree",
        $defs: {
          Tree: {
            type: "object",
            properties: { at: DATE, kids: { type: "array", items: { $ref: "#/$defs/Tree" } } },
            required: ["at", "kids"],
            additionalProperties: false,
          },
        },
      },
      ["ref", "Tree"],
      {
        Tree: [
          "object",
          [
            ["at", ["date"]],
            ["kids", ["array", ["ref", "Tree"]]],
          ],
        ],
      },
    );
    expect(tree.is({ at: new Date(), kids: [{ at: new Date(), kids: [] }] })).toBe(true);
    expect(tree.is({ at: new Date(), kids: [{ at: WIRE.at, kids: [] }] })).toBe(false);
    const cycle: { at: Date; kids: unknown[] } = { at: new Date(), kids: [] };
    cycle.kids.push(cycle);
    expect(tree.is(cycle)).toBe(false);
  });

  test("takes nothing for a text that is none", () => {
    expect(of<string>(text).is(new Date())).toBe(false);
    expect(of<string>(text).is(5n)).toBe(false);
    expect(of<string[]>({ type: "array", items: text }).is(new Set(["a"]))).toBe(false);
    expect(of<string>(text).is({ toJSON: () => "x" })).toBe(false);
  });
});

describe("parse", () => {
  const json = JSON.stringify(WIRE);

  test.each([json, `\`\`\`json\n${json}\n\`\`\``, `${json}\n\nThat is all.`, JSON.stringify(json)])(
    "%j is understood",
    (text) => {
      expect(report.parse(text)).toEqual(VALUE);
    },
  );

  test("repairs what a model gets wrong, unless it is told not to", () => {
    const text = JSON.stringify({ ...WIRE, score: "5", tags: '["a"]' });
    expect(report.parse(text)).toEqual({ ...VALUE, score: 5 });
    expect(() => report.parse(text, { lenient: false })).toThrow(SchemaError);
    expect(() => report.parse(`\`\`\`\n${json}\n\`\`\``, { lenient: false })).toThrow("not valid JSON");
  });

  test.each<[JsonSchema, string, unknown]>([
    [{ type: "array", items: { type: "number" } }, '```\n[1,"2"]\n```', [1, 2]],
    [{ type: "array", items: { type: "number" } }, "[1, 2] are the numbers", [1, 2]],
    [{ type: "number" }, "5", 5],
    [{ type: "number" }, "```json\n5\n```", 5],
    [{ type: "string" }, '"x"', "x"],
    [{ type: "string" }, JSON.stringify('{"a":1}'), '{"a":1}'],
    [{ type: "object" }, JSON.stringify('{"a":1}'), { a: 1 }],
    [{ type: ["null", "boolean"] }, " null ", null],
  ])("a root of any kind: %j from %j", (schema, text, value) => {
    expect(of(schema).parse(text)).toEqual(value);
  });

  test("members of a Set that look the same in JSON are one, and the Set is of the type", () => {
    const days = schemaOf<Set<Date>>(
      descriptor(
        { type: "array", items: { type: "string", format: "date-time" }, uniqueItems: true },
        { codec: { value: ["set", ["date"]] } },
      ),
    );
    const twice = new Set([new Date(0), new Date(0)]);
    expect(days.is(twice)).toBe(true);
    expect(days.encode(twice)).toEqual(["1970-01-01T00:00:00.000Z"]);
    expect(days.is(new Set([new Date(0), new Date(Number.NaN)]))).toBe(false);
  });

  test("whole numbers that would be rounded are faults, whatever the type says", () => {
    const long = "9007199254740993";
    expect(() => of({ type: "number" }).parse(long)).toThrow(`expected number, got ${long} (too many digits`);
    expect(() => of({}).parse(`{"a":[${long}]}`)).toThrow("a[0]: this whole number has too many digits");
    expect(of({ type: "string" }).parse(`"${long}"`)).toBe(long);
    expect(of({ type: "number" }).parse(JSON.stringify(2 ** 60 + 2 ** 20))).toBe(2 ** 60 + 2 ** 20);
  });

  test.each([
    ['{"title":"T"', /^Invalid Report: the JSON text is cut off: it ends after 12 characters.*\n.*output tokens/],
    ["[1", /cut off/],
    ["I could not find it.", /^Invalid Report: this text is not valid JSON.*: "I could not find it\."\.$/],
    ["", /not valid JSON/],
    [`${json} ${json}`, /not valid JSON/],
  ])("%j is no JSON", (text, message) => {
    expect(() => report.parse(text)).toThrow(
      expect.objectContaining({ code: "WL2401", faults: [], message: expect.stringMatching(message) }),
    );
  });

  test("what does not fit is told with every fault", () => {
    expect(() => report.parse("{}")).toThrow(
      expect.objectContaining({
        name: "SchemaError",
        code: "WL2402",
        faults: expect.objectContaining({ length: 5 }),
        message: expect.stringMatching(/^Invalid Report:\ntitle: missing/),
      }),
    );
    expect(() => report.parse("5")).toThrow("Invalid Report: expected an object, got 5");
  });

  test("a value that is parsed already is for `validate`", () => {
    expect(() => report.parse(WIRE as unknown as string)).toThrow(/expected JSON text.*\n`validate` takes values/);
  });
});

describe("encode", () => {
  test("gives the JSON form, without what the type does not declare", () => {
    expect(report.encode(VALUE)).toEqual(WIRE);
    expect(report.encode({ ...VALUE, secret: 1 } as Report)).toEqual(WIRE);
    expect(report.validate(JSON.parse(JSON.stringify(report.encode(VALUE))))).toEqual({ ok: true, value: VALUE });
  });

  test.each([
    [{ ...VALUE, score: Number.NaN }, "score: NaN has no JSON form"],
    [{ ...VALUE, title: 5 }, "title: expected string, got 5"],
    [undefined, "expected an object"],
  ])("%j is an error", (value, message) => {
    expect(() => report.encode(value as Report)).toThrow(
      expect.objectContaining({ code: "WL2403", message: expect.stringContaining(message) }),
    );
  });
});

describe("~standard", () => {
  const standard = report["~standard"];

  test("is version 1 of Windlass", () => {
    expect(standard).toMatchObject({ version: 1, vendor: "windlass" });
  });

  test("validates", () => {
    expect(standard.validate(WIRE)).toEqual({ value: VALUE });
    expect(standard.validate({ ...WIRE, counts: { n: 5 } })).toEqual({
      issues: [{ path: ["counts", "n"], message: expect.stringContaining("got 5") }],
    });
    expect(standard.validate(5)).toEqual({ issues: [{ path: [], message: "expected an object, got 5" }] });
  });

  test("has the JSON Schema of what travels, for input and output", () => {
    for (const side of ["input", "output"] as const) {
      expect(standard.jsonSchema[side]({ target: "draft-2020-12" })).toEqual(REPORT);
      expect(standard.jsonSchema[side]({ target: "draft-07" })).toEqual({
        $schema: "http://json-schema.org/draft-07/schema#",
        ...REPORT,
      });
      expect(() => standard.jsonSchema[side]({ target: "draft-03" })).toThrow(
        expect.objectContaining({ code: "WL2404" }),
      );
    }
  });
});
