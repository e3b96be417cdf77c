/** Worked inputs: what happens to arguments on their way in. The numbers are those of the compiler's own cases. */
import { describe, expect, test } from "vitest";
import { resultText, toolOf } from "../src/index.js";
import type { JsonSchema } from "../src/json-schema.js";
import { compiled, type DescriptorParts } from "./compiled.js";

const closed = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

/** Calls a compiled function; the result's text, after `code: ` where it is an error. */
function caller(fn: (...args: never[]) => unknown, parts: DescriptorParts): (args: unknown) => Promise<string> {
  const tool = toolOf(compiled(fn, parts));
  return async (args) => {
    const result = await tool.execute({ name: parts.name, arguments: args });
    return result.isError ? `${result.code}: ${resultText(result)}` : resultText(result);
  };
}

describe("53: a union argument as JSON text", () => {
  const call = caller(
    (target: { id: number } | { email: string }) => ("id" in target ? String(target.id) : target.email),
    {
      name: "contact",
      input: { target: { anyOf: [closed({ id: { type: "number" } }), closed({ email: { type: "string" } })] } },
    },
  );

  test("is decoded, since no branch takes a string", async () => {
    expect(await call({ target: '{"id":3}' })).toBe("3");
  });

  test("is refused where its JSON fits no branch", async () => {
    expect(await call({ target: '{"id":3,"email":"e"}' })).toMatch(/^invalid_arguments: /);
  });
});

describe("56: dates", () => {
  const date: JsonSchema = { type: "string", format: "date-time" };
  const call = caller(
    (start: Date, days: Date[], end?: Date) =>
      `${[start, ...days].every((day) => day instanceof Date)} ${start.getTime()} ${end?.getTime() ?? ""}`.trim(),
    {
      name: "schedule",
      input: { start: date, end: date, days: { type: "array", items: date } },
      required: ["start", "days"],
      params: ["start", "days", "end"],
      codec: {
        input: [
          "object",
          [
            ["start", ["date"]],
            ["end", ["date"]],
            ["days", ["array", ["date"]]],
          ],
        ],
      },
    },
  );

  test("are Date instances, also inside an array", async () => {
    const args = { start: "2031-05-06T07:08:09Z", days: ["2031-05-07T00:00:00Z"] };
    expect(await call(args)).toBe("true 1935817689000");
  });

  test.each([
    ["without a time zone", "2031-05-06T07:08:09"],
    ["without a time", "2031-05-06"],
    ["with a leap second", "2031-05-06T23:59:60Z"],
    ["with an offset of hours alone", "2031-05-06T07:08:09+09"],
    ["that does not exist", "2031-02-30T07:08:09Z"],
  ])("a date %s is an error, never a guess", async (_, start) => {
    expect(await call({ start, days: [] })).toMatch(/^invalid_arguments: Invalid arguments: start: expected /);
  });

  test("the error says that a time zone is needed, with an example", async () => {
    expect(await call({ start: "2031-05-06T07:08:09", days: [] })).toBe(
      'invalid_arguments: Invalid arguments: start: expected a date and time with a time zone, such as "2031-05-06T07:08:09Z", got "2031-05-06T07:08:09"',
    );
  });
});

test("58: Map and Set", async () => {
  const strings: JsonSchema = { type: "array", items: { type: "string" }, uniqueItems: true };
  const pair: JsonSchema = {
    type: "array",
    prefixItems: [{ type: "number" }, { type: "boolean" }],
    items: false,
    minItems: 2,
  };
  const call = caller(
    (
      tags: Set<string>,
      counts: Map<string, number>,
      grid: Map<number, boolean>,
      frozen?: ReadonlyMap<string, ReadonlySet<string>>,
    ) => {
      const inner = frozen === undefined || [...frozen.values()].every((set) => set instanceof Set);
      return [tags instanceof Set, counts instanceof Map, typeof [...grid.keys()][0], inner].join(" ");
    },
    {
      name: "stock",
      input: {
        tags: { type: "array", items: { type: "string", enum: ["new", "sale"] }, uniqueItems: true },
        counts: { type: "object", additionalProperties: { type: "number" } },
        grid: { type: "array", items: pair },
        frozen: { type: "object", additionalProperties: strings },
      },
      required: ["tags", "counts", "grid"],
      codec: {
        input: [
          "object",
          [
            ["tags", ["set", ["keep"]]],
            ["counts", ["map", ["keep"]]],
            ["grid", ["pairs", ["keep"], ["keep"]]],
            ["frozen", ["map", ["set", ["keep"]]]],
          ],
        ],
      },
    },
  );
  const args = { tags: ["new"], counts: { a: 1 }, grid: [[7, true]], frozen: { x: ["y"] } };
  expect(await call(args)).toBe("true true number true");
});

describe("59: bytes", () => {
  const call = caller((name: string, body: Uint8Array) => String(name && body.length), {
    name: "upload",
    input: { name: { type: "string" }, body: { type: "string", contentEncoding: "base64" } },
    codec: { input: ["object", [["body", ["bytes"]]]] },
  });

  test("come as base64", async () => {
    expect(await call({ name: "n", body: "aGk=" })).toBe("2");
  });

  test.each([[{ "0": 1 }], [[1, 2]], ["no base64!"]])("%j is refused", async (body) => {
    expect(await call({ name: "n", body })).toMatch(
      /^invalid_arguments: Invalid arguments: body: expected base64 text, /,
    );
  });
});

describe("62: what the host supplies", () => {
  const call = caller((query: string, signal?: AbortSignal) => `${query}${signal?.aborted ?? ""}`, {
    name: "fetchRows",
    input: { query: { type: "string", description: "what to read" } },
    params: ["query", { host: "signal" }],
  });

  test("is the call's own signal", async () => {
    expect(await call({ query: "q" })).toBe("qfalse");
  });

  test("cannot be set by a model", async () => {
    expect(await call({ query: "q", signal: { aborted: true } })).toBe(
      'invalid_arguments: Invalid arguments: signal: unknown property "signal"; known: query',
    );
  });
});

describe("65: names that every object inherits", () => {
  const call = caller(
    (config: string, name: string, args: string[], input: number, text?: string, maker?: string) =>
      [config, name, args.join(), input, typeof text, typeof maker].join(" "),
    {
      name: "save",
      input: {
        config: { type: "string" },
        name: { type: "string" },
        args: { type: "array", items: { type: "string" } },
        input: { type: "number" },
        // These two are of the types that every object's own are, as far as the compiler can tell.
        ...({ toString: { type: "string" }, constructor: { type: "string" } } as object),
      },
      required: ["config", "name", "args", "input"],
    },
  );

  test("are looked up as own properties only", async () => {
    expect(await call({ config: "c", name: "n", args: ["a"], input: 1 })).toBe("c n a 1 undefined undefined");
  });

  test("are checked like any", async () => {
    expect(await call({ config: "c", name: "n", args: [], input: 1, constructor: {} })).toBe(
      "invalid_arguments: Invalid arguments: constructor: expected string, got {}",
    );
  });
});

describe("a whole number that JavaScript would round", () => {
  const call = caller((id: number, by?: bigint, note?: unknown) => `${id} ${by} ${note}`, {
    name: "find",
    input: { id: { type: "number" }, by: { type: "string", pattern: "^-?\\d+$" }, note: {} },
    required: ["id"],
    codec: { input: ["object", [["by", ["bigint"]]]] },
  });

  test("is a fault at its place, with the digits that came", async () => {
    const rounded = "(too many digits for a number: it would be rounded)";
    expect(await call('{"id":9007199254740993,"by":9007199254740993,"x":1}')).toBe(
      [
        "invalid_arguments: Invalid arguments:",
        `id: expected number, got 9007199254740993 ${rounded}`,
        `by: expected a whole number as text, such as "12", got 9007199254740993 ${rounded}`,
        'x: unknown property "x"; known: id, by, note',
      ].join("\n"),
    );
  });

  test("also where anything may stand", async () => {
    expect(await call('{"id":1,"note":9007199254740993}')).toBe(
      "invalid_arguments: Invalid arguments: note: this whole number has too many digits: it would be rounded",
    );
  });

  test("and as text that stands for a number", async () => {
    expect(await call('{"id":"9007199254740993"}')).toMatch(/^invalid_arguments: /);
  });

  test("others, and text, are as they came", async () => {
    expect(await call('{"id":9007199254740992,"by":"9007199254740993","note":1e300}')).toBe(
      "9007199254740992 9007199254740993 1e+300",
    );
  });
});

test("67: a tool without parameters", async () => {
  const call = caller(() => "noon", { name: "now" });
  for (const args of [undefined, null, "", {}, "{}"]) expect(await call(args)).toBe("noon");
  for (const args of [{ zone: "utc" }, [], 5]) expect(await call(args)).toMatch(/^invalid_/);
});

describe("76: structures as JSON text", () => {
  const call = caller(
    (ids: number[], range: { min: number }, sort: string[] | null) =>
      [ids.reduce((a, b) => a + b, 0), range.min, sort?.join()].join(" "),
    {
      name: "filterRows",
      input: {
        ids: { type: "array", items: { type: "number" } },
        range: closed({ min: { type: "number" } }),
        sort: { anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }] },
      },
    },
  );

  test("are parsed where no string is allowed", async () => {
    expect(await call({ ids: "[1,2]", range: '{"min":1}', sort: '["a"]' })).toBe("3 1 a");
  });

  test("have their faults told inside", async () => {
    expect(await call({ ids: '[1,"x"]', range: { min: 1 }, sort: null })).toBe(
      'invalid_arguments: Invalid arguments: ids[1]: expected number, got "x"',
    );
  });

  test.each(["1,2", '"[1]"', "[1", "null"])("%s is no array", async (ids) => {
    expect(await call({ ids, range: { min: 1 }, sort: null })).toBe(
      `invalid_arguments: Invalid arguments: ids: expected an array, got ${JSON.stringify(ids)}`,
    );
  });
});

describe("77: a string stays a string", () => {
  const call = caller(
    (code: string, body: string, extra: string | null) => [code, body, extra, typeof extra].join("|"),
    {
      name: "postText",
      input: { code: { type: "string" }, body: { type: "string" }, extra: { type: ["string", "null"] } },
    },
  );

  test("whatever it looks like", async () => {
    expect(await call({ code: "00123", body: '{"a":1}', extra: "null" })).toBe('00123|{"a":1}|null|string');
  });

  test("and a number is none", async () => {
    expect(await call({ code: 123, body: "true", extra: null })).toBe(
      "invalid_arguments: Invalid arguments: code: expected string, got 123",
    );
  });
});

describe("79: unknown properties", () => {
  let entered = false;
  const call = caller(
    (query: string, limit = 20, where?: { city?: string }) => {
      entered = true;
      return query + limit + String(where?.city);
    },
    {
      name: "lookUp",
      input: {
        query: { type: "string" },
        limit: { type: "number", default: 20 },
        where: closed({ city: { type: "string" } }, []),
      },
      required: ["query"],
    },
  );

  test("are refused with a suggestion, and the function is not entered", async () => {
    expect(await call({ query: "x", limt: 5 })).toBe(
      'invalid_arguments: Invalid arguments: limt: unknown property "limt", did you mean "limit"?',
    );
    expect(entered).toBe(false);
  });

  test("are told at their place", async () => {
    expect(await call({ query: "x", where: { town: "y" } })).toMatch(
      /: where\.town: unknown property "town"; known: city$/,
    );
  });

  test("defaults run where a property is absent", async () => {
    expect(await call({ query: "x" })).toBe("x20undefined");
  });
});

describe("80: unions", () => {
  const call = caller(
    (id: number | string, level: null | number, flag: null | boolean, list: string | string[]) =>
      [typeof id, level, flag, typeof list].map(String).join(" "),
    {
      name: "setTag",
      input: {
        id: { type: ["number", "string"] },
        level: { anyOf: [{ type: "null" }, { type: "number" }] },
        flag: { anyOf: [{ type: "null" }, { type: "boolean" }] },
        list: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
      },
    },
  );

  test("a value that fits a branch is left alone", async () => {
    expect(await call({ id: "42", level: 0, flag: false, list: '["a"]' })).toBe("string 0 false string");
  });

  test("text is read where only one branch can be meant", async () => {
    expect(await call({ id: 42, level: "3", flag: "true", list: ["a"] })).toBe("number 3 true object");
  });

  test("nothing is bent to fit", async () => {
    expect(await call({ id: true, level: "", flag: null, list: [] })).toBe(
      'invalid_arguments: Invalid arguments:\nid: expected number or string, got true\nlevel: expected null or number, got ""',
    );
  });
});

describe("82: the arguments as text", () => {
  const call = caller((path: string, from?: number) => path + String(from ?? ""), {
    name: "readPath",
    input: { path: { type: "string" }, from: { type: "number" } },
    required: ["path"],
  });

  test.each([
    ['{"path":"a"}'],
    ['```json\n{"path":"a"}\n```'],
    ['{"path":"a"} I will read it now'],
    [JSON.stringify('{"path":"a"}')],
  ])("%s is understood", async (text) => {
    expect(await call(text)).toBe("a");
  });

  test("cut off is an error, never a guess", async () => {
    expect(await call('{"path":"a","from":')).toMatch(/^invalid_json: The arguments are cut off: /);
  });

  test.each([[[]], [5], ["hello"], [null], [""]])("%j is no object", async (args) => {
    expect(await call(args)).toMatch(/^invalid_json: Arguments must be an? (JSON )?object/);
  });
});

describe("83: nothing is shared", () => {
  const call = caller(
    (bag: { items: string[]; size?: number } = { items: [] }) => {
      bag.items.push("x");
      return String(bag.items.length);
    },
    {
      name: "collect",
      input: {
        bag: {
          ...closed({ items: { type: "array", items: { type: "string" } }, size: { type: "number" } }, ["items"]),
          default: { items: [] },
        },
      },
      required: [],
    },
  );

  test("a default is new each time", async () => {
    expect([await call({}), await call({})]).toEqual(["1", "1"]);
  });

  test("the caller's frozen object is neither repaired nor filled in place", async () => {
    const args = Object.freeze({ bag: Object.freeze({ items: Object.freeze([]), size: "3" }) });
    expect([await call(args), await call(args)]).toEqual(["1", "1"]);
    expect(args).toEqual({ bag: { items: [], size: "3" } });
  });
});

describe("92: errors in unions are short", () => {
  const branch = (kind: string, ...sizes: string[]) =>
    closed({ kind: { const: kind }, ...Object.fromEntries(sizes.map((size) => [size, { type: "number" }])) });
  const shape: JsonSchema = {
    anyOf: [branch("circle", "radius"), branch("box", "width", "height"), branch("line", "length")],
  };
  const call = caller((value: { kind: string }) => value.kind, {
    name: "paintShape",
    input: { shape },
  });

  test.each([
    [{ kind: "circle", radius: "big" }, 'shape.radius: expected number, got "big"'],
    [{ kind: "star" }, 'shape.kind: expected "circle", "box" or "line", got "star"'],
    [{ radius: 1 }, 'shape.kind: missing; expected "circle", "box" or "line"'],
    ["red", 'shape: expected an object with kind "circle", "box" or "line", got "red"'],
  ])("%j", async (value, line) => {
    expect(await call({ shape: value })).toBe(`invalid_arguments: Invalid arguments: ${line}`);
  });

  test("text is still read where the chosen branch allows one reading only", async () => {
    expect(await call({ shape: { kind: "circle", radius: "2" } })).toBe("circle");
  });
});

describe("95: keys that reach for a prototype", () => {
  const call = caller(
    (labels: Record<string, string>, patch: { name?: string }, pairs: Record<string, Date>) => {
      const clean = ({} as { name?: string }).name === undefined && Object.getPrototypeOf(labels) === Object.prototype;
      return [Object.keys(labels).length, patch.name, clean].map(String).join(" ") + (Object.keys(pairs).length || "");
    },
    {
      name: "label",
      input: {
        labels: { type: "object", additionalProperties: { type: "string" } },
        patch: closed({ name: { type: "string" } }, []),
        pairs: { type: "object", additionalProperties: { type: "string", format: "date-time" } },
      },
      codec: { input: ["object", [["pairs", ["object", [], ["date"]]]]] },
    },
  );

  test.each([
    ['{"labels":{"constructor":"y","toString":"z"},"patch":{},"pairs":{}}', "2 undefined true"],
    ['{"labels":{"__proto__":"x"},"patch":{},"pairs":{}}', "1 undefined true"],
    ['{"labels":{},"patch":{},"pairs":{"__proto__":"2031-05-06T07:08:09Z"}}', "0 undefined true1"],
  ])("%s: ordinary data", async (text, expected) => {
    expect(await call(text)).toBe(expected);
  });

  test("a closed object refuses them", async () => {
    expect(await call('{"labels":{},"patch":{"__proto__":{"name":"evil"}},"pairs":{}}')).toMatch(
      /^invalid_arguments: .*patch\.__proto__: unknown property/,
    );
  });

  test("they stand in for nothing", async () => {
    const text = await call('{"__proto__":{"labels":{},"patch":{},"pairs":{}}}');
    for (const name of ["labels", "patch", "pairs"]) expect(text).toContain(`${name}: missing`);
  });
});

describe("97: bombs", () => {
  const call = caller((tree: unknown) => (typeof tree === "number" ? tree : (tree as unknown[]).length), {
    name: "sumTree",
    input: { tree: { $ref: "#/$defs/Nested" } },
    $defs: { Nested: { anyOf: [{ type: "number" }, { type: "array", items: { $ref: "#/$defs/Nested" } }] } },
  });
  const nested = (depth: number) => `{"tree":${"[".repeat(depth)}${"]".repeat(depth)}}`;

  test("100 000 levels end as an error, and the next call is fine", async () => {
    expect(await call(nested(100_000))).toMatch(/^invalid_arguments: .*arguments are nested too deeply/);
    expect(await call(JSON.parse(nested(100_000)))).toMatch(/arguments are nested too deeply/);
    expect(await call({ tree: [1, [2, [3]]] })).toBe("2");
  });

  test("as many levels as are allowed are fine", async () => {
    expect(await call(nested(190))).toBe("1");
    expect(await call(`{"tree":${"[".repeat(190)}"x"${"]".repeat(190)}}`)).toMatch(/^invalid_arguments: /);
  });

  test("a million bad items give a short message", async () => {
    const text = await call({ tree: new Array(1_000_000).fill("x") });
    expect(text).toMatch(/^invalid_arguments: /);
    expect(text.length).toBeLessThan(3000);
  });

  test("arguments that contain themselves end as an error", async () => {
    const tree: unknown[] = [];
    tree.push(tree);
    expect(await call({ tree })).toMatch(/nested too deeply/);
  });
});
