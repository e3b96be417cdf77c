import type { SyntaxNode } from "../../typescript/syntax.js";
import type { Reading } from "../reading.js";
import type { Doc } from "../text/doc.js";
import { stepsOf } from "./member-texts.js";

/**
 * `({ theName: n, at: { lat } })` with `@param n` and `@param lat`: the names that the function uses stand for the members
 * `theName` and `at.lat`. What a member is called comes first.
 */
export function withBoundNames(reading: Reading, doc: Doc, pattern: SyntaxNode | undefined): Doc {
  if (!pattern) return doc;
  const bound: Bound = { paths: new Map(), members: new Set(), opened: new Set() };
  collect(reading, pattern, [], bound);
  const params = new Map<string, string>();
  const paramStarts = new Map<string, number>();
  for (const [name, text] of doc.params) {
    const meant = memberOf(name, bound);
    if (params.has(meant)) continue;
    params.set(meant, text);
    const start = doc.paramStarts.get(name);
    if (start !== undefined) paramStarts.set(meant, start);
  }
  return { ...doc, params, paramStarts };
}

interface Bound {
  /** Where each name of the function leads. */
  readonly paths: Map<string, readonly string[]>;
  /** The members that are bound as they are. */
  readonly members: Set<string>;
  /** The members that are taken apart. */
  readonly opened: Set<string>;
}

function collect(reading: Reading, pattern: SyntaxNode, path: readonly string[], bound: Bound): void {
  for (const element of pattern.elements ?? []) {
    const member = (element.propertyName ?? element.name)?.text;
    if (!element.name || member === undefined || element.dotDotDotToken || !/^[\w$]+$/.test(member)) continue;
    const here = [...path, member];
    const isOpened = reading.project.kind(element.name) === "ObjectBindingPattern";
    if (path.length === 0) (isOpened ? bound.opened : bound.members).add(member);
    if (isOpened) collect(reading, element.name, here, bound);
    else if (element.name.text !== undefined) bound.paths.set(element.name.text, here);
  }
}

/** The name of a `@param` with the members' own names in it. */
function memberOf(name: string, { paths, members, opened }: Bound): string {
  const steps = stepsOf(name);
  const [root = "", next] = steps;
  const isLocal = (step: string | undefined) => step !== undefined && !members.has(step) && paths.has(step);
  const replaced = (at: number) =>
    [...steps.slice(0, at), ...(paths.get(steps[at] ?? "") ?? []), ...steps.slice(at + 1)].join(".");
  if (steps.length > 1 && opened.has(root)) return name;
  if (isLocal(root)) return replaced(0);
  return isLocal(next) && !members.has(root) ? replaced(1) : name;
}
