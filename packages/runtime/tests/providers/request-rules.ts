/** How a provider documents what it takes of a schema. Written from its documents and error messages, not from the converter. */
export interface RequestRules {
  /** Keywords that are taken; undefined: all. */
  readonly keywords?: readonly string[];
  /** Keywords that are refused, where all others are taken. */
  readonly refused?: readonly string[];
  readonly rootRefused?: readonly string[];
  /** Every object lists its properties; or only the root does. */
  readonly properties?: "everywhere" | "root";
  readonly items?: boolean;
  /** Every schema says a type, or is a union, a reference or fixed values. */
  readonly typed?: boolean;
  /** Beside fixed values there is a type too. */
  readonly typedValues?: boolean;
  readonly noBooleans?: boolean;
  readonly noTypeLists?: boolean;
  readonly closed?: boolean;
  readonly allRequired?: boolean;
  readonly bareReferences?: boolean;
  readonly noRecursion?: boolean;
  readonly formats?: readonly string[];
  readonly noLookaround?: boolean;
  readonly simplePatterns?: boolean;
  readonly unanchored?: boolean;
  /** Which values `enum` may hold. */
  readonly enums?: readonly ("string" | "number" | "boolean" | "null" | "object")[];
  /** `type` is one word beside `enum`. */
  readonly enumOneType?: boolean;
  readonly bareUnions?: boolean;
  readonly names?: RegExp;
  readonly namesAtRoot?: RegExp;
  readonly filledObjects?: boolean;
  readonly minItems?: readonly number[];
  readonly someRequired?: boolean;
}

const ROOT = ["oneOf", "anyOf", "allOf", "enum", "const", "not", "$ref"];
const STRICT_FORMATS = ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"];

const openai: RequestRules = {
  rootRefused: ROOT,
  properties: "everywhere",
  items: true,
  noLookaround: true,
  noBooleans: true,
};
const openaiStrict: RequestRules = {
  keywords: [
    "type",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "enum",
    "const",
    "anyOf",
    "$ref",
    "$defs",
    "title",
    "description",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minItems",
    "maxItems",
    "pattern",
    "format",
  ],
  rootRefused: ROOT,
  properties: "everywhere",
  items: true,
  typed: true,
  typedValues: true,
  noBooleans: true,
  closed: true,
  allRequired: true,
  bareReferences: true,
  noLookaround: true,
  formats: STRICT_FORMATS,
  enums: ["string", "number", "null"],
};
const anthropic: RequestRules = {
  rootRefused: ["oneOf", "anyOf", "allOf", "$ref"],
  namesAtRoot: /^[a-zA-Z0-9_.-]{1,64}$/,
};
const anthropicStrict: RequestRules = {
  ...anthropic,
  keywords: [
    "type",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "enum",
    "const",
    "anyOf",
    "$ref",
    "$defs",
    "title",
    "description",
    "default",
    "minItems",
    "pattern",
    "format",
  ],
  typed: true,
  noBooleans: true,
  closed: true,
  bareReferences: true,
  noRecursion: true,
  simplePatterns: true,
  formats: [...STRICT_FORMATS, "uri"],
  enums: ["string", "number", "null", "boolean"],
  enumOneType: true,
  minItems: [0, 1],
};
const gemini: RequestRules = {
  keywords: [
    "$id",
    "$defs",
    "$ref",
    "$anchor",
    "type",
    "format",
    "title",
    "description",
    "enum",
    "items",
    "prefixItems",
    "minItems",
    "maxItems",
    "minimum",
    "maximum",
    "anyOf",
    "oneOf",
    "properties",
    "additionalProperties",
    "required",
    "propertyOrdering",
  ],
  rootRefused: ROOT,
  noBooleans: true,
  bareReferences: true,
  enums: ["string", "number"],
};
const geminiOpenApi: RequestRules = {
  keywords: [
    "type",
    "format",
    "title",
    "description",
    "nullable",
    "enum",
    "items",
    "minItems",
    "maxItems",
    "minLength",
    "maxLength",
    "pattern",
    "minimum",
    "maximum",
    "anyOf",
    "properties",
    "required",
    "default",
    "example",
    "propertyOrdering",
    "minProperties",
    "maxProperties",
  ],
  rootRefused: ROOT,
  typed: true,
  typedValues: true,
  items: true,
  noBooleans: true,
  noTypeLists: true,
  formats: ["date-time", "enum"],
  enums: ["string"],
  bareUnions: true,
  filledObjects: true,
  names: /^[A-Za-z_][A-Za-z0-9_]{0,63}$/,
};
const cohere: RequestRules = {
  refused: [
    "oneOf",
    "not",
    "allOf",
    "uniqueItems",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "minimum",
    "maximum",
  ],
  rootRefused: ROOT,
  formats: ["date-time", "uuid", "date", "time"],
  unanchored: true,
};

/** The rules by dialect; those of strict mode have `-strict` behind. */
export const REQUEST_RULES: Readonly<Record<string, RequestRules>> = {
  openai,
  "openai-strict": openaiStrict,
  "openai-responses": openai,
  "openai-responses-strict": openaiStrict,
  azure: openai,
  "azure-strict": openaiStrict,
  groq: openai,
  "groq-strict": openaiStrict,
  mistral: openai,
  "mistral-strict": openaiStrict,
  deepseek: openai,
  "deepseek-strict": {
    ...openaiStrict,
    keywords: openaiStrict.keywords!.filter((word) => !["minItems", "maxItems", "$ref", "$defs"].includes(word)),
    noRecursion: true,
    formats: ["email", "hostname", "ipv4", "ipv6", "uuid"],
  },
  xai: {
    ...openai,
    refused: ["allOf", "oneOf", "minLength", "maxLength", "minItems", "maxItems", "const"],
    enums: ["string", "number", "boolean"],
  },
  anthropic,
  "anthropic-strict": anthropicStrict,
  bedrock: anthropic,
  "bedrock-strict": anthropicStrict,
  gemini,
  vertex: gemini,
  "gemini-openapi": geminiOpenApi,
  cohere,
  "cohere-strict": { ...cohere, someRequired: true },
  ollama: {
    keywords: ["type", "properties", "required", "items", "enum", "anyOf", "description"],
    rootRefused: ROOT,
    properties: "everywhere",
  },
  mcp: {},
};
