import type { Fault } from "../../errors/fault.js";
import { ownValue, setOwn } from "../../schema/own.js";
import { LIMITS } from "../limits.js";
import { type JsonPath, longNumbers } from "./long-numbers.js";

/** What a JSON text holds. */
export interface ExactJson {
  readonly value: unknown;
  /** Where whole numbers stand that would be rounded as numbers: in `value` they are a `bigint`. The first twenty. */
  readonly inexact: readonly JsonPath[];
}

/** How many numbers are looked at: each is a fault. */
const MAX_INEXACT = 20;

/**
 * Parses JSON. A whole number that JavaScript would round becomes a `bigint`, which no schema takes for a number: a long
 * identifier must not silently become another one.
 *
 * @throws SyntaxError where the text is no JSON
 */
export function parseExactly(text: string): ExactJson {
  // The holder gives the root a place, too.
  const holder = { root: JSON.parse(text) as unknown };
  const inexact: JsonPath[] = [];
  for (const { path, digits } of longNumbers(text)) {
    if (inexact.length >= MAX_INEXACT || path.length > LIMITS.depth) break;
    if (!isExact(digits) && replace(holder, ["root", ...path], digits)) inexact.push(path);
  }
  return { value: holder.root, inexact };
}

/** Faults at numbers that would be rounded, where the schema finds none since it takes anything. */
export function inexactFaults(inexact: readonly JsonPath[], faults: readonly Fault[]): readonly Fault[] {
  const told = new Set(faults.map(({ path }) => JSON.stringify(path)));
  const message = "this whole number has too many digits: it would be rounded";
  return inexact
    .filter((path) => !told.has(JSON.stringify(path)))
    .map((path) => ({ path: [...path], keyword: "type", message }));
}

/** A number that JavaScript wrote is read as the same number, although its last digits may be noughts. */
function isExact(digits: string): boolean {
  const number = Number(digits);
  return String(number) === digits || BigInt(number) === BigInt(digits);
}

/** Puts the exact number where the rounded one is; not where another property of the same name took its place. */
function replace(holder: object, path: JsonPath, digits: string): boolean {
  let owner: unknown = holder;
  for (const key of path.slice(0, -1)) owner = memberOf(owner, key);
  const last = path.at(-1);
  if (last === undefined || memberOf(owner, last) !== Number(digits)) return false;
  setOwn(owner as object, String(last), BigInt(digits));
  return true;
}

function memberOf(owner: unknown, key: string | number): unknown {
  return typeof owner === "object" && owner !== null ? ownValue(owner, String(key)) : undefined;
}
