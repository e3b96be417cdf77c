import { setOwn } from "../../schema/own.js";
import { LIMITS } from "../limits.js";

/** A value is nested too deeply, contains itself, or has too many members. */
export class TooLarge extends Error {}

/**
 * A copy of plain data, so that the caller's objects are neither changed nor watched while the call runs. Objects that
 * are no plain data (a Date, a Map) are kept as they are. Does not recurse: the depth of a hostile value cannot end the
 * process.
 *
 * @throws {@link TooLarge} beyond the {@link LIMITS}; a value that contains itself counts as too deep
 */
export function snapshot(value: unknown): unknown {
  const holder: { value?: unknown } = {};
  const waiting: Step[] = [{ value, depth: 0, put: (copy) => setOwn(holder, "value", copy) }];
  let count = 0;
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (step.depth > LIMITS.depth) throw new TooLarge(`nested too deeply (more than ${LIMITS.depth} levels)`);
    count += sizeOf(step.value);
    if (count > LIMITS.values) throw new TooLarge(`too large (more than ${LIMITS.values} values)`);
    step.put(copyOne(step.value, step.depth + 1, waiting));
  }
  return holder.value;
}

interface Step {
  readonly value: unknown;
  readonly depth: number;
  readonly put: (copy: unknown) => void;
}

/** How many members a structure has. */
function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return isPlain(value) ? Object.keys(value).length : 1;
}

/** Copies one level; what is inside waits its turn. */
function copyOne(value: unknown, depth: number, waiting: Step[]): unknown {
  if (Array.isArray(value)) {
    const copy: unknown[] = new Array(value.length);
    for (let index = 0; index < value.length; index++) {
      const item: unknown = value[index];
      if (typeof item !== "object" || item === null) copy[index] = item;
      else waiting.push({ value: item, depth, put: (inner) => (copy[index] = inner) });
    }
    return copy;
  }
  if (!isPlain(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const member = value[name];
    // Set at once, in any case, so that the order of the properties stays.
    setOwn(copy, name, member);
    if (typeof member === "object" && member !== null) {
      waiting.push({ value: member, depth, put: (inner) => setOwn(copy, name, inner) });
    }
  }
  return copy;
}

/** Whether a value is an object that only carries data. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  if (Symbol.iterator in value || ArrayBuffer.isView(value)) return false;
  return Object.prototype.toString.call(value) === "[object Object]";
}
