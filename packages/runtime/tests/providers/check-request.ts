import { Ajv2020 } from "ajv/dist/2020.js";
import { REQUEST_RULES, type RequestRules } from "./request-rules.js";

type Words = Record<string, unknown>;

const NAMED = ["properties", "patternProperties", "$defs", "dependentSchemas"];
const LISTED = ["anyOf", "oneOf", "allOf", "prefixItems"];
const SINGLE = ["items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames"];

/**
 * What a provider would say of a tool's schema: its problems, each with the place; none: it takes the schema.
 *
 * @param dialect - the dialect's name, with `-strict` behind for strict mode
 * @param schema - what stands in the definition
 */
export function checkRequest(dialect: string, schema: unknown): string[] {
  const rules = REQUEST_RULES[dialect];
  if (rules === undefined) throw new Error(`no rules for ${dialect}`);
  if (schema === undefined) return [];
  const problems: string[] = [];
  const root = schema as Words;
  if (root.type !== "object") problems.push('root: must be "type": "object"');
  for (const word of rules.rootRefused ?? [])
    if (word in root) problems.push(`root: ${word} is not supported at the top level`);
  if (rules.properties !== undefined && root.properties === undefined)
    problems.push("root: object schema missing properties");
  if (rules.someRequired === true && !(Array.isArray(root.required) && root.required.length > 0))
    problems.push("root: at least one parameter must be required");
  if (rules.noRecursion === true && isRecursive(root)) problems.push("root: Circular reference detected");
  visit(root, "", root, rules, problems);
  if (dialect !== "gemini-openapi") problems.push(...metaProblems(root));
  return problems;
}

function metaProblems(root: Words): string[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return ajv.validateSchema(root) === true ? [] : [`root: must match JSON Schema draft 2020-12: ${ajv.errorsText()}`];
}

function visit(schema: unknown, at: string, root: Words, rules: RequestRules, problems: string[]): void {
  const say = (problem: string) => problems.push(`${at === "" ? "root" : at}: ${problem}`);
  if (typeof schema === "boolean") {
    if (rules.noBooleans === true) say("a boolean is no schema here");
    return;
  }
  const words = schema as Words;
  const types = [words.type ?? []].flat() as string[];
  for (const word of Object.keys(words)) {
    if (rules.keywords !== undefined && !rules.keywords.includes(word)) say(`Unknown name "${word}"`);
    if (rules.refused?.includes(word) === true) say(`'${word}' is not permitted`);
  }
  const hasMeaning = ["type", "enum", "const", "anyOf", "oneOf", "allOf", "$ref"].some((word) => word in words);
  if (rules.typed === true && !hasMeaning) say("schema must have a 'type' key");
  if (rules.typedValues === true && ("enum" in words || "const" in words) && types.length === 0)
    say("schema must have a 'type' key beside its values");
  if (rules.noTypeLists === true && Array.isArray(words.type)) say("Proto field is not repeating, cannot start list");
  if (types.includes("object")) {
    const properties = (words.properties ?? {}) as Words;
    if (rules.properties === "everywhere" && words.properties === undefined) say("object schema missing properties");
    if (rules.closed === true && words.additionalProperties !== false)
      say("'additionalProperties' is required to be supplied and to be false");
    const required = (words.required ?? []) as string[];
    if (rules.allRequired === true && Object.keys(properties).some((name) => !required.includes(name)))
      say("'required' is required to be supplied and to be an array including every key in properties");
    if (rules.keywords !== undefined && required.some((name) => !Object.hasOwn(properties, name)))
      say("required property is not defined");
    if (rules.filledObjects === true && Object.keys(properties).length === 0)
      say("should be non-empty for OBJECT type");
    const pattern = rules.names ?? (at === "" ? rules.namesAtRoot : undefined);
    for (const name of Object.keys(properties))
      if (pattern !== undefined && !pattern.test(name)) say(`property key ${name} should match ${pattern.source}`);
  }
  if (rules.items === true && types.includes("array") && words.items === undefined) say("array schema missing items");
  if (Array.isArray(words.enum)) {
    for (const value of words.enum) {
      const kind = value === null ? "null" : (typeof value as "string");
      if (rules.enums !== undefined && !rules.enums.includes(kind))
        say(`enum value ${JSON.stringify(value)} is not supported`);
      if (types.length > 0 && !types.some((type) => fits(type, value)))
        say(`Enum value ${JSON.stringify(value)} does not match declared type`);
    }
    if (rules.enumOneType === true && types.length > 1) say("enum beside a list of types");
  }
  if (rules.bareReferences === true && "$ref" in words && Object.keys(words).some((word) => !word.startsWith("$")))
    say("$ref cannot have other keywords");
  if (typeof words.$ref === "string" && find(root, words.$ref) === undefined && rules.keywords !== undefined)
    say("reference leads nowhere");
  if (rules.bareUnions === true && "anyOf" in words && Object.keys(words).length > 1)
    say("specified other fields alongside any_of");
  if (rules.formats !== undefined && "format" in words && !rules.formats.includes(words.format as string))
    say(`'${words.format}' is not a valid format`);
  if (typeof words.pattern === "string") {
    const bare = words.pattern.replace(/\\.|\[(?:\\.|[^\]])*\]/g, "");
    const looks = /\(\?<?[=!]/.test(bare);
    if (looks && (rules.noLookaround === true || rules.simplePatterns === true || rules.unanchored === true))
      say("regex lookaround is not supported");
    if (rules.simplePatterns === true && /\\[1-9bB]/.test(words.pattern)) say("this regex is not supported");
    if (rules.unanchored === true && /[\^$]/.test(bare)) say("anchors are not supported");
  }
  if (rules.minItems !== undefined && "minItems" in words && !rules.minItems.includes(words.minItems as number))
    say("minItems other than 0 or 1 is not supported");
  for (const word of NAMED)
    for (const [name, part] of Object.entries((words[word] ?? {}) as Words))
      visit(part, `${at}/${word}/${name}`, root, rules, problems);
  for (const word of LISTED)
    for (const [index, part] of ((words[word] ?? []) as unknown[]).entries())
      visit(part, `${at}/${word}/${index}`, root, rules, problems);
  for (const word of SINGLE) {
    const part = words[word];
    if (part === undefined || (word === "additionalProperties" && typeof part === "boolean")) continue;
    visit(part, `${at}/${word}`, root, rules, problems);
  }
}

function fits(type: string, value: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  return typeof value === type && value !== null && !Array.isArray(value);
}

function find(root: Words, ref: string): unknown {
  let at: unknown = root;
  for (const token of ref.slice(1).split("/").slice(1))
    at = (at as Words | undefined)?.[decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~")];
  return ref.startsWith("#") ? at : undefined;
}

function isRecursive(root: Words): boolean {
  const walk = (part: unknown, path: readonly unknown[]): boolean => {
    if (typeof part !== "object" || part === null) return false;
    if (path.includes(part)) return true;
    const { $ref, $defs: _, ...rest } = part as Words;
    const target = typeof $ref === "string" ? find(root, $ref) : undefined;
    return [target, ...Object.values(rest)].some((inner) => walk(inner, [...path, part]));
  };
  return walk(root, []);
}
