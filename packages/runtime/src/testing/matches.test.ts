import { expect, test } from "vitest";
import { differences, filledIn } from "./matches.js";

test.each<[unknown, unknown]>([
  [{}, { a: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: 1 } }, { a: { b: 1, c: 2 } }],
  [{ list: [{ a: 1 }] }, { list: [{ a: 1, b: 2 }] }],
  [{ a: undefined }, {}],
  [{ a: null }, { a: null }],
  [{ a: /^Par/ }, { a: "Paris" }],
  [{ a: /s/g }, { a: "ss" }],
  [{ a: (value: number) => value > 1 }, { a: 2 }],
  [
    { a: expect.any(String), b: expect.objectContaining({ c: 1 }) },
    { a: "x", b: { c: 1, d: 2 } },
  ],
  [
    { on: new Date(0), at: new URL("https://a.b/") },
    { on: "1970-01-01T00:00:00.000Z", at: "https://a.b/" },
  ],
  [JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":1}')],
])("%j is found in %j", (expected, actual) => {
  expect(differences(expected, actual)).toEqual([]);
  expect(filledIn(expected, actual)).toBe(actual);
});

test.each<[unknown, unknown, string[]]>([
  [{ a: 1 }, { a: 2 }, ["a: expected 1, got 2"]],
  [{ a: 1 }, {}, ["a: expected 1, got undefined"]],
  [{ a: 1 }, { a: "1" }, ['a: expected 1, got "1"']],
  [{ a: 1, b: 2 }, { a: 2, b: 1 }, ["a: expected 1, got 2", "b: expected 2, got 1"]],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, ["a.b[1]: expected 2, got 3"]],
  [{ a: [1] }, { a: [1, 2] }, ["a: expected 1 item, got 2: [1,2]"]],
  [{ a: [] }, { a: {} }, ["a: expected a list, got {}"]],
  [{ a: {} }, { a: [] }, ["a: expected an object, got []"]],
  [{ a: {} }, { a: null }, ["a: expected an object, got null"]],
  [{ a: undefined }, { a: 1 }, ["a: expected undefined, got 1"]],
  [{ a: /^x/ }, { a: "y" }, ['a: expected /^x/, got "y"']],
  [{ a: /1/ }, { a: 1 }, ["a: expected /1/, got 1"]],
  [{ a: (value: number) => value > 1 }, { a: 1 }, ["a: expected what a accepts, got 1"]],
  [{ a: expect.any(String) }, { a: 1 }, ["a: expected Any<String>, got 1"]],
  [{ on: new Date(0) }, { on: "no" }, ['on: expected "1970-01-01T00:00:00.000Z", got "no"']],
  [{ a: new Map() }, { a: {} }, ["a: expected a Map, got {}"]],
  [{ toString: 1 }, {}, ["toString: expected 1, got undefined"]],
  [{ a: 1 }, "text", ['expected an object, got "text"']],
])("%j is not found in %j", (expected, actual, lines) => {
  expect(differences(expected, actual)).toEqual(lines);
});

test("filled in, only what differs differs", () => {
  const actual = { city: "Paris", days: 3, at: { lat: 1, lon: 2 }, tags: ["a", "b"] };
  expect(filledIn({ city: "Rome", at: { lon: 3 }, tags: ["a", /c/] }, actual)).toEqual({
    city: "Rome",
    days: 3,
    at: { lat: 1, lon: 3 },
    tags: ["a", /c/],
  });
  expect(filledIn({ on: new Date(0) }, {})).toEqual({ on: "1970-01-01T00:00:00.000Z" });
});
