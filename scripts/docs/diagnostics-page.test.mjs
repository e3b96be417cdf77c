import { expect, test } from "vitest";
import { diagnosticsPage } from "./diagnostics-page.mjs";

test("writes a row and a section for each code, in order", () => {
  const page = diagnosticsPage({
    WL1002: { title: "Second", severity: "warning", explanation: "Why it is so.\n\nWhat to do.\n" },
    WL1001: { title: "`A | B` is first", severity: "error", explanation: "Because." },
  });
  expect(page).toBe(`# Diagnostics of the Windlass compiler

<!-- Written by \`npm run diagnostics\` from src/diagnostics/catalog.ts: edit that file. -->

| code | severity | what it says |
|---|---|---|
| [WL1001](#wl1001) | error | \`A \\| B\` is first |
| [WL1002](#wl1002) | warning | Second |

## WL1001

**\`A | B\` is first** (error)

Because.

## WL1002

**Second** (warning)

Why it is so.

What to do.
`);
});

test.each([
  ["WL2001", { title: "t", severity: "error", explanation: "e" }],
  ["WL1001", { title: "", severity: "error", explanation: "e" }],
  ["WL1001", { title: "t", severity: "fatal", explanation: "e" }],
  ["WL1001", { title: "t", severity: "error", explanation: "" }],
])("refuses an incomplete entry %s %j", (code, entry) => {
  expect(() => diagnosticsPage({ [code]: /** @type {any} */ (entry) })).toThrow(code);
});
