/** Tables of what each dialect does with each keyword, made by converting a schema for each. */

/** @typedef {import("../../packages/runtime/dist/dialects/index.js").Dialect} Dialect */
/** @typedef {typeof import("../../packages/runtime/dist/dialects/index.js").convert} Convert */

const text = { type: "string" };
const number = { type: "number" };
/** @param {Record<string, unknown>} properties */
const object = (properties) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const node = object({ children: { type: "array", items: { $ref: "#/$defs/Node" } } });

/** What is tried: a row's title, and the schema of a parameter. @type {[string, object, object?][]} */
const PROBES = [
  ["`title`", { ...text, title: "T" }],
  ["`default`", { ...text, default: "a" }],
  ["`examples`", { ...text, examples: ["a"] }],
  ["`const`, a text", { const: "a" }],
  ["`const`, a number", { const: 1 }],
  ["`enum`, texts", { type: "string", enum: ["a", "b"] }],
  ["`enum`, numbers", { enum: [1, 2] }],
  ["`enum`, with null", { enum: ["a", null] }],
  ["`type`, a list with null", { type: ["string", "null"] }],
  ["`type`, a list of others", { type: ["string", "number"] }],
  ["no `type`: any value", {}],
  ["`anyOf`", { anyOf: [text, number] }],
  ["`oneOf`", { oneOf: [text, number] }],
  ["`allOf`", { allOf: [object({ a: text }), { properties: { b: text } }] }],
  ["`not`", { ...text, not: { minLength: 5 } }],
  ["`$ref`", { $ref: "#/$defs/A" }, { A: text }],
  ["`$ref` beside others", { $ref: "#/$defs/A", description: "D" }, { A: text }],
  ["`$ref` in a circle", { $ref: "#/$defs/Node" }, { Node: node }],
  ["optional properties", { ...object({ a: text }), required: [] }],
  ["`additionalProperties: false`", object({ a: text })],
  ["`additionalProperties`, a schema", { type: "object", additionalProperties: number }],
  ["`patternProperties`", { type: "object", patternProperties: { "^x": text }, additionalProperties: false }],
  ["`propertyNames`", { type: "object", additionalProperties: text, propertyNames: { minLength: 2 } }],
  ["`minProperties`, `maxProperties`", { ...object({ a: text }), minProperties: 1 }],
  ["`prefixItems`", { type: "array", prefixItems: [text, number], items: false, minItems: 2 }],
  ["`minItems: 1`", { type: "array", items: text, minItems: 1 }],
  ["`minItems`, `maxItems`", { type: "array", items: text, maxItems: 5 }],
  ["`uniqueItems`", { type: "array", items: text, uniqueItems: true }],
  ["`minimum`, `maximum`", { ...number, minimum: 1 }],
  ["`exclusiveMinimum`, `exclusiveMaximum`", { ...number, exclusiveMinimum: 1 }],
  ["`multipleOf`", { ...number, multipleOf: 2 }],
  ["`minLength`, `maxLength`", { ...text, minLength: 1 }],
  ["`pattern`", { ...text, pattern: "^a" }],
  ["`pattern` that looks around", { ...text, pattern: "(?=a)" }],
  ["`format: date-time`", { ...text, format: "date-time" }],
  ["`format: uuid`", { ...text, format: "uuid" }],
  ["`format: uri`", { ...text, format: "uri" }],
  ["`contentEncoding`", { ...text, contentEncoding: "base64" }],
];

/** A property whose name is not for all, and a union at the root. @type {[string, object][]} */
const ROOTS = [
  ["a name such as `$top`", object({ $top: text })],
  ["a union at the root", { type: "object", anyOf: [object({ a: text }), object({ b: text })] }],
];

/**
 * @param {Readonly<Record<string, Dialect>>} dialects by name
 * @param {Convert} convert
 * @returns {string} two tables, as Markdown
 */
export function dialectsTable(dialects, convert) {
  const plain = table(dialects, convert, false);
  return `${plain}\n\nIn strict mode (\`strict: true\`), where a dialect has it:\n\n${table(dialects, convert, true)}`;
}

/**
 * @param {Readonly<Record<string, Dialect>>} dialects
 * @param {Convert} convert
 * @param {boolean} strict
 */
function table(dialects, convert, strict) {
  const rows = [
    ...PROBES.map(([title, schema, defs]) => [title, { ...object({ v: schema }), ...(defs && { $defs: defs }) }]),
    ...ROOTS,
  ];
  /** @type {Map<string, { names: string[], cells: string[] }>} dialects that do the same stand in one column */
  const columns = new Map();
  for (const [name, dialect] of Object.entries(dialects)) {
    if (strict && !convert(facts(object({ v: text })), dialect, { strict }).strict) continue;
    const cells = rows.map(([, schema]) => cell(convert(facts(schema), dialect, { strict }), strict));
    const key = cells.join();
    const known = columns.get(key);
    if (known === undefined) columns.set(key, { names: [name], cells });
    else known.names.push(name);
  }
  const all = [...columns.values()];
  const lines = [
    `| | ${all.map(({ names }) => names.join(", ")).join(" | ")} |`,
    `|---|${all.map(() => "---").join("|")}|`,
    ...rows.map(([title], index) => `| ${title} | ${all.map(({ cells }) => cells[index]).join(" | ")} |`),
  ];
  return lines.join("\n");
}

/** @param {ReturnType<Convert>} conversion @param {boolean} strict */
function cell(conversion, strict) {
  const kinds = new Set(conversion.losses.map(({ kind }) => String(kind)));
  if (strict && kinds.has("demoted")) return "refused";
  return ["rewritten", "described", "dropped"].find((kind) => kinds.has(kind)) ?? "kept";
}

/** @param {object} schema */
function facts(schema) {
  const input = JSON.stringify(schema);
  return {
    name: "probe",
    description: "",
    inputSchema: JSON.parse(input),
    outputSchema: undefined,
    annotations: undefined,
    examples: [],
    schemaTexts: { input, output: undefined },
  };
}
