import type { JsonSchema } from "../json-schema.js";
import { isObject, type Kind, kindOf } from "./kind.js";
import { pathText } from "./path.js";
import { readExpression } from "./pattern/compile-pattern.js";
import { resolve } from "./resolve.js";
import { show } from "./show.js";
import { subschemas } from "./subschemas.js";

const TYPES: readonly unknown[] = ["string", "number", "integer", "boolean", "null", "array", "object"];
/** The kinds of value that a keyword may have. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  $defs: ["object"],
  $ref: ["string"],
  additionalProperties: ["object", "boolean"],
  allOf: ["array"],
  anyOf: ["array"],
  description: ["string"],
  enum: ["array"],
  exclusiveMaximum: ["number"],
  exclusiveMinimum: ["number"],
  format: ["string"],
  items: ["object", "boolean"],
  maxItems: ["number"],
  maxLength: ["number"],
  maxProperties: ["number"],
  maximum: ["number"],
  minItems: ["number"],
  minLength: ["number"],
  minProperties: ["number"],
  minimum: ["number"],
  multipleOf: ["number"],
  not: ["object", "boolean"],
  oneOf: ["array"],
  pattern: ["string"],
  patternProperties: ["object"],
  prefixItems: ["array"],
  properties: ["object"],
  propertyNames: ["object", "boolean"],
  required: ["array"],
  title: ["string"],
  type: ["string", "array"],
  uniqueItems: ["boolean"],
};
/** How many schemas deep a schema may be. */
const MAX_DEPTH = 200;

/**
 * Checks a hand-written schema of a tool's arguments: an object at the root, known types, keywords with values of the
 * right kind, references that lead somewhere.
 *
 * @returns what is wrong, one sentence each; nothing where the schema is usable
 */
export function checkSchema(root: unknown): readonly string[] {
  if (!isObject(root)) return [`a schema is an object, this is ${show(root)}`];
  const problems: string[] = [];
  const schema = root as JsonSchema;
  if (schema.type !== "object") problems.push('the root must have "type": "object", since arguments are an object');
  checkPart(schema, schema, [], problems, new Set());
  return problems;
}

function checkPart(
  root: JsonSchema,
  schema: JsonSchema,
  path: readonly (string | number)[],
  problems: string[],
  above: ReadonlySet<object>,
): void {
  const at = path.length === 0 ? "the root" : pathText(path);
  if (above.has(schema) || above.size > MAX_DEPTH) {
    problems.push(`${at}: the schema contains itself; use "$defs" and "$ref"`);
    return;
  }
  for (const problem of keywordProblems(root, schema)) problems.push(`${at}: ${problem}`);
  for (const inner of subschemas(schema)) {
    if (typeof inner.schema === "boolean") continue;
    checkPart(root, inner.schema, [...path, ...inner.path], problems, new Set([...above, schema]));
  }
}

function keywordProblems(root: JsonSchema, schema: JsonSchema): string[] {
  const problems: string[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    const kinds = Object.hasOwn(KINDS, keyword) ? KINDS[keyword] : undefined;
    if (kinds !== undefined && !kinds.includes(kindOf(value))) {
      problems.push(`"${keyword}" must be ${kinds.join(" or ")}, not ${show(value)}`);
    }
  }
  if (problems.length > 0) return problems;
  for (const type of [schema.type ?? []].flat()) {
    if (!TYPES.includes(type)) problems.push(`there is no type ${show(type)}`);
  }
  if (schema.$ref !== undefined && resolve(root, schema.$ref) === undefined) {
    problems.push(`"$ref" ${show(schema.$ref)} leads nowhere in this schema`);
  }
  if (schema.pattern !== undefined) problems.push(...patternProblems(schema.pattern));
  for (const pattern of Object.keys(schema.patternProperties ?? {})) problems.push(...patternProblems(pattern));
  for (const name of schema.required ?? []) {
    if (typeof name !== "string") problems.push(`"required" lists names, not ${show(name)}`);
  }
  return problems;
}

function patternProblems(pattern: string): string[] {
  return readExpression(pattern) === undefined ? [`the pattern ${show(pattern)} is no regular expression`] : [];
}
