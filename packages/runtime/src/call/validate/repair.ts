import type { JsonSchema } from "../../json-schema.js";
import { accepts, explain } from "../../schema/explain/explain.js";
import { shownIn } from "../../schema/explain/shown.js";
import { isObject, type Kind, kindOf } from "../../schema/kind.js";
import { ownValue, setOwn } from "../../schema/own.js";
import { pathText } from "../../schema/path.js";
import { possibleKinds } from "../../schema/possible-kinds.js";
import { possibleSchemas } from "../../schema/possible-schemas.js";
import { parseExactly } from "../parse/exact-json.js";
import { snapshot } from "../parse/snapshot.js";
import type { Repair } from "../tool-result.js";

/** How many places are tried to be repaired. */
const MAX_PLACES = 1000;
/** Repairing one place can show faults inside it: JSON text is read, then what it holds. */
const MAX_ROUNDS = 3;

/** A number as JSON writes it: never an empty text, never spaces, never hexadecimal. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Repairs arguments in place, only where they do not fit, and only where the schema allows no other reading: `"5"` is
 * read as 5 where a number but no string may stand, `"true"` likewise, JSON text as an array or object; null is taken
 * for an absent property where the property is optional and null is not allowed.
 *
 * @param schema - the whole input schema
 * @param args - the arguments, or another object or array; only ever called with an own copy
 * @returns what was changed, in the order of the places
 */
export function repairArguments(schema: JsonSchema, args: object): readonly Repair[] {
  const repairs = new Map<string, Repair>();
  const decoded: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = repairs.size;
    for (const { path } of explain(schema, args, { limit: MAX_PLACES })) {
      const key = JSON.stringify(path);
      if (repairs.has(key)) continue;
      // Decoded once: what is text inside of decoded text stays text.
      const isInside = decoded.some((place) => key.startsWith(place));
      const change = repairPlace(schema, args, path, isInside);
      if (change === undefined) continue;
      repairs.set(key, { path: pathText(path), from: shownIn(change.from, path), to: change.to });
      if (change.isDecoded) decoded.push(key.slice(0, -1));
    }
    if (repairs.size === before) break;
  }
  return [...repairs.values()];
}

/** What was changed at a place. */
interface Change {
  readonly from: unknown;
  readonly to: string;
  readonly isDecoded: boolean;
}

function repairPlace(
  schema: JsonSchema,
  args: object,
  path: readonly (string | number)[],
  isInside: boolean,
): Change | undefined {
  const name = String(path.at(-1));
  const owner = ownerOf(args, path);
  const value = owner === undefined ? undefined : ownValue(owner, name);
  if (owner === undefined || (value !== null && typeof value !== "string")) return undefined;
  const { schemas, required } = possibleSchemas(schema, args, path);
  const kinds = new Set(schemas.flatMap((part) => [...possibleKinds(schema, part)]));
  if (value === null) {
    if (schemas.length === 0 || required || kinds.has("null") || !isObject(owner)) return undefined;
    delete owner[name];
    return { from: value, to: "nothing", isDecoded: false };
  }
  const read = kinds.has("string") ? undefined : readText(value, kinds);
  const isDecoded = typeof read === "object";
  // What is wrong inside of a structure is better told at its own place; a plain value must fit as it is.
  const isUsable = isDecoded ? !isInside : schemas.some((part) => accepts(schema, read, part));
  if (read === undefined || !isUsable) return undefined;
  setOwn(owner, name, read);
  return { from: value, to: shownIn(read, path), isDecoded };
}

/** The only value of these kinds that a text can stand for. */
function readText(text: string, kinds: ReadonlySet<Kind>): unknown {
  if (kinds.has("number") && NUMBER.test(text)) return readNumber(text);
  if (kinds.has("boolean") && (text === "true" || text === "false")) return text === "true";
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const { value, inexact } = parseExactly(text);
    const read = inexact.length > 0 ? undefined : snapshot(value);
    return kinds.has(kindOf(read) as Kind) ? read : undefined;
  } catch {
    // No JSON, or nested too deeply.
    return undefined;
  }
}

/** A number that has the digits of the text: a long identifier must not lose its last ones. */
function readNumber(text: string): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? undefined : number;
}

/** The object or array that a place is in. */
function ownerOf(args: object, path: readonly (string | number)[]): Record<string, unknown> | undefined {
  let owner: unknown = path.length === 0 ? undefined : args;
  for (const key of path.slice(0, -1)) {
    owner = typeof owner === "object" && owner !== null ? ownValue(owner, String(key)) : undefined;
  }
  return typeof owner === "object" && owner !== null ? (owner as Record<string, unknown>) : undefined;
}
