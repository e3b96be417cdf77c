import { describe, expect, test } from "vitest";
import { target } from "../../../tests/target.js";
import type { Codec, ToolCodec } from "../../descriptor.js";
import type { JsonSchema } from "../../json-schema.js";
import { callTool } from "../pipeline.js";
import { resultText } from "../tool-result.js";

interface Member {
  readonly schema: JsonSchema;
  readonly codec: Codec;
}

const TEXT: JsonSchema = { type: "string" };
const NUMBER: JsonSchema = { type: "number" };
const DATE: Member = { schema: { type: "string", format: "date-time" }, codec: ["date"] };
const list = (items: JsonSchema): JsonSchema => ({ type: "array", items });
const KEEP: Codec = ["keep"];
/** `Map<number, string>` */
const SEATS: Member = {
  schema: list({ type: "array", prefixItems: [NUMBER, TEXT], minItems: 2, items: false }),
  codec: ["pairs", KEEP, KEEP],
};
/** `Map<string, string>` */
const NAMED: Member = { schema: { type: "object", additionalProperties: TEXT }, codec: ["map", KEEP] };
const NOTE: Member = { schema: { type: "object", properties: { note: TEXT } }, codec: KEEP };

/** An open object; the properties that are not in `optional` are required. */
function object(members: Readonly<Record<string, Member>>, optional: readonly string[] = []): Member {
  const entries = Object.entries(members);
  return {
    schema: {
      type: "object",
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
      required: Object.keys(members).filter((name) => !optional.includes(name)),
    },
    codec: ["object", entries.filter(([, { codec }]) => codec !== KEEP).map(([name, { codec }]) => [name, codec])],
  };
}
const keep = (schema: JsonSchema): Member => ({ schema, codec: KEEP });

/** What a function returns that is declared to give one of the members. */
async function give(value: unknown, members: readonly Member[], more: Partial<ToolCodec> & { $defs?: object } = {}) {
  const { $defs, ...codecs } = more;
  const output = {
    type: "object",
    properties: { result: { anyOf: members.map(({ schema }) => schema) } },
    required: ["result"],
    ...($defs && { $defs }),
  } as JsonSchema;
  const codec: ToolCodec = {
    output: ["union", members.map((member, index) => [`/properties/result/anyOf/${index}`, member.codec])],
    ...codecs,
  };
  const result = await callTool(
    target(() => value, { output, codec, wrapped: true }),
    { name: "probe" },
    {},
  );
  return result.isError ? resultText(result).replace(/^.*invalid result: /, "") : result.structuredContent?.result;
}

describe("the class of a value", () => {
  test("a Map is encoded as one, not as an object without properties", async () => {
    const members = [NOTE, object({ seats: SEATS })];
    expect(await give({ seats: new Map() }, members)).toEqual({ seats: [] });
    expect(await give({ seats: new Map([[1, "a"]]) }, members)).toEqual({ seats: [[1, "a"]] });
    expect(await give(new Map(), [NOTE, SEATS])).toEqual([]);
    expect(await give(new Map([["a", "b"]]), [NOTE, NAMED])).toEqual({ a: "b" });
    expect(await give({ a: new Map() }, [object({ a: NOTE }), object({ a: SEATS })])).toEqual({ a: [] });
  });

  test("what fits no branch is an error that names the place, and nothing is left out for it", async () => {
    const members = [NOTE, object({ seats: SEATS })];
    expect(await give({ seats: new Map([["a", "b"]]) }, members)).toBe('seats[0][0]: expected number, got "a"');
    expect(await give({ seats: new Set() }, members)).toBe("seats: expected a Map, got a Set");
    const rows = [object({ id: keep(NUMBER) }), object({ id: keep(NUMBER), at: object({ when: DATE }) })];
    expect(await give({ id: 1, at: { when: new Map() } }, rows)).toMatch(
      /^at\.when: expected a date and time .*, got \{\}$/,
    );
    expect(await give(new Map(), [NOTE, object({ at: DATE })])).toBe("expected an object, got a Map");
    expect(await give({ seats: new Map(), id: 1 }, [NOTE, object({ seats: SEATS, id: keep(TEXT) })])).toBe(
      "id: expected string, got 1",
    );
  });

  test("values of other JSON forms pass by a codec that stands for a whole union", async () => {
    const blob: Member = { schema: { anyOf: [list(TEXT), TEXT] }, codec: ["buffer"] };
    const members = [object({ kind: keep({ const: "a" }) }), object({ kind: keep({ const: "b" }), v: blob })];
    expect(await give({ kind: "b", v: ["x"] }, members)).toEqual({ kind: "b", v: ["x"] });
    expect(await give({ kind: "b", v: new Set(["x"]) }, members)).toEqual({ kind: "b", v: ["x"] });
    expect(await give({ kind: "b", v: new ArrayBuffer(1) }, members)).toEqual({ kind: "b", v: "AA==" });
  });

  test("sets, dates, addresses and bytes have their own branches", async () => {
    const tags: Member = { schema: { ...list(TEXT), uniqueItems: true }, codec: ["set", KEEP] };
    const members = [object({ v: NOTE }), object({ v: tags }), object({ v: DATE }), object({ v: NAMED })];
    expect(await give({ v: new Set(["a"]) }, members)).toEqual({ v: ["a"] });
    expect(await give({ v: new Date(0) }, members)).toEqual({ v: "1970-01-01T00:00:00.000Z" });
    expect(await give({ v: new Map([["note", "x"]]) }, members)).toEqual({ v: { note: "x" } });
    expect(await give({ v: { note: "x", more: 1 } }, members)).toEqual({ v: { note: "x" } });
    for (const codec of [["bytes"], ["buffer"], ["node-buffer"]] as const) {
      const bytes: Member = { schema: { type: "string", contentEncoding: "base64" }, codec };
      for (const value of [new Uint8Array([1]), new Uint8Array([1]).buffer, Buffer.from([1])])
        expect(await give({ v: value }, [object({ v: DATE }), object({ v: bytes })])).toEqual({ v: "AQ==" });
    }
  });

  test("the JSON form and other iterables pass where no branch is nearer", async () => {
    expect(await give({ a: "b" }, [NAMED, object({ at: DATE })])).toEqual({ a: "b" });
    expect(await give([[1, "a"]], [object({ at: DATE }), SEATS])).toEqual([[1, "a"]]);
    expect(await give(new Set(["a"]), [keep(list(TEXT)), object({ at: DATE })])).toEqual(["a"]);
    expect(await give(new Map([["a", 1]]), [keep({ type: "object" }), object({ at: DATE })])).toEqual({ a: 1 });
  });

  test("an iterator is read once, and so is toJSON", async () => {
    const texts = keep(list(TEXT));
    const dates: Member = { schema: list(DATE.schema), codec: ["array", ["date"]] };
    const given = (function* () {
      yield "a";
      yield "b";
    })();
    expect(await give({ v: given }, [object({ v: dates }), object({ v: texts })])).toEqual({ v: ["a", "b"] });
    let calls = 0;
    const value = { v: { toJSON: () => ({ note: `${++calls}` }) } };
    expect(await give(value, [object({ v: SEATS }), object({ v: DATE }), object({ v: NOTE })])).toEqual({
      v: { note: "1" },
    });
  });

  test("toJSON decides what a value is", async () => {
    const members = [NOTE, SEATS];
    expect(await give({ toJSON: () => new Map([[1, "a"]]) }, members)).toEqual([[1, "a"]]);
    expect(await give(new Map([[1, "a"]]), members)).toEqual([[1, "a"]]);
  });
});

describe("the properties of a value", () => {
  const a = object({ id: keep(NUMBER), at: DATE }, ["at"]);
  const b = object({ id: keep(NUMBER), at: DATE, to: DATE }, ["at", "to"]);
  const epoch = "1970-01-01T00:00:00.000Z";

  test("the branch that knows all of them, then the one that knows most", async () => {
    expect(await give({ id: 1, to: new Date(0) }, [a, b])).toEqual({ id: 1, to: epoch });
    expect(await give({ id: 1, to: new Date(0), secret: 1 }, [a, b])).toEqual({ id: 1, to: epoch });
    expect(await give({ secret: 1 }, [NOTE, object({ at: DATE })])).toEqual({});
  });

  test("what any matching branch knows stays", async () => {
    const members = [
      object({ id: keep(NUMBER), note: keep(TEXT) }, ["note"]),
      object({ id: keep(NUMBER), at: DATE }, ["at"]),
    ];
    expect(await give({ id: 1, note: "x", at: new Date(0), secret: 1 }, members)).toEqual({
      id: 1,
      note: "x",
      at: epoch,
    });
  });

  test("what a discriminated branch does not declare is left out, also where another branch does", async () => {
    const kind = (name: string) => keep({ const: name });
    const members = [object({ kind: kind("a"), at: DATE }), object({ kind: kind("b"), data: SEATS })];
    const row = { kind: "a", at: new Date(0), data: { secret: 1 } };
    expect(await give(row, members)).toEqual({ kind: "a", at: epoch });
    expect(await give({ kind: "c" }, members)).toBe('kind: expected "a" or "b", got "c"');
    const nullable = [object({ id: keep(NUMBER), at: DATE }, ["at"]), object({ id: keep(NUMBER), seats: SEATS })];
    expect(await give({ id: 1, seats: null }, nullable)).toEqual({ id: 1 });
  });

  test("what one branch allows as unknown stays whole beside one that knows less", async () => {
    const inner = object({ x: keep(NUMBER) });
    const members = [object({ v: keep({}), at: DATE }, ["at"]), object({ v: object({ a: inner }), at: DATE }, ["at"])];
    expect(await give({ v: { a: { x: 1, y: 2 } }, at: new Date(0) }, members)).toEqual({
      v: { a: { x: 1, y: 2 } },
      at: epoch,
    });
  });

  test("a branch for a Map does not say what an object carries", async () => {
    const any: Member = { schema: { type: "object", additionalProperties: {} }, codec: ["map", KEEP] };
    const id = object({ id: keep(NUMBER) });
    expect(await give({ id: 1, secret: 2 }, [any, { ...id, codec: KEEP }])).toEqual({ id: 1 });
    expect(await give({ id: 1, secret: 2 }, [any, object({ id: keep(NUMBER), at: DATE }, ["at"])])).toEqual({ id: 1 });
    expect(await give(new Map([["id", 1]]), [id, any])).toEqual({ id: 1 });
    expect(await give({ a: "b" }, [any, NOTE])).toEqual({ a: "b" });
  });

  test("objects without a prototype, of classes, with names that every object inherits", async () => {
    class Seats {
      seats = new Map<number, string>();
      get note(): string {
        return "n";
      }
    }
    const members = [NOTE, object({ seats: SEATS })];
    expect(await give(new Seats(), members)).toEqual({ note: "n", seats: [] });
    expect(await give(Object.assign(Object.create(null), { seats: new Map() }), members)).toEqual({ seats: [] });
    const odd = JSON.parse('{"__proto__":"x","constructor":"y"}') as object;
    const named = object({ constructor: keep(TEXT), at: DATE }, ["at"]);
    expect(await give(odd, [NOTE, named])).toEqual({ constructor: "y" });
    expect(await give(odd, [object({ at: DATE }), NAMED])).toEqual(odd);
  });
});

describe("unions in unions", () => {
  const union = (pointers: readonly string[], codecs: readonly Codec[]): Codec => [
    "union",
    pointers.map((pointer, index) => [pointer, codecs[index]!]),
  ];
  /** `{ a: number; next?: Node } | { b: Map<number, string>; next?: Node }` */
  const next: Member = { schema: { $ref: "#/$defs/Node" }, codec: ["ref", "Node"] };
  const [one, two] = [object({ a: keep(NUMBER), next }, ["next"]), object({ b: SEATS, next }, ["b", "next"])];
  const $defs = { Node: { anyOf: [one.schema, two.schema] } };
  const defs = { Node: union(["/$defs/Node/anyOf/0", "/$defs/Node/anyOf/1"], [one.codec, two.codec]) };

  test("a deep value is decided once at each place", async () => {
    let value: object = { b: new Map() };
    let json: object = { b: [] };
    for (let depth = 0; depth < 150; depth++) {
      value = { b: new Map([[depth, "x"]]), next: value };
      json = { b: [[depth, "x"]], next: json };
    }
    expect(await give(value, [next], { defs, $defs })).toEqual(json);
  });

  test("a fault inside is told, whatever is around it", async () => {
    const value = { a: 1, next: { b: new Map([["x", "y"]]), next: { a: 2 } } };
    expect(await give(value, [next], { defs, $defs })).toMatch(/^next\.b: expected an array, got /);
    const cycle: Record<string, unknown> = { b: new Map() };
    cycle.next = cycle;
    expect(await give(cycle, [next], { defs, $defs })).toMatch(/contains itself/);
  });

  test("the same object at two places", async () => {
    const shared = { b: new Map([[1, "x"]]), secret: 1 };
    const pair: Member = {
      schema: { type: "array", prefixItems: [next.schema, next.schema], items: false },
      codec: ["tuple", [next.codec, next.codec]],
    };
    expect(await give([shared, shared], [pair], { defs, $defs })).toEqual([{ b: [[1, "x"]] }, { b: [[1, "x"]] }]);
  });
});
