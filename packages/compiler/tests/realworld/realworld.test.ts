import { writeFileSync } from "node:fs";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, vi } from "vitest";
import { excerptFile, excerptPage, writtenExcerpts } from "./excerpts.js";
import { runWorlds } from "./run-worlds.js";
import { worldPrograms } from "./world-programs.js";
import { toolNames, WORLDS } from "./worlds.js";

/** `UPDATE=1` writes the excerpts instead of comparing them: read the diff before you commit it. */
const isUpdate = env.UPDATE === "1";
const isFull = env.WINDLASS_FULL === "1";
const TOOLCHAINS = isFull ? ["ts6", "ts5", "ts7"] : ["ts6"];

/** What hangs is ended after this time. On a busy machine a large type takes some seconds of it. */
const LIMIT = 60_000;
const MEMORY = 2_000;
/** No schema is longer: types are written down once, not once for each place (an invoice of Stripe has 293 of them). */
const MAX_SCHEMA = 2_500_000;

// A test may wait for the world before its own.
vi.setConfig({ testTimeout: 600_000 });

const programs = worldPrograms();
afterAll(() => programs.remove());

const runs = TOOLCHAINS.map((toolchain) => {
  const cwd = fileURLToPath(new URL(`../../toolchains/${toolchain}`, import.meta.url));
  return { toolchain, ...runWorlds(programs, WORLDS, { cwd, limit: LIMIT, memory: MEMORY, isFull }) };
});

describe.each(runs)("with $toolchain", ({ reportOf, toolchain }) => {
  describe.each(WORLDS)("%s", (world) => {
    it.each(toolNames(world, isFull))("%s", async (name) => {
      const report = await reportOf(world, name);
      expect(report.outcome, report.words).toBe("compiled");
      expect(report.schemaFaults).toEqual([]);
      expect(report.diagnosticFaults).toEqual([]);
      expect(report.valueFaults).toEqual([]);
      expect(Math.max(report.inputBytes, report.outputBytes)).toBeLessThan(MAX_SCHEMA);
    });

    it("reads as it did", async () => {
      const names = writtenExcerpts(world);
      const reports = await Promise.all(names.map((name) => reportOf(world, name)));
      const page = excerptPage(reports);
      if (isUpdate && toolchain === TOOLCHAINS[0]) writeFileSync(excerptFile(world), page.text);
      expect(page.text).toBe(isUpdate ? page.text : page.expected(world));
    });
  });
});

it.runIf(isFull).each(WORLDS)("all compilers give the same bytes for %s", async (world) => {
  for (const name of toolNames(world, isFull)) {
    const reports = await Promise.all(runs.map(({ reportOf }) => reportOf(world, name)));
    expect(new Set(reports.map(({ digest }) => digest)), name).toHaveLength(1);
  }
});
