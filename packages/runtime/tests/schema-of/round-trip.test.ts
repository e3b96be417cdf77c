import { expect, test } from "vitest";
import { type Codec, type JsonSchema, schemaOf } from "../../src/index.js";
import { Random } from "../random.js";

/** A type by its schema, its codec (undefined where JSON is what it is) and its values. */
interface RandomType {
  readonly schema: JsonSchema;
  readonly codec: Codec | undefined;
  readonly value: () => unknown;
}

function randomType(random: Random, depth: number): RandomType {
  const inner = () => randomType(random, depth - 1);
  return random.pick(depth <= 0 ? LEAVES : [...LEAVES, ...STRUCTURES])(random, inner);
}

type Make = (random: Random, inner: () => RandomType) => RandomType;
const LEAVES: readonly Make[] = [
  (random) => ({ schema: { type: "number" }, codec: undefined, value: () => random.below(10) }),
  (random) => ({ schema: { type: "boolean" }, codec: undefined, value: () => random.chance(0.5) }),
  (random) => ({ schema: { type: "string" }, codec: undefined, value: () => random.pick(["", "a", "5"]) }),
  (random) => ({
    schema: { type: "string", format: "date-time" },
    codec: ["date"],
    value: () => new Date(random.below(1e9) * 1000),
  }),
  (random) => ({
    schema: { type: "string", pattern: "^-?\\d+$" },
    codec: ["bigint"],
    value: () => BigInt(random.below(1e9)) - 5n,
  }),
  (random) => ({
    schema: { type: "string", format: "uri" },
    codec: ["url"],
    value: () => new URL(`https://x.example/${random.below(9)}`),
  }),
  (random) => ({
    schema: { type: "string", contentEncoding: "base64" },
    codec: ["bytes"],
    value: () => new Uint8Array(random.list(random.below(4), () => random.below(256))),
  }),
];
const STRUCTURES: readonly Make[] = [
  (random, inner) => {
    const item = inner();
    const codec: Codec | undefined = item.codec && ["array", item.codec];
    return {
      schema: { type: "array", items: item.schema },
      codec,
      value: () => random.list(random.below(3), item.value),
    };
  },
  (_, inner) => {
    const [first, second] = [inner(), inner()];
    return {
      schema: { type: "array", prefixItems: [first.schema, second.schema], items: false, minItems: 2 },
      codec: ["tuple", [first.codec ?? ["keep"], second.codec ?? ["keep"]]],
      value: () => [first.value(), second.value()],
    };
  },
  (random, inner) => {
    const item = inner();
    return {
      schema: { type: "array", items: item.schema, uniqueItems: true },
      codec: ["set", item.codec ?? ["keep"]],
      value: () => new Set(random.list(random.below(2), item.value)),
    };
  },
  (random, inner) => {
    const member = inner();
    return {
      schema: { type: "object", additionalProperties: member.schema },
      codec: ["map", member.codec ?? ["keep"]],
      value: () => new Map(random.some(["a", "__proto__", "toString"], 0.5).map((name) => [name, member.value()])),
    };
  },
  (random, inner) => {
    const [key, member] = [inner(), inner()];
    const pair: JsonSchema = { type: "array", prefixItems: [key.schema, member.schema], items: false, minItems: 2 };
    return {
      schema: { type: "array", items: pair },
      codec: ["pairs", key.codec ?? ["keep"], member.codec ?? ["keep"]],
      value: () => new Map(random.list(random.below(3), () => [key.value(), member.value()])),
    };
  },
  (random, inner) => {
    const members = random.some(["a", "b", "constructor"], 0.7).map((name) => [name, inner()] as const);
    return {
      schema: {
        type: "object",
        properties: Object.fromEntries(members.map(([name, { schema }]) => [name, schema])),
        additionalProperties: false,
      },
      codec: ["object", members.flatMap(([name, { codec }]) => (codec === undefined ? [] : [[name, codec] as const]))],
      value: () =>
        Object.fromEntries(members.filter(() => random.chance(0.8)).map(([name, { value }]) => [name, value()])),
    };
  },
];

test("what is encoded is valid and comes back; only the JavaScript form is of the type", () => {
  let changed = 0;
  for (let seed = 1; seed <= 2000; seed++) {
    const random = new Random(seed);
    const { schema, codec, value: make } = randomType(random, 3);
    const type = schemaOf<unknown>({
      v: 1,
      kind: "schema",
      schema: JSON.stringify(schema),
      ...(codec && { codec: JSON.stringify({ value: codec }) }),
    });
    const value = make();
    const wire = type.encode(value);
    const text = JSON.stringify(wire);
    const seen = `seed ${seed}: ${text}`;
    expect(type.is(value), seen).toBe(true);
    expect(type.validate(JSON.parse(text)), seen).toEqual({ ok: true, value });
    expect(type.parse(text), seen).toEqual(value);
    if (isPlain(value)) continue;
    changed++;
    expect(type.is(JSON.parse(text)), seen).toBe(false);
  }
  expect(changed).toBeGreaterThan(500);
});

/** Whether a value is JSON as it stands. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "bigint";
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === Array.prototype) && Object.values(value).every(isPlain);
}
