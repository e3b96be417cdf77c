import { nearest } from "../errors/nearest.js";
import { ToolNotFoundError } from "../errors/tool-execution-error.js";
import { shorten } from "../schema/show.js";

/** How many names are listed. */
const MAX_LISTED = 50;

/** The error for a name that no tool has: with the nearest one, and those there are. */
export function unknownTool(name: string, names: readonly string[]): ToolNotFoundError {
  // Some models write the name of a namespace before it: `functions.search`, `default_api:search`.
  const meant = nearest(name, names) ?? nearest(name.slice(name.search(/[^.:/]*$/)), names);
  const suggestion = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  const listed = names.length > MAX_LISTED ? `${names.slice(0, MAX_LISTED).join(", ")}, …` : names.join(", ");
  const available = names.length === 0 ? "There are no tools." : `Available tools: ${listed}.`;
  const shown = shorten(name, 64);
  return new ToolNotFoundError(shown, `There is no tool "${shown}".${suggestion} ${available}`);
}
