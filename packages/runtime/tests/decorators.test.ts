import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const fixture = fileURLToPath(new URL("fixtures/decorated.ts", import.meta.url));

/** Uses the built package, as users do. */
test.each([[[]], [["--experimentalDecorators"]], [["--experimentalDecorators", "--emitDecoratorMetadata"]]])(
  "`@tool` type-checks with %j",
  (options: readonly string[]) => {
    const settings =
      "--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --target es2022 --module nodenext".split(" ");
    const { stdout, status } = spawnSync(process.execPath, [tsc, ...settings, ...options, fixture], {
      encoding: "utf8",
    });
    expect([stdout, status]).toEqual(["", 0]);
  },
);
