/** What models get wrong, and what they read about it: each text has to be enough to make the call again. */
import { expect, test } from "vitest";
import { closed } from "../../../tests/closed.js";
import type { JsonSchema } from "../../json-schema.js";
import { faultText } from "../path.js";
import { explain } from "./explain.js";

const text: JsonSchema = { type: "string" };
const number: JsonSchema = { type: "number" };

const weather = closed({
  city: { type: "string", description: 'City name, e.g. "Paris".' },
  units: { enum: ["celsius", "fahrenheit"] },
  maxResults: { type: "integer", description: `Long. ${"x".repeat(200)}` },
});
const order = closed({
  customer: closed({ name: text, email: { type: "string", format: "email" } }),
  items: { type: "array", items: closed({ sku: text, quantity: { type: "integer", minimum: 1 } }) },
});
const drawing = closed({
  shape: {
    anyOf: [
      closed({ kind: { const: "circle" }, radius: number }),
      closed({ kind: { const: "box" }, width: number, height: number }),
    ],
  },
});
const tree: JsonSchema = {
  ...closed({ root: { $ref: "#/$defs/Node" } }),
  $defs: { Node: closed({ label: text, children: { type: "array", items: { $ref: "#/$defs/Node" } } }) },
};

test.each<[string, JsonSchema, unknown, readonly string[]]>([
  [
    "an array of objects",
    order,
    {
      customer: { name: "Ann", email: "nope" },
      items: [{ sku: "a", quantity: 0 }, { sku: 5, quantity: "two" }, {}],
    },
    [
      'customer.email: expected an e-mail address, got "nope"',
      "items[0].quantity: expected at least 1, got 0",
      "items[1].sku: expected string, got 5",
      'items[1].quantity: expected integer, got "two"',
      "items[2].sku: missing; expected string",
      "items[2].quantity: missing; expected integer",
    ],
  ],
  [
    "a kind that does not exist",
    drawing,
    { shape: { kind: "square", width: 1 } },
    ['shape.kind: expected "circle" or "box", got "square"'],
  ],
  ["no kind", drawing, { shape: { radius: 1 } }, ['shape.kind: missing; expected "circle" or "box"']],
  [
    "the properties of another kind",
    drawing,
    { shape: { kind: "box", radius: 1 } },
    [
      "shape.width: missing; expected number",
      "shape.height: missing; expected number",
      'shape.radius: unknown property "radius"; known: kind, width, height',
    ],
  ],
  [
    "deep in a recursive type",
    tree,
    { root: { label: "a", children: [{ label: "b", children: [{ label: "c" }] }] } },
    ["root.children[0].children[0].children: missing; expected an array"],
  ],
  [
    "a date in words",
    closed({ at: { type: "string", format: "date-time" } }),
    { at: "next tuesday" },
    ['at: expected a date and time with a time zone, such as "2031-05-06T07:08:09Z", got "next tuesday"'],
  ],
  [
    "arguments that are wrapped",
    weather,
    { arguments: { city: "Paris", units: "celsius", maxResults: 3 } },
    [
      'arguments: unknown property "arguments"; write what is in it (city, units, maxResults) one level higher, in its place',
    ],
  ],
  [
    "arguments that are wrapped, and not all there",
    weather,
    { input: { city: "Paris", units: "celsius" } },
    [
      "maxResults: missing; expected integer",
      'input: unknown property "input"; write what is in it (city, units) one level higher, in its place',
    ],
  ],
  [
    "a name that reaches for a prototype wraps nothing",
    closed({ city: text }),
    JSON.parse('{"__proto__":{"city":"Paris"}}'),
    ["city: missing; expected string", '__proto__: unknown property "__proto__"; known: city'],
  ],
  [
    "a value that is wrapped",
    weather,
    { city: { value: "Paris" }, units: "celsius", maxResults: 3 },
    ['city: expected string, got {"value":"Paris"} (write the value of "value" itself, without the object)'],
  ],
  [
    "a level that was left out",
    order,
    { name: "Ann", email: "ann@example.com", items: [] },
    [
      "customer: missing; expected an object",
      'name: unknown property "name"; it belongs inside "customer"',
      'email: unknown property "email"; it belongs inside "customer"',
    ],
  ],
  [
    "another spelling of a name",
    weather,
    { city: "Paris", units: "celsius", max_results: 3 },
    [
      "maxResults: missing; expected integer",
      'max_results: unknown property "max_results", did you mean "maxResults"?',
    ],
  ],
  [
    "a list where one was expected",
    weather,
    { city: ["Paris"], units: "Celsius", maxResults: 1.5 },
    [
      'city: expected string, got ["Paris"] (write the item itself, without the array)',
      'units: expected "celsius" or "fahrenheit", got "Celsius" (did you mean "celsius"?)',
      "maxResults: expected integer, got 1.5",
    ],
  ],
  [
    "one where a list was expected",
    order,
    { customer: { name: "Ann", email: "ann@example.com" }, items: { sku: "a", quantity: 1 } },
    ['items: expected an array, got {"sku":"a","quantity":1} (write an array with this one item)'],
  ],
  [
    "a number in words",
    weather,
    { city: "Paris", units: "celsius", maxResults: "three" },
    ['maxResults: expected integer, got "three"'],
  ],
  [
    "a number with too many digits, as text",
    weather,
    { city: "Paris", units: "celsius", maxResults: "9007199254740993" },
    ['maxResults: expected integer, got "9007199254740993" (too many digits for a number: it would be rounded)'],
  ],
  [
    "null",
    weather,
    { city: null, units: null, maxResults: null },
    [
      "city: expected string, got null",
      'units: expected "celsius" or "fahrenheit", got null',
      "maxResults: expected integer, got null",
    ],
  ],
  [
    "nothing at all",
    weather,
    {},
    [
      'city: missing; expected string (City name, e.g. "Paris")',
      'units: missing; expected "celsius" or "fahrenheit"',
      "maxResults: missing; expected integer",
    ],
  ],
  [
    "a bigint that is missing",
    closed({ id: { type: "string", pattern: "^-?\\d+$" } }),
    {},
    ['id: missing; expected a whole number as text, such as "12"'],
  ],
])("%s", (_, schema, value, lines) => {
  expect(explain(schema, value).map(faultText)).toEqual(lines);
});
