import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { undocumented } from "./undocumented.mjs";

test("finds exported names without a comment, at their declaration", () => {
  const root = mkdtempSync(join(tmpdir(), "windlass-docs-"));
  try {
    writeFileSync(
      join(root, "index.ts"),
      'export * from "./a.js";\nexport { renamed as b } from "./a.js";\nexport { told as told2 } from "./a.js";\n',
    );
    const a = [
      "/** Says what it is. */",
      "export const told = 1;",
      "export function untold() {}",
      "/** */",
      "export interface Empty {}",
      "const hidden = 1;",
      "const renamed = hidden;",
      "export { renamed };",
    ];
    writeFileSync(join(root, "a.ts"), a.join("\n"));
    const names = undocumented([join(root, "index.ts")], root).map((fault) =>
      fault.replace(" has no TSDoc comment", ""),
    );
    expect(names).toEqual(["a.ts:7 b", "a.ts:3 untold", "a.ts:5 Empty", "a.ts:7 renamed"]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test("an entry that exports nothing is a fault", () => {
  expect(undocumented(["/nowhere/index.ts"], "/nowhere")).toEqual(["index.ts exports nothing"]);
});
