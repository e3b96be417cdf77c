import { expect, test } from "vitest";
import { githubCommand } from "./github.js";

const row = {
  code: "WL1010",
  severity: "error",
  message: "50% wrong,\r\nsurely: yes",
  file: "/repo/src/a,b.ts",
  line: 3,
  column: 7,
  help: "Mend it.",
} as const;

test("escapes what would end a property or the message", () => {
  expect(githubCommand(row, "/repo")).toBe(
    "::error file=src/a%2Cb.ts,line=3,col=7,title=WL1010::50%25 wrong,%0D%0Asurely: yes%0AMend it.",
  );
});

test("an info is a notice", () => {
  expect(githubCommand({ ...row, severity: "info" }, "/repo")).toMatch(/^::notice /);
  expect(githubCommand({ ...row, severity: "warning" }, "/repo")).toMatch(/^::warning /);
});
