import { expect, test } from "vitest";
import { explain } from "../src/schema/explain/explain.js";
import { oracle } from "./oracle.js";
import { Random } from "./random.js";
import { randomSchema, randomValue } from "./random-schema.js";

const SCHEMAS = process.env.WINDLASS_FULL === "1" ? 4000 : 500;
const VALUES = 40;

/** ajv is the oracle: both give the same verdict on random schemas and nearly fitting values. */
test("the explaining pass and ajv agree", () => {
  const disagreements: unknown[] = [];
  let [valid, total] = [0, 0];
  for (let seed = 1; seed <= SCHEMAS; seed++) {
    const random = new Random(seed);
    const schema = randomSchema(random);
    const check = oracle(schema);
    for (let index = 0; index < VALUES; index++) {
      const value = randomValue(random, schema);
      const expected = check(value);
      if (expected === undefined) continue;
      total++;
      if (expected) valid++;
      const faults = explain(schema, value);
      if ((faults.length === 0) !== expected) disagreements.push({ seed, schema, value, expected, faults });
      for (const fault of faults) if (fault.message.length > 500) disagreements.push({ seed, long: fault.message });
    }
  }
  expect(disagreements.slice(0, 3).map((found) => JSON.stringify(found))).toEqual([]);
  // A test that only ever sees one verdict shows nothing.
  expect(valid / total).toBeGreaterThan(0.25);
  expect(valid / total).toBeLessThan(0.75);
});
