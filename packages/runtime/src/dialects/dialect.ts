import type { Json, ToolAnnotations } from "../descriptor.js";
import type { JsonSchema } from "../json-schema.js";
import type { Conversion, ConvertOptions } from "./conversion.js";
import type { NameRule } from "./dialect-spec.js";
import type { DialectLimits } from "./limits.js";
import type { AnyWire } from "./wire/wire.js";

/** What a dialect is told about a tool. */
export interface ToolFacts {
  readonly name: string;
  /** Empty where the tool says nothing about itself. */
  readonly description: string;
  /** A copy of its own at each reading: a dialect may keep it. */
  readonly inputSchema: JsonSchema;
  /** A copy of its own at each reading. */
  readonly outputSchema: JsonSchema | undefined;
  readonly annotations: ToolAnnotations | undefined;
  readonly examples: readonly Json[];
  /** The schemas as JSON text, for dialects that take them as they are. */
  readonly schemaTexts: { readonly input: string; readonly output: string | undefined };
}

/**
 * How a provider wants to be told about tools, and how calls and results stand in its messages. Pure: the same tool gives
 * the same definition, byte for byte, and nothing that goes in is changed.
 *
 * One of your own needs no more than a name and `declare`.
 */
export interface Dialect<Definition extends object = object, W extends AnyWire = AnyWire> {
  /** The dialect's name, as in `schema({ style: "openai" })`. */
  readonly name: string;
  /** A tool's definition. */
  declare(tool: ToolFacts, options?: ConvertOptions): Definition;
  /** The JSON text of {@link declare}, where it can be had without parsing the schemas. */
  declareText?(tool: ToolFacts): string;
  /** A tool's definition with what it loses and how its arguments are decoded. */
  convert?(tool: ToolFacts, options?: ConvertOptions): Conversion<Definition>;
  /** How tools may be named. */
  readonly toolName?: NameRule | undefined;
  /** What the provider allows in one request. */
  readonly limits?: DialectLimits | undefined;
  /** How calls and results stand in its messages. */
  readonly wire?: W | undefined;
}
