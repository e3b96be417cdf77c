import { ToolError } from "../../src/index.js";

/** What a function may do when it is called, the worse the better. */
export interface Behaviour {
  readonly name: string;
  /** Whether the call can end well. */
  readonly mayEnd: "well" | "badly" | "either";
  readonly fn: (given: unknown, own: { readonly controller: AbortController; readonly signal: AbortSignal }) => unknown;
}

const cycle = (): unknown => {
  const value: Record<string, unknown> = { list: [1, [2]] };
  value.self = value;
  return value;
};

const hostile = (): object =>
  new Proxy(
    {},
    {
      get: () => {
        throw new Error("trap");
      },
      getPrototypeOf: () => {
        throw new Error("trap");
      },
      ownKeys: () => {
        throw new Error("trap");
      },
    },
  );

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

function* endless(): Generator<number> {
  for (;;) yield 1;
}

type Settle = (value: unknown) => void;

/** A promise of somebody else's making. */
const thenable = (then: (yes: Settle, no: Settle) => void): object =>
  // biome-ignore lint/suspicious/noThenProperty: that is what it is
  Object.defineProperty({}, "then", { value: then });

const throwing = (thrown: () => unknown): Behaviour["fn"] => {
  return () => {
    throw thrown();
  };
};

const returning = (name: string, mayEnd: Behaviour["mayEnd"], make: () => unknown): Behaviour[] => [
  { name: `returns ${name}`, mayEnd, fn: make },
  { name: `resolves to ${name}`, mayEnd, fn: async () => make() },
];

const failing = (name: string, make: () => unknown): Behaviour[] => [
  { name: `throws ${name}`, mayEnd: "badly", fn: throwing(make) },
  { name: `rejects with ${name}`, mayEnd: "badly", fn: () => Promise.reject(make()) },
];

/** All of them. */
export const BEHAVIOURS: readonly Behaviour[] = [
  { name: "returns what it is given", mayEnd: "either", fn: (given) => given },
  {
    name: "changes what it is given",
    mayEnd: "either",
    fn: (given) => {
      if (typeof given === "object" && given !== null) Object.assign(given, { added: 1, a: "changed" });
      return given;
    },
  },
  ...returning("nothing", "well", () => undefined),
  ...returning("null", "well", () => null),
  ...returning("text", "well", () => "half a pair: \ud83d and a null: \0"),
  ...returning("long text", "well", () => "😀".repeat(80_000)),
  ...returning("a bigint", "well", () => ({ n: 10n ** 30n })),
  ...returning("special objects", "well", () => [new Date(0), new Map([["a", new Set([1])]]), new URL("a:b"), new Error("e")]),
  ...returning("bytes", "well", () => new Uint8Array(300)),
  ...returning("hostile names", "well", () => JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')),
  ...returning("NaN", "badly", () => ({ deep: [Number.NaN] })),
  ...returning("a cycle", "badly", cycle),
  ...returning("a function", "badly", () => () => 1),
  ...returning("a symbol", "badly", () => Symbol("s")),
  ...returning("a promise inside", "badly", () => ({ later: Promise.resolve(1) })),
  ...returning("a response", "badly", () => new Response("x")),
  ...returning("an endless list", "badly", () => ({ list: endless() })),
  ...returning("an object that throws", "badly", () => ({ get a() { throw new Error("get"); } })),
  ...returning("toJSON that throws", "badly", () => ({ toJSON() { throw new Error("toJSON"); } })),
  { name: "returns a hostile proxy", mayEnd: "badly", fn: hostile },
  { name: "returns a revoked proxy", mayEnd: "badly", fn: revoked },
  { name: "returns a thenable that throws", mayEnd: "badly", fn: () => thenable(() => { throw new Error("then"); }) },
  { name: "returns a thenable that answers twice", mayEnd: "either", fn: () => thenable((yes, no) => { yes(1); no(new Error("second")); yes(2); }) },
  ...failing("an error", () => new RangeError("far away at /home/ann/app/index.js")),
  ...failing("a ToolError", () => new ToolError("Ask for less.")),
  ...failing("undefined", () => undefined),
  ...failing("text", () => "a text"),
  ...failing("a hostile proxy", hostile),
  ...failing("a revoked proxy", revoked),
  ...failing("an error with itself as cause", () => { const error = new Error("circle"); error.cause = error; return error; }),
  ...failing("a frozen error", () => Object.freeze(new Error("cold"))),
  ...failing("a long error", () => new Error("x".repeat(1_000_000))),
  ...failing("its own TimeoutError", () => new DOMException("mine", "TimeoutError")),
  { name: "never answers", mayEnd: "badly", fn: () => new Promise(() => {}) },
  { name: "aborts its caller and answers", mayEnd: "either", fn: (_, { controller }) => { controller.abort(); return 1; } },
  { name: "aborts its caller and never answers", mayEnd: "badly", fn: (_, { controller }) => { controller.abort(); return new Promise(() => {}); } },
  { name: "heeds its signal", mayEnd: "badly", fn: (_, { signal }) => new Promise((_, no) => signal.addEventListener("abort", () => no(signal.reason))) },
]; // biome-ignore format: a list
