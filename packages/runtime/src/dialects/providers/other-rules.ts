import { isUnanchored, looksAround, oneOfThem } from "../rewrite/patterns.js";
import type { Keywords, SchemaRules } from "../rewrite/rules.js";
import { ALL_KEYWORDS, OPENAI_RULES, OPENAI_STRICT_RULES } from "./openai-rules.js";

/** DeepSeek's strict mode (https://api-docs.deepseek.com/guides/function_calling): no lengths, few formats, references in place. */
export const DEEPSEEK_STRICT_RULES: SchemaRules = {
  ...OPENAI_STRICT_RULES,
  keywords: {
    ...without(OPENAI_STRICT_RULES.keywords, "minItems", "maxItems"),
    format: oneOfThem("email", "hostname", "ipv4", "ipv6", "uuid"),
  },
  references: "inline",
  besideReference: "inline",
  recursion: "refuse",
};

/** xAI: null in an `enum`, lengths and `allOf` are refused. */
export const XAI_RULES: SchemaRules = {
  ...OPENAI_RULES,
  keywords: {
    ...without(ALL_KEYWORDS, "minLength", "maxLength", "minItems", "maxItems"),
    pattern: (value) => !looksAround(value),
  },
  oneOf: "anyOf",
  allOf: "merge",
  others: "describe",
  constants: "enum",
  enums: "plain",
};

/** Cohere (https://docs.cohere.com/docs/structured-outputs): few formats, no anchors in patterns, no bounds. */
export const COHERE_RULES: SchemaRules = {
  ...OPENAI_RULES,
  keywords: {
    title: true,
    default: true,
    examples: true,
    deprecated: true,
    contentEncoding: true,
    format: oneOfThem("date-time", "uuid", "date", "time"),
    pattern: isUnanchored,
  },
  oneOf: "anyOf",
  allOf: "merge",
  others: "describe",
};

/**
 * Ollama's own API: the server reads `type`, `description`, `enum`, `items`, `properties`, `required` and `anyOf`, and drops
 * every other word without saying so.
 */
export const OLLAMA_RULES: SchemaRules = {
  ...OPENAI_RULES,
  keywords: {},
  oneOf: "anyOf",
  allOf: "merge",
  others: "describe",
  references: "inline",
  besideReference: "inline",
  recursion: "text",
  constants: "enum",
  enums: "split",
  closed: "never",
  maps: "describe",
  tuples: "object",
};

function without(keywords: Keywords, ...names: readonly string[]): Keywords {
  return Object.fromEntries(Object.entries(keywords).filter(([name]) => !names.includes(name)));
}
