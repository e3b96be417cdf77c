import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import process, { env } from "node:process";
import { expect, it } from "vitest";
import { REALWORLD_FOLDER } from "./worlds.js";

/** The values that must be accepted are typed with the types themselves: TypeScript says whether they were written well. */
it.runIf(env.WINDLASS_FULL === "1")("TypeScript accepts the tools and the values", () => {
  const program = path.join(path.dirname(createRequire(import.meta.url).resolve("typescript")), "tsc.js");
  const { stdout, status } = spawnSync(process.execPath, [program, "-p", REALWORLD_FOLDER], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
