import type { JsonSchema } from "../../json-schema.js";

/**
 * What a dialect takes of JSON Schema, as data. Each rule names the stricter reading where the provider's documents leave
 * room. A converter knows these, never a provider.
 */
export interface SchemaRules {
  /**
   * The keywords for single values (bounds, patterns, formats, titles, defaults, …) that go out: `true`, or for the values
   * that may. All others are told in the description. The keywords of structure have rules of their own below.
   */
  readonly keywords: Keywords;
  /** `oneOf`: as it is, or as `anyOf`. */
  readonly oneOf: "keep" | "anyOf";
  /** `allOf`: as it is, or merged into one schema. */
  readonly allOf: "keep" | "merge";
  /** `not` and other keywords that take no part in the rules: as they are, or told in the description. */
  readonly others: "keep" | "describe";
  /** References: as they are, or each replaced by what it refers to. */
  readonly references: "keep" | "inline";
  /** What stands beside `$ref`: as it is, only there without it (a union of one branch has the description), or inlined. */
  readonly besideReference: "keep" | "union" | "inline";
  /**
   * Schemas that contain themselves. `optional`: only through properties that are not required. `text`: from the second
   * level on as JSON text. `refuse`: the rules cannot say it.
   */
  readonly recursion: "keep" | "optional" | "text" | "refuse";
  /** Lists of types: as they are, only with null (`nullable`: as OpenAPI's word), or never (`split` into branches). */
  readonly typeLists: "keep" | "split" | "nullable";
  /** `const`: as it is, or as an `enum` of one value. */
  readonly constants: "keep" | "enum";
  /** `enum`: any values; with the type beside it or split by type; numbers and texts only; or only texts, decoded. */
  readonly enums: "keep" | "split" | "plain" | "texts";
  /** A schema that takes everything: as it is, or as JSON text. */
  readonly anything: "keep" | "text";
  /** `additionalProperties: false`: as it is, on every object, or never. */
  readonly closed: "keep" | "always" | "never";
  /** Properties that are not required: as they are, or required and null where they are left out. */
  readonly optional: "keep" | "nullable";
  /**
   * Maps (`additionalProperties` with a schema, `patternProperties`): as they are, without patterns of names, told in the
   * description, or as arrays of `{ key, value }`.
   */
  readonly maps: "keep" | "plain" | "describe" | "entries";
  /** Tuples: as they are, or as objects with a name for each place. */
  readonly tuples: "keep" | "object";
  /** Every object has `properties`, every array `items`. */
  readonly complete: boolean;
  /** Beside `anyOf` nothing may stand. */
  readonly bareUnions: boolean;
  /** An object without properties: as it is, with `required: []`, or no schema at all at the root. */
  readonly empty: "keep" | "required" | "omit";
  /** A union at the root: one object with the properties of all, inside of an object, or as it is. */
  readonly rootUnion: "flat" | "wrap" | "keep";
  /** How properties may be named, and where the provider looks. Others get a name that fits. */
  readonly names?: { readonly pattern: RegExp; readonly where: "root" | "everywhere" } | undefined;
}

/** Which keywords about single values go out. */
export type Keywords = Readonly<Partial<Record<ValueKeyword, true | KeywordTest>>>;

/** Keywords about single values. */
export type ValueKeyword =
  | "title" | "default" | "examples" | "deprecated" | "format" | "pattern" | "minLength" | "maxLength"
  | "contentEncoding" | "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" | "minItems"
  | "maxItems" | "uniqueItems" | "minProperties" | "maxProperties" | "propertyNames"; // biome-ignore format: a list of words

/** Whether a keyword's value may go out. */
export type KeywordTest = (value: unknown, schema: JsonSchema) => boolean;
