import { ToolError } from "../../packages/runtime/dist/index.js";

/**
 * Tools as the compiler would leave them, with all the ways in which a function can behave.
 *
 * @param {string} name
 * @param {Function} fn
 * @param {{ properties?: object, required?: string[], output?: object, wrapped?: true, codec?: object, options?: object, worker?: object, params?: unknown[] }} [parts]
 */
function compiled(name, fn, parts = {}) {
  const { properties = {}, required = Object.keys(properties), output, codec, params, ...rest } = parts;
  const descriptor = {
    v: 1,
    name,
    inputSchema: JSON.stringify({ type: "object", properties, required, additionalProperties: false }),
    ...(output && { outputSchema: JSON.stringify(output) }),
    params: params ?? Object.keys(properties),
    ...(codec && { codec: JSON.stringify(codec) }),
    ...rest,
  };
  return Object.defineProperty(fn, Symbol.for("windlass.tool"), { value: descriptor });
}

const N = { n: { type: "number" } };
const DAY = { type: "string", format: "date-time" };
const RESULT = { type: "object", properties: { result: { type: "number" } }, required: ["result"] };
const work = new URL("work.mjs", import.meta.url).href;

/** All tools of the soak. */
export const TOOLS = [
  compiled("add", (a, b = 1) => a + b, {
    properties: { a: { type: "number" }, b: { type: "number" } },
    required: ["a"],
    output: RESULT,
    wrapped: true,
  }),
  compiled("later", async (n) => n * 2, { properties: N }),
  compiled("turn", (n) => new Promise((resolve) => setImmediate(resolve, n)), { properties: N }),
  compiled("when", (day, tags) => ({ day: day.toISOString(), tags: [...tags] }), {
    properties: { day: DAY, tags: { type: "array", items: { type: "string" }, uniqueItems: true } },
    codec: {
      input: [
        "object",
        [
          ["day", ["date"]],
          ["tags", ["set", ["keep"]]],
        ],
      ],
    },
  }),
  compiled("total", (rows) => rows.reduce((sum, { price }) => sum + price, 0), {
    properties: {
      rows: {
        type: "array",
        items: {
          type: "object",
          properties: { name: { type: "string" }, price: { type: "number" } },
          required: ["name", "price"],
          additionalProperties: false,
        },
      },
    },
  }),
  compiled("anything", (value) => value, { properties: { value: {} } }),
  compiled("fail", (how) => failure(how), { properties: { how: { type: "string" } } }),
  compiled("result", (which) => results[which]?.(), { properties: { which: { type: "string" } } }),
  compiled("never", () => new Promise(() => {})),
  compiled("heeds", (signal) => heeding(signal), { params: [{ host: "signal" }] }),
  compiled("reports", (context) => context.progress({ progress: 1 }), { params: [{ host: "context" }] }),
  compiled("charge", (n) => n, { properties: N, options: { requiresApproval: true } }),
  compiled("factor", () => 0, { properties: N, options: { worker: true }, worker: { module: work, path: ["factor"] } }),
  compiled("spin", () => 0, { options: { worker: true }, worker: { module: work, path: ["spin"] } }),
];

/** @param {string} how */
function failure(how) {
  if (how === "told") throw new ToolError("No such order. Ask for the number.");
  if (how === "nothing") throw undefined;
  if (how === "rejects") return Promise.reject(new RangeError("later"));
  throw new Error("at /srv/app/secret.js with postgres://admin:hunter2@db/x");
}

/** @param {AbortSignal} signal */
function heeding(signal) {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** @type {Record<string, () => unknown>} */
const results = {
  nan: () => ({ a: [Number.NaN] }),
  cycle: () => {
    /** @type {Record<string, unknown>} */
    const value = {};
    value.self = value;
    return value;
  },
  function: () => [() => {}],
  throws: () => ({
    get a() {
      throw new Error("no");
    },
  }),
  long: () => "x".repeat(150_000),
  bytes: () => new Uint8Array([1, 2, 3]),
  map: () => new Map([["a", 10n]]),
};
