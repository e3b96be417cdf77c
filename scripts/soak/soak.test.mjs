import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const soak = fileURLToPath(new URL("soak.mjs", import.meta.url));

test("of some thousand calls of every kind none is lost, and nothing is left", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--expose-gc", soak, "30000"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout).toContain("nothing lost, nothing left");
});
