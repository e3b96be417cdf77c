import { expect, it } from "vitest";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { toolName } from "./tool-name.js";

const PLACE = { file: "/a.ts", start: 0, end: 1 };

function nameOf(wanted: string | undefined): { name: string; codes: string[] } {
  const reported: Diagnostic[] = [];
  const name = toolName(wanted, { mark: "tag", place: PLACE }, (diagnostic) => reported.push(diagnostic));
  return { name, codes: reported.map(({ code }) => code) };
}

it.each(["a", "getWeather", "get-weather_2", "A".repeat(64)])("takes %s as it is", (wanted) => {
  expect(nameOf(wanted)).toEqual({ name: wanted, codes: [] });
});

it.each([
  ["größe$", "grosse_"],
  ["files/read", "files_read"],
  ["café", "cafe"],
  ["天気", "__"],
  ["my tool", "my_tool"],
  ["x".repeat(70), "x".repeat(64)],
])("makes %s portable and says so", (wanted, name) => {
  expect(nameOf(wanted)).toEqual({ name, codes: ["WL1003"] });
});

it("reports a tool without a name", () => {
  expect(nameOf(undefined)).toEqual({ name: "unnamed", codes: ["WL1002"] });
  expect(nameOf("")).toEqual({ name: "unnamed", codes: ["WL1002"] });
});

it("names the key first where a function is only given", () => {
  const helps: string[] = [];
  toolName(undefined, { mark: "source", place: PLACE }, ({ help }) => helps.push(help));
  expect(helps).toEqual([expect.stringMatching(/^Give it a key.*`{ shout: .* }`/)]);
});
