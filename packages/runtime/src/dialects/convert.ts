import type { Conversion, ConvertOptions } from "./conversion.js";
import type { Dialect, ToolFacts } from "./dialect.js";

/** Something that tells a dialect about itself: a `Tool`, or the facts themselves. */
export type Convertible = ToolFacts | { facts(): ToolFacts };

/**
 * Converts a tool for a provider: its definition, what the dialect cannot say, and how arguments come back.
 *
 * @param tool - a `Tool`, for instance `toolOf(fn)`
 * @param dialect - a dialect as a value: one of `windlass/dialects`, or your own
 * @param options - `strict`: in the provider's strict mode, where the tool's schema can be said in it
 * @example
 * const { definition, losses, decode } = convert(toolOf(getWeather), bedrock, { strict: true });
 */
export function convert<Definition extends object>(
  tool: Convertible,
  dialect: Dialect<Definition>,
  options: ConvertOptions = {},
): Conversion<Definition> {
  const facts = "facts" in tool ? tool.facts() : tool;
  if (dialect.convert !== undefined) return dialect.convert(facts, options);
  // A dialect of the program's own that only declares: it changes no names and no forms.
  return {
    tool: facts.name,
    name: facts.name,
    definition: dialect.declare(facts, options),
    strict: false,
    losses: [],
    decodes: false,
    decode: (args) => args,
    encode: (args) => args,
  };
}
