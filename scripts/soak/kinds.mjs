/**
 * The kinds of calls of the soak: how often each comes, what is sent, and how it has to end.
 *
 * @typedef {object} Kind
 * @property {number} weight how often, among 10 000
 * @property {string} tool
 * @property {(n: number) => unknown} args
 * @property {string} ends `success`, or the code of the error result
 * @property {(data: unknown, n: number) => boolean} [gives] what the tool has to return
 * @property {(n: number) => object} [options]
 * @property {true} [aborts] the call's signal is aborted while it runs
 */

const deepText = `{"value":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
const rows = Array.from({ length: 400 }, (_, index) => ({ name: `row ${index}`, price: index }));
const wrongRows = JSON.stringify({ rows: rows.map(({ name }) => ({ name, cost: "much" })) });
const deep = () => {
  /** @type {Record<string, unknown>} */
  let value = {};
  for (let level = 0; level < 1000; level++) value = { value };
  return value;
};

/** @type {readonly Kind[]} */
export const KINDS = [
  { weight: 1500, tool: "add", args: (n) => ({ a: n, b: 2 }), ends: "success", gives: (data, n) => data === n + 2 },
  {
    weight: 1500,
    tool: "add",
    args: (n) => JSON.stringify({ a: n }),
    ends: "success",
    gives: (data, n) => data === n + 1,
  },
  { weight: 500, tool: "add", args: (n) => ({ a: String(n) }), ends: "success", gives: (data, n) => data === n + 1 },
  { weight: 900, tool: "later", args: (n) => ({ n }), ends: "success", gives: (data, n) => data === n * 2 },
  { weight: 500, tool: "turn", args: (n) => ({ n }), ends: "success", gives: (data, n) => data === n },
  { weight: 500, tool: "when", args: () => ({ day: "2026-01-02T03:04:05Z", tags: ["a"] }), ends: "success" },
  { weight: 200, tool: "when", args: () => ({ day: "tomorrow", tags: ["a", "a"] }), ends: "invalid_arguments" },
  { weight: 40, tool: "total", args: () => ({ rows }), ends: "success", gives: (data) => data === 79_800 },
  { weight: 10, tool: "total", args: () => wrongRows, ends: "invalid_arguments" },
  { weight: 500, tool: "add", args: () => ({ b: true, c: 1 }), ends: "invalid_arguments" },
  { weight: 300, tool: "add", args: () => '{"a": 1', ends: "invalid_json" },
  { weight: 200, tool: "add", args: () => "no json at all", ends: "invalid_json" },
  {
    weight: 200,
    tool: "add",
    args: () => JSON.parse('{"__proto__":{"a":1},"constructor":2}'),
    ends: "invalid_arguments",
  },
  { weight: 2, tool: "anything", args: () => deepText, ends: "invalid_arguments" },
  { weight: 20, tool: "anything", args: deep, ends: "invalid_arguments" },
  { weight: 400, tool: "ad", args: (n) => ({ a: n }), ends: "unknown_tool" },
  { weight: 100, tool: "__proto__", args: () => ({}), ends: "unknown_tool" },
  ...["told", "nothing", "rejects", "plainly"].map((how) => ({
    weight: 200,
    tool: "fail",
    args: () => ({ how }),
    ends: "tool_error",
  })),
  ...["nan", "cycle", "function", "throws"].map((which) => ({
    weight: 100,
    tool: "result",
    args: () => ({ which }),
    ends: "invalid_output",
  })),
  ...["bytes", "map"].map((which) => ({ weight: 100, tool: "result", args: () => ({ which }), ends: "success" })),
  { weight: 10, tool: "result", args: () => ({ which: "long" }), ends: "success" },
  { weight: 50, tool: "never", args: () => ({}), ends: "timeout", options: () => ({ timeout: 2 }) },
  { weight: 50, tool: "heeds", args: () => ({}), ends: "timeout", options: () => ({ timeout: 2 }) },
  { weight: 100, tool: "never", args: () => ({}), ends: "cancelled", aborts: true },
  { weight: 100, tool: "heeds", args: () => ({}), ends: "cancelled", aborts: true },
  { weight: 200, tool: "reports", args: () => ({}), ends: "success", options: () => ({ onProgress() {} }) },
  { weight: 200, tool: "charge", args: (n) => ({ n }), ends: "approval_required" },
  { weight: 200, tool: "charge", args: (n) => ({ n }), ends: "success", options: () => ({ approve: () => true }) },
  {
    weight: 100,
    tool: "charge",
    args: (n) => ({ n }),
    ends: "denied",
    options: () => ({ approve: async () => false }),
  },
  {
    weight: 100,
    tool: "charge",
    args: (n) => ({ n }),
    ends: "success",
    gives: (data) => data === -1,
    options: () => ({ approve: () => ({ approved: true, arguments: { n: -1 } }) }),
  },
  {
    weight: 100,
    tool: "charge",
    args: (n) => ({ n }),
    ends: "approval_required",
    options: () => ({ approve: () => Promise.reject(new Error("gone")) }),
  },
  { weight: 20, tool: "factor", args: (n) => ({ n }), ends: "success" },
  { weight: 1, tool: "spin", args: () => ({}), ends: "timeout", options: () => ({ timeout: 20 }) },
];
