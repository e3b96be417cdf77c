import { basename } from "node:path/posix";
import type { Span } from "../span.js";
import type { Diagnostic } from "./diagnostic.js";

/** What has to be known of a tool to see whether another one has its name. */
export interface NamedTool {
  readonly name: string;
  readonly line: number;
  readonly place: Span;
  /** Where the function is declared, if the mark only names it. */
  readonly origin?: Span;
  /** It is a tool only of what it is given to: two registries may well have an `echo` each. */
  readonly isGiven?: true;
  /** The methods that it is written in place of, by the places of their names: an object has one of them. */
  readonly overridden?: readonly Span[];
}

/**
 * The tools that would be published under a name that an earlier one has (WL1004).
 *
 * @param tools - in the order in which they are found
 * @param before - tools of other files of the program, which come first
 */
export function twoWithOneName(tools: readonly NamedTool[], before: readonly NamedTool[] = []): Diagnostic[] {
  const first = new Map<string, NamedTool>();
  for (const tool of before) if (!first.has(tool.name) && !tool.isGiven) first.set(tool.name, tool);
  return tools.flatMap((tool) => {
    if (tool.isGiven) return [];
    const twin = first.get(tool.name);
    if (!twin) first.set(tool.name, tool);
    const isOne = twin && (isSameTool(twin, tool) || isOverridden(twin, tool) || isOverridden(tool, twin));
    return twin && !isOne && !isNameless(tool) ? [diagnosticOf(tool, twin)] : [];
  });
}

/** A function that is named in two places is one tool. */
export function isSameTool(a: NamedTool, b: NamedTool): boolean {
  const isSamePlace = a.origin?.file === b.origin?.file && a.origin?.start === b.origin?.start;
  return a.origin !== undefined && isSamePlace && a.name === b.name;
}

function isOverridden({ place }: NamedTool, { overridden = [] }: NamedTool): boolean {
  return overridden.some(({ file, start }) => file === place.file && start === place.start);
}

/** What stands for a name that is missing, which is reported, or that is known at run time only. */
function isNameless({ name }: NamedTool): boolean {
  return /^unnamed(_\d+)?$/.test(name);
}

function diagnosticOf({ name, place }: NamedTool, twin: NamedTool): Diagnostic {
  const where = twin.place.file === place.file ? "" : `${basename(twin.place.file)}, `;
  return {
    code: "WL1004",
    severity: "error",
    message: `Two tools are named "${name}": here, and at ${where}line ${twin.line}.`,
    help: "Give one of them another name: `@toolName …`, or the `name` option.",
    span: place,
    related: [{ message: `The first "${name}".`, span: twin.place }],
  };
}
