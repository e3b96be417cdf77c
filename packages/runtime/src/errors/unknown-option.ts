import { nearest } from "./nearest.js";
import { ToolDefinitionError } from "./tool-definition-error.js";

/**
 * The error for an option that there is not.
 *
 * @param owner - what it was given to, such as `a ToolRegistry`
 * @param name - the option
 * @param known - those there are
 * @param word - what the owner calls them
 */
export function unknownOption(
  owner: string,
  name: string,
  known: readonly string[],
  word: "option" | "setting" = "option",
): ToolDefinitionError {
  const summary = `${owner} has no ${word} \`${name}\`.`;
  return new ToolDefinitionError("WL2004", summary, { hint: optionHint(name, known, word) });
}

/** The option that was probably meant, or all that there are. */
export function optionHint(name: string, known: readonly string[], word: string = "option"): string {
  const meant = nearest(name, known);
  if (meant !== undefined) return `Did you mean \`${meant}\`?`;
  return `${word[0]?.toUpperCase()}${word.slice(1)}s are ${known.join(", ")}.`;
}
