/**
 * `pnpm soak [CALLS]`: a million calls, good, bad and hostile, against the built runtime. Each has to be answered once, and
 * as its kind has to end; at the end nothing may be left: no memory, no timer, no listener, no rejection that nobody heard.
 * Needs `--expose-gc`; `pnpm soak` starts it so.
 */
import { getEventListeners } from "node:events";
import { ToolRegistry } from "../../packages/runtime/dist/index.js";
import { KINDS } from "./kinds.mjs";
import { Memory } from "./memory.mjs";
import { TOOLS } from "./tools.mjs";

const CALLS = Number(process.argv[2] ?? 1_000_000);
const BATCH = 250;
/** How much more may be held at the end than after the first tenth: what the engine itself goes on to collect. */
const MAX_GROWTH = 1.15;

/** @type {string[]} */
const heard = [];
for (const event of ["unhandledRejection", "uncaughtException", "warning"]) {
  process.on(event, (error) => heard.push(`${event}: ${error?.stack ?? error}`));
}

const wheel = KINDS.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));
let state = 20_261_201;
/** A number that looks random, and is the same in each run. */
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

let recorded = 0;
const registry = new ToolRegistry({
  onCall: () => {
    recorded++;
  },
}).add(...TOOLS);
const lasting = new AbortController();
/** @type {Map<string, number>} */
const ended = new Map();
/** @type {string[]} */
const wrong = [];

/** @param {number} n */
async function call(n) {
  const kind = wheel[Math.floor(random() * wheel.length)];
  if (kind === undefined) throw new Error("the wheel is empty");
  const own = kind.aborts ? new AbortController() : lasting;
  const options = { signal: own.signal, ...kind.options?.(n) };
  const id = `call_${n}`;
  const running = registry.execute({ id, name: kind.tool, arguments: kind.args(n) }, options);
  if (kind.aborts) setImmediate(() => own.abort());
  const result = await running;
  const end = result.code ?? "success";
  ended.set(end, (ended.get(end) ?? 0) + 1);
  const isRight = end === kind.ends && result.callId === id && (kind.gives?.(result.data, n) ?? true);
  if (!isRight && wrong.length < 10) wrong.push(`${kind.tool} ${kind.ends}: ${JSON.stringify(result).slice(0, 300)}`);
}

const memory = new Memory();
const started = performance.now();
for (let made = 0; made < CALLS; made += BATCH) {
  await Promise.all(Array.from({ length: Math.min(BATCH, CALLS - made) }, (_, index) => call(made + index)));
  // The first tenth warms the engine up.
  memory.sample((made + BATCH) / CALLS);
}
const seconds = (performance.now() - started) / 1000;
// What was cancelled or timed out may still be on its way to its end.
await new Promise((resolve) => setTimeout(resolve, 500));

const answered = [...ended.values()].reduce((sum, count) => sum + count, 0);
const left = {
  listeners: getEventListeners(lasting.signal, "abort").length,
  timers: process.getActiveResourcesInfo().filter((name) => name === "Timeout").length,
};
console.log(
  `${answered} calls in ${seconds.toFixed(0)} s: ${Math.round(answered / seconds)} a second, Node ${process.version}`,
);
console.log(`ended: ${[...ended].map(([end, count]) => `${end} ${count}`).join(", ")}`);
console.log(`memory: ${memory.report()}`);
console.log(`left: ${left.listeners} listeners, ${left.timers} timers`);

const faults = [
  ...wrong,
  ...heard.slice(0, 10),
  ...(answered === CALLS ? [] : [`${CALLS - answered} calls were not answered`]),
  ...(recorded === CALLS ? [] : [`onCall heard of ${recorded} of ${CALLS} calls`]),
  ...(left.listeners + left.timers === 0 ? [] : ["something was left behind"]),
  ...(memory.growth <= MAX_GROWTH ? [] : [`the heap grew to ${memory.growth.toFixed(2)} times what it was`]),
];
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? "nothing lost, nothing left" : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
