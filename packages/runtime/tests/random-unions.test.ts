import { expect, test } from "vitest";
import { callTool, callToolWith } from "../src/call/pipeline.js";
import { schemaOf } from "../src/index.js";
import { isObject } from "../src/schema/kind.js";
import { setOwn } from "../src/schema/own.js";
import { Random } from "./random.js";
import { CODEC_DEFS, DEFS, type RandomType, randomType } from "./random-type.js";
import { target } from "./target.js";

const RUNS = process.env.WINDLASS_FULL === "1" ? 100_000 : 4000;

test("values of unions go out whole, come back, and go out as they did", () => {
  let unions = 0;
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = new Random(seed);
    const type = randomType(random, 4, "", true);
    const schema = typeOf(type);
    const { value, wire } = type.sample();
    const seen = seenOf(seed, type, wire);
    const text = JSON.stringify(type.codec ?? null);
    if (text.includes("union")) unions++;
    expect(
      sameForm(text, schema.encode(value), wire),
      `${seen} goes out as ${JSON.stringify(schema.encode(value))}`,
    ).toBe(true);
    expect(schema.is(value), seen).toBe(true);
    const back = schema.validate(wire);
    if (!back.ok) expect.unreachable(`${seen}: ${back.message}`);
    // Some bytes are written otherwise than they may be read, and another branch may have read them.
    if (!/bytes|buffer/.test(text)) expect(sameForm(text, schema.encode(back.value), wire), seen).toBe(true);
    expect(sameForm(text, schema.encode(withMore(value)), wire), `${seen}, with more`).toBe(true);
  }
  expect(unions).toBeGreaterThan(RUNS / 10);
});

test("results and typed arguments of tools likewise", async () => {
  for (let seed = 1; seed <= RUNS / 4; seed++) {
    const out = randomType(new Random(seed), 4, "/properties/result", true);
    const { value, wire } = out.sample();
    const seen = seenOf(seed, out, wire);
    const into = randomType(new Random(seed), 4, "/properties/x", true);
    const tool = target((x) => x, {
      input: { x: into.schema },
      $defs: DEFS,
      output: { type: "object", properties: { result: opened(out.schema) }, required: ["result"], $defs: opened(DEFS) },
      wrapped: true,
      codec: {
        ...(into.codec && { input: ["object", [["x", into.codec]]] }),
        ...(out.codec && { output: out.codec }),
        defs: CODEC_DEFS,
      },
    });
    const text = JSON.stringify(out.codec ?? null);
    const typed = await callToolWith(tool, [value], {});
    expect(typed.isError, `${seen}: ${JSON.stringify(typed.content)}`).toBe(false);
    expect(sameForm(text, typed.structuredContent?.result, wire), `${seen} ${JSON.stringify(typed)}`).toBe(true);
    const parsed = await callTool(tool, { name: "probe", arguments: { x: wire } }, {});
    expect(parsed.isError, `${seen}: ${JSON.stringify(parsed.content)}`).toBe(false);
    const given = await callTool(
      { ...tool, invoke: () => withMore(value) },
      { name: "probe", arguments: { x: wire } },
      {},
    );
    expect(sameForm(text, given.structuredContent?.result, wire), `${seen}, with more`).toBe(true);
  }
});

test("what is of another class goes out whole or not at all", () => {
  let refused = 0;
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = new Random(seed);
    const type = randomType(random, 4, "", true);
    const { value, wire } = type.sample();
    const wrong = withAnotherClass(value);
    let json: unknown;
    try {
      json = typeOf(type).encode(wrong);
    } catch {
      refused++;
      continue;
    }
    expect(namesIn(json), `${seenOf(seed, type, wire)} as ${JSON.stringify(json)}`).toBe(namesIn(wrong));
  }
  expect(refused).toBeGreaterThan(RUNS / 20);
});

function typeOf({ schema, codec }: RandomType) {
  return schemaOf<unknown>({
    v: 1,
    kind: "schema",
    schema: JSON.stringify({ ...schema, $defs: DEFS }),
    codec: JSON.stringify({ ...(codec && { value: codec }), defs: CODEC_DEFS }),
  });
}

function seenOf(seed: number, { schema, codec }: RandomType, wire: unknown): string {
  return `seed ${seed}: ${JSON.stringify(wire)}\n${JSON.stringify(schema)}\n${JSON.stringify(codec)}\n`;
}

/** The same JSON. An empty Map does not tell what its keys are: where both kinds of Map are declared, either form is right. */
function sameForm(codec: string, a: unknown, b: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(value);
  const isOpen = codec.includes('"map"') && /"pairs"|"ref"/.test(codec);
  const form = (value: unknown) => (isOpen ? text(value)?.replaceAll("{}", "[]") : text(value));
  return form(a) === form(b);
}

/** The schema without what closes its objects, as results are described. */
function opened<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll(',"additionalProperties":false', "")) as T;
}

/** The value with more in each of its objects than the type declares; an empty one might be meant for a Map then. */
function withMore(value: unknown): unknown {
  if (!isPlain(value) || Object.keys(value).length === 0) return mapped(value, withMore);
  return { ...(mapped(value, withMore) as object), more: new Map([["secret", new Date(0)]]) };
}

/** The value with a Set for its dates and maps. */
function withAnotherClass(value: unknown): unknown {
  if (value instanceof Date || value instanceof Map) return new Set(["other"]);
  return mapped(value, withAnotherClass);
}

function mapped(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (value instanceof Set) return new Set([...value].map(change));
  if (value instanceof Map) return new Map([...value].map(([key, member]) => [key, change(member)]));
  if (!isPlain(value)) return value;
  const made = {};
  for (const [name, member] of Object.entries(value)) setOwn(made, name, change(member));
  return made;
}

function isPlain(value: unknown): value is object {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}

/** How many properties the objects in a value have. */
function namesIn(value: unknown): number {
  if (value instanceof Map) return namesIn([...value.values()]);
  const inner = value instanceof Set || Array.isArray(value) ? [...value] : isPlain(value) ? Object.values(value) : [];
  return (isPlain(value) ? inner.length : 0) + inner.reduce<number>((sum, each) => sum + namesIn(each), 0);
}
