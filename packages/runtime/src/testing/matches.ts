import { isObject } from "../schema/kind.js";
import { ownValue, setOwn } from "../schema/own.js";
import { type Place, pathOf, pathText } from "../schema/path.js";
import { show } from "../schema/show.js";

/** A matcher of Vitest, Jest and the like: `expect.any(String)`. */
interface Matcher {
  asymmetricMatch(value: unknown): boolean;
  /** What it matches, in words. */
  toAsymmetricMatcher?(): string;
}

/**
 * Where a value is not as expected, a line for each place. Of an object only what is expected counts; a list is as long as
 * expected; a function decides by itself; a regular expression matches a text; a `Date` and its like stand for their JSON.
 *
 * @param expected - what should be
 * @param actual - what is, as JSON
 */
export function differences(expected: unknown, actual: unknown): string[] {
  const found: string[] = [];
  compare(expected, actual, undefined, found);
  return found;
}

/** What should be, with what is where nothing is expected: beside `actual` it shows the differences alone. */
export function filledIn(expected: unknown, actual: unknown): unknown {
  if (differences(expected, actual).length === 0) return actual;
  if (Array.isArray(expected)) {
    return expected.map((item, index) => filledIn(item, Array.isArray(actual) ? actual[index] : undefined));
  }
  if (!isPlain(expected)) return hasJson(expected) ? expected.toJSON() : expected;
  const filled = isObject(actual) ? { ...actual } : {};
  for (const [name, value] of Object.entries(expected)) setOwn(filled, name, filledIn(value, ownValue(filled, name)));
  return filled;
}

function compare(expected: unknown, actual: unknown, place: Place | undefined, found: string[]): void {
  if (Array.isArray(expected)) compareLists(expected, actual, place, found);
  else if (!isPlain(expected)) {
    if (!isAsExpected(expected, actual)) report(place, `${shown(expected)}, got ${show(actual)}`, found);
  } else if (!isObject(actual)) report(place, `an object, got ${show(actual)}`, found);
  else {
    for (const name of Object.keys(expected)) {
      compare(expected[name], ownValue(actual, name), { parent: place, key: name }, found);
    }
  }
}

function compareLists(expected: readonly unknown[], actual: unknown, place: Place | undefined, found: string[]): void {
  if (!Array.isArray(actual)) report(place, `a list, got ${show(actual)}`, found);
  else if (actual.length !== expected.length) {
    const count = expected.length === 1 ? "1 item" : `${expected.length} items`;
    report(place, `${count}, got ${actual.length}: ${show(actual)}`, found);
  } else {
    for (const [index, item] of expected.entries()) compare(item, actual[index], { parent: place, key: index }, found);
  }
}

function isAsExpected(expected: unknown, actual: unknown): boolean {
  if (isMatcher(expected)) return expected.asymmetricMatch(actual);
  if (typeof expected === "function") return Boolean((expected as (value: unknown) => unknown)(actual));
  if (expected instanceof RegExp) return typeof actual === "string" && actual.search(expected) >= 0;
  return Object.is(hasJson(expected) ? expected.toJSON() : expected, actual);
}

function report(place: Place | undefined, text: string, found: string[]): void {
  const path = pathText(pathOf(place));
  found.push(`${path === "" ? "" : `${path}: `}expected ${text}`);
}

function shown(expected: unknown): string {
  if (isMatcher(expected)) return expected.toAsymmetricMatcher?.() ?? String(expected);
  if (expected instanceof RegExp) return String(expected);
  if (typeof expected === "function") return `what ${expected.name === "" ? "a function" : expected.name} accepts`;
  return show(hasJson(expected) ? expected.toJSON() : expected);
}

function isMatcher(value: unknown): value is Matcher {
  return isObject(value) && typeof value.asymmetricMatch === "function";
}

function hasJson(value: unknown): value is { toJSON(): unknown } {
  return isObject(value) && typeof value.toJSON === "function";
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (!isObject(value) || isMatcher(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
