import { oneOfThem } from "../rewrite/patterns.js";
import type { SchemaRules } from "../rewrite/rules.js";
import { OPENAI_RULES } from "./openai-rules.js";

/**
 * Gemini's JSON Schema surface, `parametersJsonSchema`. It has no list of its own; that of `responseJsonSchema`
 * (https://ai.google.dev/api/generate-content) is taken for it.
 */
export const GEMINI_RULES: SchemaRules = {
  ...OPENAI_RULES,
  keywords: { title: true, format: true, minItems: true, maxItems: true, minimum: true, maximum: true },
  oneOf: "anyOf",
  allOf: "merge",
  others: "describe",
  besideReference: "union",
  recursion: "optional",
  constants: "enum",
  enums: "plain",
  maps: "plain",
  empty: "keep",
};

/**
 * Gemini's older surface, `parameters`: a part of OpenAPI's schemas, where a word that is not known is refused
 * (https://ai.google.dev/api/caching#Schema).
 */
export const GEMINI_OPENAPI_RULES: SchemaRules = {
  ...GEMINI_RULES,
  keywords: {
    format: oneOfThem("date-time"),
    minItems: true,
    maxItems: true,
    minLength: true,
    maxLength: true,
    pattern: true,
    minimum: true,
    maximum: true,
    // Vertex refuses it beside `anyOf`, and a list of its own demands that it fits the type.
    default: (_value, schema) => schema.anyOf === undefined && schema.oneOf === undefined && schema.enum === undefined,
  },
  references: "inline",
  besideReference: "inline",
  recursion: "text",
  typeLists: "nullable",
  enums: "texts",
  anything: "text",
  closed: "never",
  maps: "entries",
  tuples: "object",
  bareUnions: true,
  empty: "omit",
  names: { pattern: /^[A-Za-z_][A-Za-z0-9_]{0,63}$/, where: "everywhere" },
};
