import { expect, test } from "vitest";
import { hostLines } from "./host-lines.mjs";

test("finds what ties a lockfile to a host", () => {
  const text = [
    "  ajv@8.20.0:",
    "    resolution: {integrity: sha512-abc==}",
    "    deprecated: moved, see https://example.com",
    "    resolution: {integrity: sha512-abc==, tarball: https://registry.example/ajv.tgz}",
    "registry=//registry.example/",
    "  'x@git+ssh://host.example/x#1':",
    "  http-errors@2.0.1:",
  ].join("\n");
  expect(hostLines(text).map((line) => line.split(":")[0])).toEqual(["4", "5", "6"]);
});
