/** Schemas of arguments, one for each way in which a provider is known to refuse, drop or misread one; and arguments that fit. */
export interface Canonical {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly args: readonly object[];
}

type Words = Readonly<Record<string, unknown>>;

const object = (properties: Words, required: readonly string[] = Object.keys(properties), more: Words = {}): Words => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
  ...more,
});
const one = (v: unknown, ...values: readonly unknown[]): Canonical => ({
  schema: object({ v }),
  args: values.map((value) => ({ v: value })),
});
const maybe = (v: unknown, ...values: readonly unknown[]): Canonical => ({
  schema: object({ v }, []),
  args: [{}, ...values.map((value) => ({ v: value }))],
});
const text = { type: "string" };
const number = { type: "number" };
const circle = object({ kind: { const: "circle" }, r: number });
const square = object({ kind: { const: "square" }, side: number, label: text }, ["kind", "side"]);
const node = object({ value: text, children: { type: "array", items: { $ref: "#/$defs/Node" } } });
const list = object({ value: text, next: { anyOf: [{ $ref: "#/$defs/List" }, { type: "null" }] } });
const deep = (levels: number): Words => (levels === 0 ? text : object({ d: deep(levels - 1) }));
const inDeep = (levels: number): unknown => (levels === 0 ? "x" : { d: inDeep(levels - 1) });
const json = {
  anyOf: [
    text,
    number,
    { type: "boolean" },
    { type: "null" },
    { type: "array", items: { $ref: "#/$defs/Json" } },
    { type: "object", additionalProperties: { $ref: "#/$defs/Json" } },
  ],
};

export const CANONICAL: Readonly<Record<string, Canonical>> = {
  "no arguments, closed": { schema: { type: "object", additionalProperties: false }, args: [{}] },
  "no arguments": { schema: { type: "object" }, args: [{}] },
  "no arguments, as the compiler writes it": { schema: object({}), args: [{}] },
  "texts and numbers": {
    schema: object({ a: text, b: number, c: { type: "integer" }, d: { type: "boolean" } }),
    args: [{ a: "x", b: 1.5, c: 2, d: true }],
  },
  "may be left out": maybe(text, "x"),
  "may be null": one({ type: ["string", "null"] }, "x", null),
  "may be left out, with a default": maybe({ type: "number", default: 20, description: "How many." }, 5),
  "may be left out, is a union": maybe({ anyOf: [text, number] }, "x", 5),
  "may be left out, is a reference": {
    schema: { ...object({ v: { $ref: "#/$defs/A" } }, []), $defs: { A: object({ a: text }) } },
    args: [{}, { v: { a: "x" } }],
  },
  "several types": one({ type: ["string", "number"], minLength: 2, minimum: 5 }, "xx", 5),
  "several types, one of arrays": one({ type: ["array", "string"], items: text }, ["x"], "x"),
  "several types of structures": one(
    { type: ["array", "object", "null"], items: text, properties: { a: text }, required: ["a"] },
    ["x"],
    { a: "x" },
    null,
  ),
  "const text": one({ const: "x" }, "x"),
  "const number": one({ const: 3 }, 3),
  "const boolean": one({ const: true }, true),
  "const null": one({ const: null }, null),
  "const structure": one({ const: { $ref: "#/x", a: [1] } }, { $ref: "#/x", a: [1] }),
  "enum of texts": one({ type: "string", enum: ["a", "b"] }, "a"),
  "enum of numbers": one({ enum: [1, 2] }, 2),
  "enum of numbers, typed": one({ type: "integer", enum: [1, 2] }, 2),
  "enum of both": one({ enum: ["1", 1, 2] }, "1", 1),
  "enum with null": one({ type: ["string", "null"], enum: ["low", null] }, "low", null),
  "enum of booleans": one({ enum: [true, false] }, true),
  "enum of everything": one({ enum: ["a", 1, true, null, { a: 1 }] }, "a", 1, true, null, { a: 1 }),
  "enum of many": one({ type: "string", enum: Array.from({ length: 300 }, (_, index) => `value_${index}`) }, "value_7"),
  "discriminated union": one(
    { anyOf: [circle, square] },
    { kind: "circle", r: 1 },
    { kind: "square", side: 2 },
    { kind: "square", side: 2, label: "x" },
  ),
  oneOf: one({ oneOf: [circle, square], description: "A shape." }, { kind: "circle", r: 1 }),
  "union with more beside it": one(
    {
      type: "object",
      properties: { id: text },
      required: ["id"],
      anyOf: [
        { properties: { a: text }, required: ["a"] },
        { properties: { b: text }, required: ["b"] },
      ],
    },
    { id: "i", a: "x" },
  ),
  "union of what looks alike": one(
    { anyOf: [object({ a: text, b: text }, ["a"]), object({ a: text, c: { type: ["string", "null"] } }, ["a"])] },
    { a: "x" },
    { a: "x", b: "y" },
    { a: "x", c: "y" },
  ),
  "union of one": one({ anyOf: [text], description: "outer" }, "x"),
  "nullable object": one({ anyOf: [object({ a: text }), { type: "null" }], description: "d" }, { a: "x" }, null),
  allOf: one(
    {
      allOf: [
        { type: "object", properties: { a: text }, required: ["a"] },
        { type: "object", properties: { b: number } },
      ],
    },
    { a: "x", b: 1 },
  ),
  "allOf of a reference": {
    schema: {
      ...object({ v: { allOf: [{ $ref: "#/$defs/A" }], description: "d" } }),
      $defs: { A: object({ a: text }) },
    },
    args: [{ v: { a: "x" } }],
  },
  not: one({ type: "string", not: { const: "" } }, "x"),
  "if, then, else": one(
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { type: "object", properties: { a: text, b: text }, if: { required: ["a"] }, then: { required: ["b"] } },
    { a: "x", b: "y" },
  ),
  "reference with a description": {
    schema: {
      ...object({ v: { $ref: "#/$defs/A", description: "outer" } }),
      $defs: { A: { type: "string", description: "inner" } },
    },
    args: [{ v: "x" }],
  },
  "reference with bounds": {
    schema: { ...object({ v: { $ref: "#/$defs/A", maxLength: 5 } }), $defs: { A: text } },
    args: [{ v: "x" }],
  },
  "reference to an old place": {
    schema: { ...object({ v: { $ref: "#/definitions/A" } }), definitions: { A: text } },
    args: [{ v: "x" }],
  },
  "reference to a property": {
    schema: object({ a: object({ b: text }), v: { $ref: "#/properties/a" } }),
    args: [{ a: { b: "x" }, v: { b: "y" } }],
  },
  "reference that leads nowhere": one({ $ref: "#/$defs/None" }, "x"),
  "reference to elsewhere": one({ $ref: "https://example.com/schema.json" }, "x"),
  "reference with an odd name": {
    schema: { ...object({ v: { $ref: "#/$defs/A~1b%20c" } }), $defs: { "A/b c": text } },
    args: [{ v: "x" }],
  },
  tree: {
    schema: { ...object({ v: { $ref: "#/$defs/Node" } }), $defs: { Node: node } },
    args: [{ v: { value: "a", children: [{ value: "b", children: [{ value: "c", children: [] }] }] } }],
  },
  "linked list": {
    schema: { ...object({ v: { $ref: "#/$defs/List" } }), $defs: { List: list } },
    args: [{ v: { value: "a", next: { value: "b", next: null } } }],
  },
  "any JSON": {
    schema: { ...object({ v: { $ref: "#/$defs/Json" } }), $defs: { Json: json } },
    args: [{ v: { a: [1, "x", null, { b: true }] } }, { v: "x" }, { v: [[1]] }],
  },
  "reference to the root": {
    schema: object({ name: text, child: { $ref: "#" } }, ["name"]),
    args: [{ name: "a", child: { name: "b" } }],
  },
  map: one({ type: "object", additionalProperties: number }, { a: 1, "b c": 2 }, {}),
  "map of structures": one({ type: "object", additionalProperties: object({ a: text }, []) }, { x: { a: "y" }, z: {} }),
  "map of anything": one({ type: "object", additionalProperties: true }, { a: [1], b: null }),
  "object of anything": one({ type: "object" }, { a: 1 }, {}),
  "properties and a map": one(
    { type: "object", properties: { a: text }, required: ["a"], additionalProperties: number },
    { a: "x", b: 2 },
    { a: "x" },
  ),
  "patterns of names": one(
    { type: "object", patternProperties: { "^x-": text }, additionalProperties: false },
    { "x-a": "y" },
  ),
  "names of a kind": one(
    { type: "object", propertyNames: { pattern: "^[a-z]+$" }, additionalProperties: text },
    { a: "x" },
  ),
  "map at the root": { schema: { type: "object", additionalProperties: number }, args: [{ a: 1 }] },
  tuple: one({ type: "array", prefixItems: [text, number], items: false, minItems: 2 }, ["x", 1]),
  "tuple with more": one({ type: "array", prefixItems: [text], items: number, minItems: 1 }, ["x", 1, 2], ["x"]),
  "tuple whose end may be left out": one(
    { type: "array", prefixItems: [text, number], items: false, minItems: 1 },
    ["x"],
    ["x", 1],
  ),
  "tuple of an old draft": one({ type: "array", items: [text, number], additionalItems: false, minItems: 2 }, ["x", 1]),
  "array without items": one({ type: "array" }, [1, "x"]),
  "bounds of an array": one({ type: "array", items: text, minItems: 2, maxItems: 5, uniqueItems: true }, ["a", "b"]),
  contains: one({ type: "array", items: text, contains: { const: "a" } }, ["a"]),
  "bounds of numbers": one({ type: "number", minimum: 1, maximum: 9 }, 5),
  "more bounds of numbers": one({ type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 9, multipleOf: 2 }, 4),
  "exclusive bounds of an old draft": one({ type: "number", minimum: 0, exclusiveMinimum: true }, 1),
  lengths: one({ type: "string", minLength: 1, maxLength: 9 }, "x"),
  pattern: one({ type: "string", pattern: "^[a-z]+(?:x|y)$" }, "ax"),
  "pattern that looks ahead": one({ type: "string", pattern: "^(?=.*x).+$" }, "x"),
  "pattern that looks behind": one({ type: "string", pattern: "(?<=a)b" }, "ab"),
  "pattern with a back reference": one({ type: "string", pattern: "(a)\\1" }, "aa"),
  ...Object.fromEntries(
    [
      "date-time",
      "time",
      "date",
      "duration",
      "email",
      "hostname",
      "ipv4",
      "ipv6",
      "uuid",
      "uri",
      "regex",
      "x-mine",
    ].map((format) => [`format ${format}`, one({ type: "string", format })]),
  ),
  base64: one({ type: "string", contentEncoding: "base64", contentMediaType: "image/png" }, "AAAA"),
  "notes of all kinds": one(
    {
      type: "string",
      title: "T",
      description: "D",
      default: "a",
      examples: ["b"],
      deprecated: true,
      $comment: "c",
      "x-mine": 1,
    },
    "x",
  ),
  "documents of all kinds": {
    schema: object({ v: text }, ["v"], {
      $schema: "http://json-schema.org/draft-07/schema#",
      $id: "https://example.com/x",
      $comment: "c",
      title: "T",
    }),
    args: [{ v: "x" }],
  },
  "nullable of OpenAPI": one({ type: "string", nullable: true }, "x", null),
  "anything, three ways": {
    schema: object({ a: true, b: {}, c: { description: "d" } }),
    args: [{ a: 1, b: [null], c: "x" }],
  },
  nothing: { schema: object({ a: false, b: text }, ["b"]), args: [{ b: "x" }] },
  "no type": one({ properties: { a: text }, required: ["a"] }, { a: "x" }),
  "open objects": {
    schema: { type: "object", properties: { v: { type: "object", properties: { a: text } } } },
    args: [{ v: { a: "x" } }, {}],
  },
  "required that is not listed": {
    schema: { type: "object", properties: { a: text }, required: ["a", "b"] },
    args: [{ a: "x", b: "y" }],
  },
  "required without properties": { schema: { type: "object", required: ["a"] }, args: [{ a: "x" }] },
  "anyOf at the root": {
    schema: { type: "object", anyOf: [object({ a: text }), object({ b: number, c: text }, ["b"])] },
    args: [{ a: "x" }, { b: 1 }],
  },
  "oneOf at the root, beside properties": {
    schema: {
      type: "object",
      properties: { id: text },
      required: ["id"],
      oneOf: [
        { required: ["a"], properties: { a: text } },
        { required: ["b"], properties: { b: text } },
      ],
    },
    args: [{ id: "i", a: "x" }],
  },
  "allOf at the root": {
    schema: { type: "object", allOf: [{ properties: { a: text }, required: ["a"] }, { properties: { b: text } }] },
    args: [{ a: "x", b: "y" }],
  },
  "reference at the root": {
    schema: { $ref: "#/$defs/Args", $defs: { Args: object({ a: text }) } },
    args: [{ a: "x" }],
  },
  "not at the root": { schema: { ...object({ a: text }), not: { required: ["b"] } }, args: [{ a: "x" }] },
  "names that need others": {
    schema: object({
      "filter[id]": text,
      $top: number,
      ["k".repeat(70)]: text,
      größe: number,
      "a.b": text,
      "a b": object({ $skip: text }),
    }),
    args: [{ "filter[id]": "x", $top: 1, ["k".repeat(70)]: "y", größe: 2, "a.b": "z", "a b": { $skip: "s" } }],
  },
  "names of keywords": {
    schema: object(
      Object.fromEntries(
        [
          "type",
          "enum",
          "const",
          "$ref",
          "properties",
          "required",
          "items",
          "pattern",
          "format",
          "default",
          "title",
          "description",
          "anyOf",
          "additionalProperties",
          "strict",
          "constructor",
          "toString",
          "nullable",
        ].map((name) => [name, text]),
      ),
    ),
    args: [
      Object.fromEntries(
        [
          "type",
          "enum",
          "const",
          "$ref",
          "properties",
          "required",
          "items",
          "pattern",
          "format",
          "default",
          "title",
          "description",
          "anyOf",
          "additionalProperties",
          "strict",
          "constructor",
          "toString",
          "nullable",
        ].map((name) => [name, "x"]),
      ),
    ],
  },
  "payloads that look like schemas": one(
    { type: "object", additionalProperties: true, default: { $ref: "#/x", type: 5 }, examples: [{ anyOf: [] }] },
    { $ref: "#/x" },
  ),
  "four levels": { schema: object({ v: deep(4) }), args: [{ v: inDeep(4) }] },
  "twelve levels": { schema: object({ v: deep(12) }), args: [{ v: inDeep(12) }] },
  "a long description": one({ type: "string", description: "Words and words. ".repeat(200) }, "x"),
  "an empty object inside": { schema: object({ v: object({}), w: text }), args: [{ v: {}, w: "x" }] },
  "a list of unions": one({ type: "array", items: { anyOf: [circle, square, text] } }, [{ kind: "circle", r: 1 }, "x"]),
};
