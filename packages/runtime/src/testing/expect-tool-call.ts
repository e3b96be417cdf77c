import type { CallRecord } from "../call/call-record.js";
import { shorten } from "../schema/show.js";
import { differences, filledIn } from "./matches.js";
import type { Recorded } from "./recorded.js";
import { ToolCallAssertionError } from "./tool-call-assertion-error.js";

/**
 * What the arguments of a call should be: of an object only the properties that are named count, at any depth. A list has to
 * be as long as this one. `undefined` stands for a property that is not there. In the place of a value may stand a regular
 * expression for a text, a function that says whether it is right, and a matcher such as `expect.any(Number)`.
 */
export type Expected = { readonly [name: string]: unknown };

/** How many calls are listed, and how long each may be. */
const MAX_LISTED = 10;
const MAX_LENGTH = 200;

/**
 * Asserts that a tool was called, whatever came of it.
 *
 * @param recorded - who has recorded the calls: a test registry, a recorder
 * @param name - the tool
 * @param args - what its arguments should be: those that the tool ran with, as JSON, or those that were sent where they did
 * not fit; any where it is left out
 * @returns the first call that fits, with all that is known of it, such as its `outcome`
 * @throws ToolCallAssertionError that lists what was called, and where it differs
 */
export function expectToolCall(recorded: Recorded, name: string, args: Expected = {}): CallRecord {
  const calls = recorded.calls.filter(({ toolName }) => toolName === name);
  const faults = calls.map((call) => differences(args, argumentsOf(call)));
  const fitting = calls.find((_, index) => faults[index]?.length === 0);
  if (fitting !== undefined) return fitting;
  const wanted = Object.keys(args).length === 0 ? "" : ` with the arguments ${textOf(args)}`;
  const details = calls.length === 0 ? otherCalls(recorded, name) : nearMisses(name, calls, faults);
  const message = `Expected a call of "${name}"${wanted}.\n${details}`;
  throw new ToolCallAssertionError(
    message,
    { ...nearest(recorded, name, args, faults), operator: "expectToolCall" },
    expectToolCall,
  );
}

/**
 * Asserts that no tool was called, or not that of a name.
 *
 * @param recorded - who has recorded the calls
 * @param name - the tool; all of them where it is left out
 * @throws ToolCallAssertionError that lists what was called
 */
export function expectNoToolCalls(recorded: Recorded, name?: string): void {
  const calls = recorded.calls.filter(({ toolName }) => name === undefined || toolName === name);
  if (calls.length === 0) return;
  const what = name === undefined ? "no tool calls" : `no call of "${name}"`;
  throw new ToolCallAssertionError(
    `Expected ${what}, got ${calls.length}:\n${listed(calls)}`,
    { actual: calls.map(summaryOf), expected: [], operator: "expectNoToolCalls" },
    expectNoToolCalls,
  );
}

/** What the difference is shown of: the call that comes nearest, else all names. */
function nearest(
  { calls }: Recorded,
  name: string,
  args: Expected,
  faults: readonly (readonly string[])[],
): { readonly actual: unknown; readonly expected: unknown } {
  const fewest = Math.min(...faults.map(({ length }) => length));
  const call = calls.filter(({ toolName }) => toolName === name)[faults.findIndex(({ length }) => length === fewest)];
  if (call === undefined) return { actual: calls.map(({ toolName }) => toolName), expected: [name] };
  const actual = argumentsOf(call);
  return { actual, expected: filledIn(args, actual) };
}

function nearMisses(name: string, calls: readonly CallRecord[], faults: readonly (readonly string[])[]): string {
  const lines = calls
    .slice(0, MAX_LISTED)
    .flatMap((call, index) => [
      `  ${index + 1}. ${textOf(argumentsOf(call))}${failure(call)}`,
      ...(faults[index] ?? []).slice(0, MAX_LISTED).map((fault) => `     ${fault}`),
    ]);
  return [
    `"${name}" was called ${calls.length === 1 ? "once" : `${calls.length} times`}:`,
    ...lines,
    ...more(calls),
  ].join("\n");
}

function otherCalls({ calls }: Recorded, name: string): string {
  return calls.length === 0 ? "No tool was called." : `"${name}" was not called, but:\n${listed(calls)}`;
}

function listed(calls: readonly CallRecord[]): string {
  const lines = calls.slice(0, MAX_LISTED).map((call, index) => `  ${index + 1}. ${summaryOf(call)}`);
  return [...lines, ...more(calls)].join("\n");
}

function more({ length }: readonly CallRecord[]): string[] {
  return length > MAX_LISTED ? [`  … and ${length - MAX_LISTED} more`] : [];
}

function summaryOf(call: CallRecord): string {
  return `${call.toolName}(${textOf(argumentsOf(call))})${failure(call)}`;
}

function failure({ outcome }: CallRecord): string {
  return outcome === "success" ? "" : ` (${outcome})`;
}

/** What the tool ran with; where it did not come so far, what was sent. */
function argumentsOf(call: CallRecord): unknown {
  if (call.arguments !== undefined) return call.arguments;
  if (typeof call.rawArguments !== "string") return call.rawArguments ?? {};
  try {
    return JSON.parse(call.rawArguments) as unknown;
  } catch {
    return call.rawArguments;
  }
}

/** JSON, in which also stands what has none. */
function textOf(value: unknown): string {
  const text = JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === "bigint" || typeof inner === "function" || inner instanceof RegExp) return String(inner);
    return inner === undefined ? "undefined" : inner;
  });
  return shorten(text ?? String(value), MAX_LENGTH);
}
