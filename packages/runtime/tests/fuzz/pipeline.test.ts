import { getEventListeners } from "node:events";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallTarget } from "../../src/call/call-target.js";
import { wellFormed } from "../../src/call/encode/well-formed.js";
import { callTool } from "../../src/call/pipeline.js";
import type { ToolResult } from "../../src/index.js";
import type { JsonSchema } from "../../src/json-schema.js";
import { setOwn } from "../../src/schema/own.js";
import { contractOf } from "../../src/tool/contract.js";
import { descriptor } from "../compiled.js";
import { oracle } from "../oracle.js";
import { Random } from "../random.js";
import { randomSchema, randomValue } from "../random-schema.js";
import { target } from "../target.js";
import { BEHAVIOURS } from "./behaviours.js";
import { CARRIERS } from "./carriers.js";

const RUNS = process.env.WINDLASS_FULL === "1" ? 20_000 : 2000;
const SEED = Number(process.env.WINDLASS_SEED ?? 20261201);

/** What one run is made of; fast-check makes failing ones smaller. */
const situation = fc.record({
  seed: fc.integer({ min: 1, max: 2 ** 31 }),
  behaviour: fc.constantFrom(...BEHAVIOURS),
  carrier: fc.constantFrom(...CARRIERS),
  validation: fc.constantFrom("compiled" as const, "ajv" as const),
  lenient: fc.boolean(),
  hasOutput: fc.boolean(),
});

const unheard: unknown[] = [];
const hear = (reason: unknown) => void unheard.push(reason);
beforeAll(() => void process.on("unhandledRejection", hear));
afterAll(() => void process.off("unhandledRejection", hear));

test("whatever comes, and whatever the function does, a call is answered once and as it should be", async () => {
  const seen = { success: 0, repaired: 0, failed: 0 };
  await fc.assert(
    fc.asyncProperty(situation, async ({ seed, behaviour, carrier, validation, lenient, hasOutput }) => {
      const random = new Random(seed);
      const { schema, part } = schemaOf(random);
      const args = { v: randomValue(random, part) };
      const raw = carrier.carry(args, random);
      const before = copy(raw);

      const controller = new AbortController();
      const given: unknown[] = [];
      const target = targetOf(schema, hasOutput ? part : undefined, (value, signal) => {
        given.push(copy(value));
        return behaviour.fn(value, { controller, signal });
      });
      const id = `call_${seed}`;
      const options = { signal: controller.signal, timeout: 3, validation, lenient, onWarning: () => {} };
      const result = await callTool(target, { id, name: "probe", arguments: raw }, options);

      expect(result).toMatchObject({ callId: id, name: "probe" });
      expect(result.isError).toBe(result.code !== undefined);
      expect("data" in result).toBe(!result.isError);
      expect(copy(raw), "the caller's arguments are not changed").toEqual(before);
      expect(getEventListeners(controller.signal, "abort"), "no listener is left").toHaveLength(0);
      expect(given.length).toBeLessThanOrEqual(1);
      if (given.length > 0) expectAccepted(schema, given[0]);
      if (carrier.keeps && (result.repairs ?? []).every(({ path }) => path === "") && given.length > 0)
        expect(given[0], "valid arguments are never changed").toEqual(asArrived(carrier.name, args));
      if (!lenient) expect(result.repairs).toBeUndefined();
      if (given.length === 0) expect(["invalid_json", "invalid_arguments", "cancelled"]).toContain(result.code);
      else if (behaviour.mayEnd === "badly") expect(result.isError, behaviour.name).toBe(true);
      else if (behaviour.mayEnd === "well" && !hasOutput) expect(result.isError, behaviour.name).toBe(false);
      expectReadable(result);
      if (result.structuredContent !== undefined) expectAccepted(outputOf(part), result.structuredContent);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();

      seen[result.isError ? "failed" : "success"]++;
      if (result.repairs !== undefined) seen.repaired++;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(unheard).toEqual([]);
  // A test that only ever sees one end shows nothing.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(RUNS / 50);
}, 600_000);

function schemaOf(random: Random): { readonly schema: JsonSchema; readonly part: JsonSchema } {
  const part = randomSchema(random);
  const { $defs, ...v } = part;
  const isRequired = random.chance(0.7);
  return {
    part,
    schema: {
      type: "object",
      properties: { v },
      ...(isRequired && { required: ["v"] }),
      additionalProperties: false,
      ...($defs && { $defs }),
    },
  };
}

function outputOf({ $defs, ...part }: JsonSchema): JsonSchema {
  return { type: "object", properties: { result: part }, required: ["result"], ...($defs && { $defs }) };
}

function targetOf(
  schema: JsonSchema,
  output: JsonSchema | undefined,
  fn: (value: unknown, signal: AbortSignal) => unknown,
): CallTarget {
  const made = descriptor({ name: "probe", params: ["v", { host: "signal" }] });
  const whole = {
    ...made,
    inputSchema: JSON.stringify(schema),
    ...(output && { outputSchema: JSON.stringify(outputOf(output)), wrapped: true as const }),
  };
  const invoke: CallTarget["invoke"] = ([value, signal]) => fn(value, signal as AbortSignal);
  return { ...target(() => undefined), ...contractOf(whole), invoke };
}

/** What of the arguments JSON text can carry; as an object they arrive as they are. */
function asArrived(carrier: string, args: { readonly v: unknown }): unknown {
  return carrier.includes("object") ? args.v : (JSON.parse(JSON.stringify(args)) as { v?: unknown }).v;
}

function expectAccepted(schema: JsonSchema, value: unknown): void {
  const input = schema.properties?.v === undefined ? value : value === undefined ? {} : { v: value };
  expect(oracle(schema)(input) ?? true, `${JSON.stringify(schema)} takes ${JSON.stringify(input)}`).toBe(true);
}

function expectReadable(result: ToolResult): void {
  const text = JSON.stringify(result);
  expect(text.length).toBeLessThan(2_000_000);
  expect(text).toBe(wellFormed(text));
  for (const block of result.content) if (block.type === "text") expect(block.text).toBe(wellFormed(block.text));
  expect(result.content.length).toBeGreaterThan(0);
  if (result.isError) expect(text).not.toContain("/home/ann");
}

/** A copy of plain data; other values are kept. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== "object" || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const made = {};
  for (const [name, member] of Object.entries(value)) setOwn(made, name, copy(member));
  return made;
}
