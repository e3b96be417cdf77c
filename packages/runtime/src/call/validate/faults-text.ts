import type { Fault } from "../../errors/fault.js";
import { MAX_FAULTS } from "../../schema/explain/explain.js";
import { faultText } from "../../schema/path.js";
import { shorten } from "../../schema/show.js";

/** The longest line. */
const MAX_LINE = 1000;
/** How long all lines are together at most: what a model reads costs, and long lists hide what matters. */
const MAX_TEXT = 6000;

/**
 * What a model reads about its arguments, or about another value: one line, or one for each fault. Bounded, however many
 * faults there are and however long the names and lists in them.
 *
 * @param faults - what is wrong, in the order of the places
 * @param subject - what is invalid
 * @returns the lines, with a mark where some are left out
 */
export function faultsText(faults: readonly Fault[], subject: string = "arguments"): string {
  const lines = faultLines(faults);
  return lines.length === 1 ? `Invalid ${subject}: ${lines[0]}` : `Invalid ${subject}:\n${lines.join("\n")}`;
}

/** The lines alone, bounded in the same way. */
export function faultLines(faults: readonly Fault[]): readonly string[] {
  const lines: string[] = [];
  let length = 0;
  for (const fault of faults) {
    const line = shorten(faultText(fault), MAX_LINE);
    length += line.length + 1;
    if (length > MAX_TEXT) break;
    lines.push(line);
  }
  const left = faults.length - lines.length;
  if (faults.length >= MAX_FAULTS) lines.push(left > 0 ? `… and at least ${left} more.` : "… there may be more.");
  else if (left > 0) lines.push(`… and ${left} more.`);
  return lines;
}
