import type { Codec, JsonSchema } from "../src/index.js";
import type { Random } from "./random.js";

/** A value in its JavaScript form and as JSON. */
export interface Sample {
  readonly value: unknown;
  readonly wire: unknown;
}

/** A type by its schema, its codec (undefined where JSON is what it is) and its values. */
export interface RandomType {
  readonly schema: JsonSchema;
  readonly codec: Codec | undefined;
  readonly sample: () => Sample;
}

/** Codecs of the definitions that random types refer to. */
export const CODEC_DEFS: { readonly [name: string]: Codec } = {
  Node: [
    "union",
    [
      ["/$defs/Node/anyOf/0", ["object", [["next", ["ref", "Node"]]]]],
      [
        "/$defs/Node/anyOf/1",
        [
          "object",
          [
            ["seats", ["pairs", ["keep"], ["keep"]]],
            ["next", ["ref", "Node"]],
          ],
        ],
      ],
    ],
  ],
};
const NODE: JsonSchema = { $ref: "#/$defs/Node" };
const SEAT: JsonSchema = {
  type: "array",
  prefixItems: [{ type: "number" }, { type: "string" }],
  items: false,
  minItems: 2,
};

/** The definitions: `{ note?, next?: Node } | { seats?: Map<number, string>, next?: Node }`. */
export const DEFS: { readonly [name: string]: JsonSchema } = {
  Node: {
    anyOf: [
      closed({ note: { type: "string" }, next: NODE }, []),
      closed({ seats: { type: "array", items: SEAT }, next: NODE }, []),
    ],
  },
};

/**
 * A random type.
 *
 * @param pointer - where its schema will stand, for the codecs of unions
 * @param hasUnions - whether there are unions in it
 */
export function randomType(random: Random, depth: number, pointer: string, hasUnions: boolean): RandomType {
  const makes = depth <= 0 ? LEAVES : [...LEAVES, ...STRUCTURES, ...(hasUnions ? [union, union, union, node] : [])];
  return random.pick(makes)(random, pointer, (step) => randomType(random, depth - 1, pointer + step, hasUnions));
}

type Make = (random: Random, pointer: string, inner: (step: string) => RandomType) => RandomType;

const same = (value: unknown): Sample => ({ value, wire: value });

const LEAVES: readonly Make[] = [
  (random) => ({ schema: { type: "number" }, codec: undefined, sample: () => same(random.below(10)) }),
  (random) => ({ schema: { type: "boolean" }, codec: undefined, sample: () => same(random.chance(0.5)) }),
  (random) => ({ schema: { type: "string" }, codec: undefined, sample: () => same(random.pick(["", "a", "5"])) }),
  (random) => ({
    schema: { type: "string", format: "date-time" },
    codec: ["date"],
    sample() {
      const value = new Date(random.below(1e9) * 1000);
      return { value, wire: value.toISOString() };
    },
  }),
  (random) => ({
    schema: { type: "string", pattern: "^-?\\d+$" },
    codec: ["bigint"],
    sample() {
      const value = BigInt(random.below(1e9)) - 5n;
      return { value, wire: String(value) };
    },
  }),
  (random) => ({
    schema: { type: "string", format: "uri" },
    codec: ["url"],
    sample() {
      const value = new URL(`https://x.example/${random.below(9)}`);
      return { value, wire: value.href };
    },
  }),
  (random) => {
    const form = random.pick(["bytes", "buffer", "node-buffer"] as const);
    return {
      // Accepts texts that are no base64.
      schema: { type: "string", contentEncoding: "base64" },
      codec: [form],
      sample() {
        const bytes = Buffer.from(random.list(random.below(4), () => random.below(256)));
        const value = new Uint8Array(bytes);
        const wire = bytes.toString("base64");
        return { value: form === "bytes" ? value : form === "buffer" ? value.buffer : bytes, wire };
      },
    };
  },
];

const STRUCTURES: readonly Make[] = [
  (random, _, inner) => {
    const item = inner("/items");
    return {
      schema: { type: "array", items: item.schema },
      codec: item.codec && ["array", item.codec],
      sample: () => listOf(random.list(random.below(3), item.sample)),
    };
  },
  (_, __, inner) => {
    const [first, second] = [inner("/prefixItems/0"), inner("/prefixItems/1")];
    return {
      schema: { type: "array", prefixItems: [first.schema, second.schema], items: false, minItems: 2 },
      codec: ["tuple", [first.codec ?? ["keep"], second.codec ?? ["keep"]]],
      sample: () => listOf([first.sample(), second.sample()]),
    };
  },
  (random, _, inner) => {
    const item = inner("/items");
    return {
      schema: { type: "array", items: item.schema, uniqueItems: true },
      codec: ["set", item.codec ?? ["keep"]],
      sample() {
        const { value, wire } = listOf(random.list(random.below(2), item.sample));
        return { value: new Set(value as unknown[]), wire };
      },
    };
  },
  (random, _, inner) => {
    const member = inner("/additionalProperties");
    return {
      schema: { type: "object", additionalProperties: member.schema },
      codec: ["map", member.codec ?? ["keep"]],
      sample() {
        const { value, wire } = objectOf(random.some(["a", "__proto__", "toString"], 0.5), () => member.sample());
        return { value: new Map(Object.entries(value as object)), wire };
      },
    };
  },
  (random, _, inner) => {
    const member = inner("/items/prefixItems/1");
    const key = random.pick([LEAVES[0]!, LEAVES[3]!, LEAVES[4]!])(random, "", inner);
    const pair: JsonSchema = { type: "array", prefixItems: [key.schema, member.schema], items: false, minItems: 2 };
    return {
      schema: { type: "array", items: pair },
      codec: ["pairs", key.codec ?? ["keep"], member.codec ?? ["keep"]],
      sample() {
        const pairs = new Map(
          random.list(random.below(3), () => {
            const each = key.sample();
            return [each.wire, [each, member.sample()]] as const;
          }),
        );
        const { value, wire } = listOf([...pairs.values()].map(listOf));
        return { value: new Map(value as [unknown, unknown][]), wire };
      },
    };
  },
  (random, _, inner) => {
    const members = new Map(
      random.some(["a", "b", "c", "constructor"], 0.6).map((name) => [name, inner(`/properties/${name}`)]),
    );
    const required = random.some([...members.keys()], 0.5);
    const properties = Object.fromEntries([...members].map(([name, { schema }]) => [name, schema]));
    const codecs = [...members].flatMap(([name, { codec }]) => (codec === undefined ? [] : [[name, codec] as const]));
    return {
      schema: closed(properties, required),
      codec: codecs.length === 0 ? undefined : ["object", codecs],
      sample() {
        const names = [...members.keys()].filter((name) => required.includes(name) || random.chance(0.6));
        return objectOf(names, (name) => members.get(name)!.sample());
      },
    };
  },
];

/** Branches that stay as they are first, as the compiler writes them. */
const union: Make = (random, pointer, inner) => {
  const branches = random.list(2 + random.below(2), () => undefined).map((_, index) => inner(`/anyOf/${index}`));
  const places = branches.map(
    ({ codec }, index) => [`${pointer}/anyOf/${index}`, codec ?? (["keep"] as const)] as const,
  );
  const kept = places.filter(([, codec]) => codec[0] === "keep");
  const changing = places.filter(([, codec]) => codec[0] !== "keep");
  return {
    schema: { anyOf: branches.map(({ schema }) => schema) },
    codec: changing.length === 0 ? undefined : ["union", [...kept, ...changing]],
    sample: () => random.pick(branches).sample(),
  };
};

const node: Make = (random) => {
  const sample = (): Sample => {
    const names = random.some(["next"], 0.5);
    const isNote = random.chance(0.5);
    const name = isNote ? "note" : "seats";
    const own = objectOf([...random.some([name], 0.7), ...names], (each) => {
      if (each === "next") return sample();
      const wire: [number, string][] = random.list(random.below(2), () => [random.below(9), "x"]);
      return isNote ? same("n") : { value: new Map(wire), wire };
    });
    return own;
  };
  return { schema: NODE, codec: ["ref", "Node"], sample };
};

function closed(properties: { readonly [name: string]: JsonSchema }, required: readonly string[]): JsonSchema {
  return {
    type: "object",
    properties,
    ...(required.length > 0 && { required: [...required] }),
    additionalProperties: false,
  };
}

function listOf(samples: readonly Sample[]): Sample {
  return { value: samples.map(({ value }) => value), wire: samples.map(({ wire }) => wire) };
}

function objectOf(names: readonly string[], sample: (name: string) => Sample): Sample {
  const samples = names.map((name) => [name, sample(name)] as const);
  return {
    value: Object.fromEntries(samples.map(([name, { value }]) => [name, value])),
    wire: Object.fromEntries(samples.map(([name, { wire }]) => [name, wire])),
  };
}
