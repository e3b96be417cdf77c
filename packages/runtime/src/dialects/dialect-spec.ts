import type { Json, ToolAnnotations } from "../descriptor.js";
import type { JsonSchema } from "../json-schema.js";
import type { DialectLimits } from "./limits.js";
import type { SchemaRules } from "./rewrite/rules.js";
import type { AnyWire } from "./wire/wire.js";

/** A dialect as data and pure functions; `makeDialect` makes a `Dialect` of it. */
export interface DialectSpec<Definition extends object = object, W extends AnyWire = AnyWire> {
  /** The name, as in `schema({ style: "openai" })`. */
  readonly name: string;
  /** What the provider takes of JSON Schema. */
  readonly rules: SchemaRules;
  /** What it takes in strict mode; absent where it has none. */
  readonly strict?: SchemaRules;
  /** Why a schema in strict form cannot be sent in strict mode all the same; undefined where it can. */
  fitsStrict?(schema: JsonSchema): string | undefined;
  /** How tools may be named. */
  readonly toolName: NameRule;
  readonly limits: DialectLimits;
  /** The definition of a tool. */
  define(parts: ToolParts): Definition;
  readonly wire: W;
}

/** How a name may look. */
export interface NameRule {
  readonly pattern: RegExp;
  /** Characters. */
  readonly max: number;
}

/** What a definition is put together from, all of it in the dialect's form. */
export interface ToolParts {
  readonly name: string;
  /** Empty where the tool says nothing about itself. */
  readonly description: string;
  /** Undefined where the dialect wants no schema for a tool without arguments. */
  readonly schema: JsonSchema | undefined;
  readonly outputSchema: JsonSchema | undefined;
  readonly strict: boolean;
  readonly examples: readonly Json[];
  readonly annotations: ToolAnnotations | undefined;
}
