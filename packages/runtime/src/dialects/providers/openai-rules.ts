import { looksAround, oneOfThem } from "../rewrite/patterns.js";
import type { Keywords, SchemaRules } from "../rewrite/rules.js";

/** All keywords about single values. */
export const ALL_KEYWORDS: Keywords = {
  title: true,
  default: true,
  examples: true,
  deprecated: true,
  format: true,
  pattern: true,
  minLength: true,
  maxLength: true,
  contentEncoding: true,
  minimum: true,
  maximum: true,
  exclusiveMinimum: true,
  exclusiveMaximum: true,
  multipleOf: true,
  minItems: true,
  maxItems: true,
  uniqueItems: true,
  minProperties: true,
  maxProperties: true,
  propertyNames: true,
};

/**
 * OpenAI without strict mode: all of JSON Schema is taken and shown to the model, but the root has to be a plain object,
 * objects have to have `properties` and arrays `items`, and newer models refuse patterns that look around.
 */
export const OPENAI_RULES: SchemaRules = {
  keywords: { ...ALL_KEYWORDS, pattern: (value) => !looksAround(value) },
  oneOf: "keep",
  allOf: "keep",
  others: "keep",
  references: "keep",
  besideReference: "keep",
  recursion: "keep",
  typeLists: "keep",
  constants: "keep",
  enums: "keep",
  anything: "keep",
  closed: "keep",
  optional: "keep",
  maps: "keep",
  tuples: "keep",
  complete: true,
  bareUnions: false,
  empty: "required",
  rootUnion: "flat",
};

/**
 * OpenAI's strict mode (https://platform.openai.com/docs/guides/structured-outputs#supported-schemas): every object is
 * closed and every property required, so that what may be left out is null; no `oneOf`, `allOf`, maps or tuples. The lengths of
 * texts are in no list of what is taken.
 */
export const OPENAI_STRICT_RULES: SchemaRules = {
  ...OPENAI_RULES,
  keywords: {
    title: true,
    format: oneOfThem("date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"),
    pattern: (value) => !looksAround(value),
    minimum: true,
    maximum: true,
    exclusiveMinimum: true,
    exclusiveMaximum: true,
    multipleOf: true,
    minItems: true,
    maxItems: true,
  },
  oneOf: "anyOf",
  allOf: "merge",
  others: "describe",
  besideReference: "union",
  enums: "split",
  anything: "text",
  closed: "always",
  optional: "nullable",
  maps: "entries",
  tuples: "object",
  rootUnion: "wrap",
};
