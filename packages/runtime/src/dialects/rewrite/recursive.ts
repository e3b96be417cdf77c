import type { JsonSchema } from "../../json-schema.js";
import { resolve } from "../../schema/resolve.js";
import { subschemas } from "../../schema/subschemas.js";
import type { Schema } from "./writer.js";

/** Of how many references it is found out one by one. */
const MAX_SEARCHED = 1000;

/** The references that lead to a schema that contains itself. */
export function recursiveRefs(root: JsonSchema): ReadonlySet<string> {
  const leads = new Map<string, readonly string[]>();
  const waiting = refsIn(root);
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (leads.has(ref)) continue;
    const target = resolve(root, ref);
    // The root contains all definitions, but only what it is made of counts.
    const inner = typeof target === "object" ? refsIn(target) : [];
    leads.set(ref, inner);
    waiting.push(...inner);
  }
  const found = inCircles(leads);
  // Of very many, those on the way between two circles count too.
  return new Set(found.length > MAX_SEARCHED ? found : found.filter((ref) => reaches(leads, ref)));
}

/** Takes away, again and again, what leads to nothing that is left. */
function inCircles(leads: ReadonlyMap<string, readonly string[]>): string[] {
  const from = new Map<string, string[]>();
  const open = new Map<string, number>();
  for (const [ref, targets] of leads) {
    open.set(ref, targets.length);
    for (const target of targets) {
      const known = from.get(target);
      if (known === undefined) from.set(target, [ref]);
      else known.push(ref);
    }
  }
  const ends = [...leads.keys()].filter((ref) => open.get(ref) === 0);
  for (let ref = ends.pop(); ref !== undefined; ref = ends.pop()) {
    open.delete(ref);
    for (const before of from.get(ref) ?? []) {
      const left = (open.get(before) ?? 0) - 1;
      if (open.has(before)) open.set(before, left);
      if (left === 0) ends.push(before);
    }
  }
  return [...open.keys()];
}

function reaches(leads: ReadonlyMap<string, readonly string[]>, start: string): boolean {
  const seen = new Set<string>();
  const waiting = [...(leads.get(start) ?? [])];
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (ref === start) return true;
    if (seen.has(ref)) continue;
    seen.add(ref);
    waiting.push(...(leads.get(ref) ?? []));
  }
  return false;
}

/** Whether a reference in a part of a schema is one of those that are looked for. */
export function refersTo(part: Schema, isLookedFor: (ref: string) => boolean): boolean {
  return typeof part === "object" && refsIn(part).some(isLookedFor);
}

/** The references in a schema, without those of its definitions. */
function refsIn(schema: JsonSchema): string[] {
  const found = new Set<string>();
  const waiting: unknown[] = [schema];
  const seen = new Set<unknown>();
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part !== "object" || part === null || seen.has(part)) continue;
    seen.add(part);
    const { $ref } = part as JsonSchema;
    if (typeof $ref === "string") found.add($ref);
    for (const { path, schema: inner } of subschemas(part as JsonSchema)) {
      if (path[0] !== "$defs" && path[0] !== "definitions") waiting.push(inner);
    }
  }
  return [...found];
}
