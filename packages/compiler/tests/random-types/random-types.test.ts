import fc from "fast-check";
import { expect, test } from "vitest";
import { type Counts, faultOf } from "./check-type.js";
import { TypeCompiler } from "./compile-types.js";
import { generated, type Seed, seeds, sourceOf } from "./generated.js";
import { knownFinding } from "./known-faults.js";

const compiler = new TypeCompiler("../../package.json");

/** Warnings that a type may rightly give. */
const EXPECTED = new Set(["WL1015", "WL1021", "WL1024", "WL1030"]);

test("values of random types pass, other values do not, and all of them come back as they went", async () => {
  const counts: Counts = { good: 0, bad: 0, revived: 0 };
  const batches = fc.array(seeds, { minLength: 1, maxLength: 60, size: "max" });
  const property = fc.asyncProperty(batches, async (batch) => {
    const faults = await faultsOf(batch, counts);
    if (faults.length > 0) throw new Error(faults.sort((a, b) => a.length - b.length)[0]);
  });
  await fc.assert(property, { seed: 20261201, numRuns: process.env.WINDLASS_FULL === "1" ? 60 : 5 });
  expect(counts.good).toBeGreaterThan(1000);
  expect(counts.bad).toBeGreaterThan(1000);
  expect(counts.revived).toBeGreaterThan(1000);
}, 900_000);

async function faultsOf(batch: readonly Seed[], counts: Counts): Promise<string[]> {
  const tools = batch.map(generated);
  const text = [...tools.map(sourceOf), "export {};"].join("\n\n");
  const ill = compiler.faultsOf(text);
  if (ill.length > 0) return ill.map((fault) => `The test generates what TypeScript refuses: ${fault}`);

  const { tools: found, diagnostics } = compiler.compile(text);
  const faults = diagnostics
    .filter(({ code }) => !EXPECTED.has(code))
    .map(({ code, message, span }) => `${code}: ${message}\n\nat ${text.slice(span.start, span.end)}`);
  for (const [index, made] of tools.entries()) {
    const tool = found.find(({ name }) => name === made.name);
    const fault = tool === undefined ? "not found" : await faultOf(made, tool, batch[index]!.values, counts);
    if (fault === undefined || knownFinding(made, fault) !== undefined) continue;
    faults.push(`${fault}\n\n${sourceOf(made)}\n\n${JSON.stringify(tool?.lowered, undefined, 2)}`);
  }
  return faults;
}
