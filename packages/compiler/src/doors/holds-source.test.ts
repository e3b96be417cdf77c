import { expect, test } from "vitest";
import { fileOfId, holdsSource } from "./holds-source.js";

test.each(["/app/tools.ts", "/app/view.tsx", "/app/a.mts", "/app/a.cts", "/app/tools.ts?v=1234", "C:\\app\\tools.ts"])(
  "%s is source",
  (id) => expect(holdsSource(id)).toBe(true),
);

test.each([
  "/app/tools.js",
  "/app/types.d.ts",
  "/app/node_modules/x/tools.ts",
  "C:\\app\\node_modules\\x\\tools.ts",
  "\0virtual.ts",
  "/app/tools.ts?raw",
  "/app/tools.ts?v=1&url",
  "/app/page.vue?vue&type=script&lang.ts",
])("%s is not", (id) => expect(holdsSource(id)).toBe(false));

test("a file's query is no part of its name", () => {
  expect(fileOfId("C:\\app\\tools.ts?v=1")).toBe("C:/app/tools.ts");
});
