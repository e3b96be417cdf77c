import type { Json, ToolAnnotations } from "../descriptor.js";
import type { JsonSchema } from "../json-schema.js";

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
 * How a provider wants to be told about a tool. Pure: the same tool gives the same declaration, byte for byte, and nothing
 * that goes in is changed.
 */
export interface Dialect<Declaration extends object = object> {
  /** The dialect's name, as in `schema({ style: "openai" })`. */
  readonly name: string;
  /** A tool's declaration. */
  declare(tool: ToolFacts): Declaration;
  /** The JSON text of {@link declare}, where it can be had without parsing the schemas. */
  declareText?(tool: ToolFacts): string;
}
