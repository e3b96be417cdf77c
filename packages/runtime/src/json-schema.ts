import type { Json } from "./descriptor.js";

/**
 * The part of JSON Schema 2020-12 (https://json-schema.org/draft/2020-12) that the compiler writes and the runtime
 * reads. Schemas from elsewhere (MCP servers, hand-written `parameters`) may hold other keywords.
 */
export interface JsonSchema {
  type?: SchemaType | SchemaType[];
  enum?: Json[];
  const?: Json;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  not?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  required?: string[];
  minProperties?: number;
  maxProperties?: number;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  contentEncoding?: string;
  title?: string;
  description?: string;
  default?: Json;
  examples?: Json[];
  deprecated?: boolean;
}

/** The names of JSON Schema's types. */
export type SchemaType = "string" | "number" | "integer" | "boolean" | "null" | "array" | "object";
