import type { Fault } from "../errors/fault.js";
import { maskSecrets } from "../secrets/mask-secrets.js";

/** A place in a value: a linked list, so that going down one step costs nothing while all is well. */
export interface Place {
  readonly parent: Place | undefined;
  readonly key: string | number;
}

/** The names and indexes from the root to a place. */
export function pathOf(place: Place | undefined): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.parent) path.push(at.key);
  return path.reverse();
}

/** Shorter names are no keys. */
const MIN_SECRET = 16;
/** How much of a name is looked at; the rest is not shown. */
const MAX_NAME = 1000;

/** A path as people write it: `shape.radius`, `ids[1]`, `labels["a b"]`. Long names are cut, keys masked. */
export function pathText(path: readonly (string | number)[]): string {
  let text = "";
  for (const part of path) {
    const key = typeof part === "string" && part.length >= MIN_SECRET ? maskSecrets(part.slice(0, MAX_NAME)) : part;
    if (typeof key === "number") text += `[${key}]`;
    else if (/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key) && key.length <= 64) text += text === "" ? key : `.${key}`;
    else text += `[${JSON.stringify(key.length > 64 ? `${key.slice(0, 63)}…` : key)}]`;
  }
  return text.length <= 400 ? text : `${text.slice(0, 200)}…${text.slice(-199)}`;
}

/** One fault as one line: `shape.radius: expected number, got "big"`. */
export function faultText(fault: Fault): string {
  return fault.path.length === 0 ? fault.message : `${pathText(fault.path)}: ${fault.message}`;
}
