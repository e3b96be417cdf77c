import type { Fault } from "../errors/fault.js";
import type { JsonSchema } from "../json-schema.js";
import { accepts, explain } from "../schema/explain/explain.js";
import { isObject, type Kind, kindOf } from "../schema/kind.js";
import { ownValue, setOwn } from "../schema/own.js";
import { pathText } from "../schema/path.js";
import { possibleKinds } from "../schema/possible-kinds.js";
import { possibleSchemas } from "../schema/possible-schemas.js";
import { show } from "../schema/show.js";
import { snapshot } from "./snapshot.js";
import type { Repair } from "./tool-result.js";

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
 * @param args - the arguments; only ever called with an own copy
 * @returns what was changed, in the order of the places
 */
export function repairArguments(schema: JsonSchema, args: Record<string, unknown>): readonly Repair[] {
  const repairs = new Map<string, Repair>();
  const decoded: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = repairs.size;
    for (const fault of explain(schema, args, { limit: MAX_PLACES })) {
      const key = JSON.stringify(fault.path);
      // Decoded once: what is text inside of decoded text stays text.
      const isInside = decoded.some((path) => key.startsWith(path));
      if (!repairs.has(key))
        repairPlace(schema, args, fault, isInside, (repair, wasText) => {
          repairs.set(key, repair);
          if (wasText) decoded.push(key.slice(0, -1));
        });
    }
    if (repairs.size === before) break;
  }
  return [...repairs.values()];
}

function repairPlace(
  schema: JsonSchema,
  args: Record<string, unknown>,
  fault: Fault,
  isDecoded: boolean,
  done: (repair: Repair, wasText: boolean) => void,
): void {
  const name = fault.path.at(-1);
  const owner = ownerOf(args, fault.path);
  if (name === undefined || owner === undefined) return;
  const value = ownValue(owner, String(name));
  if (value !== null && typeof value !== "string") return;
  const { schemas, required } = possibleSchemas(schema, args, fault.path);
  const kinds = new Set(schemas.flatMap((part) => [...possibleKinds(schema, part)]));
  const path = pathText(fault.path);
  if (value === null) {
    if (schemas.length === 0 || required || kinds.has("null") || !isObject(owner)) return;
    delete owner[name];
    done({ path, from: "null", to: "nothing" }, false);
    return;
  }
  const read = kinds.has("string") ? undefined : readText(value, kinds);
  if (read === undefined) return;
  const isStructure = typeof read === "object";
  // What is wrong inside a structure is better told at its own place; a plain value must fit as it is.
  if (isStructure ? isDecoded : !schemas.some((part) => accepts(schema, read, part))) return;
  setOwn(owner, String(name), read);
  done({ path, from: show(value), to: show(read) }, isStructure);
}

/** The only value of these kinds that a text can stand for. */
function readText(text: string, kinds: ReadonlySet<Kind>): unknown {
  if (kinds.has("number") && NUMBER.test(text)) return readNumber(text);
  if (kinds.has("boolean") && (text === "true" || text === "false")) return text === "true";
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const read = snapshot(JSON.parse(text));
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

function ownerOf(
  args: Record<string, unknown>,
  path: readonly (string | number)[],
): Record<string, unknown> | undefined {
  let owner: unknown = args;
  for (const key of path.slice(0, -1)) {
    owner = typeof owner === "object" && owner !== null ? ownValue(owner, String(key)) : undefined;
  }
  return typeof owner === "object" && owner !== null ? (owner as Record<string, unknown>) : undefined;
}
