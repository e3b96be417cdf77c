import { MASK, maskSecrets } from "../secrets/mask-secrets.js";
import { isSecretName } from "../secrets/secret-name.js";
import { head } from "./head.js";

/** Shorter texts hold no secret that could be told from a word. */
const MIN_SECRET = 8;
/** How much of a text is searched for secrets before it is shortened. */
const MAX_SEARCHED = 2000;

/** How much of a value is shown. */
const MAX_SHOWN = 60;

/**
 * A value as a model reads it in an error: JSON, shortened, without secrets. Never runs code of the value, never walks all
 * of it.
 */
export function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(shorten(withoutSecrets(value)));
  if (Array.isArray(value)) return showArray(value);
  if (typeof value === "object" && value !== null) return showObject(value);
  if (typeof value === "bigint") return shorten(isLong(value) ? String(value) : `${value}n`);
  if (typeof value === "function") return "a function";
  if (typeof value === "symbol") return "a symbol";
  return String(value);
}

/** What kind of value there is, and how much of it, but not which: `a text of 5 characters`. */
export function showKind(value: unknown): string {
  if (typeof value === "string") return `a text of ${value.length} character${value.length === 1 ? "" : "s"}`;
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "number" || typeof value === "bigint" ? "a number" : show(value);
}

/** Masked before it is shortened: half of a key is not known as one. */
function withoutSecrets(text: string): string {
  return text.length < MIN_SECRET ? text : maskSecrets(text.slice(0, MAX_SEARCHED));
}

/** A text of at most sixty characters, with a mark where it was cut. Never cuts a character in two. */
export function shorten(text: string, limit: number = MAX_SHOWN): string {
  if (text.length <= limit) return text;
  return `${head(text, limit - 1)}…`;
}

/** ` (too many digits …)` behind a whole number, or its text, that a JavaScript number cannot hold, or nothing. */
export function digitsNote(value: unknown): string {
  const isTooLong = typeof value === "bigint" ? isLong(value) : typeof value === "string" && isLongText(value);
  return isTooLong ? " (too many digits for a number: it would be rounded)" : "";
}

function isLongText(text: string): boolean {
  return /^-?[1-9]\d{15,999}$/.test(text) && !Number.isSafeInteger(Number(text));
}

function isLong(value: bigint): boolean {
  return !Number.isSafeInteger(Number(value));
}

function showArray(value: readonly unknown[]): string {
  if (value.length === 0) return "[]";
  const shown = value.slice(0, 4).map(showMember).join(",");
  const text = value.length > 4 ? `[${shown},…]` : `[${shown}]`;
  return text.length <= MAX_SHOWN ? text : `an array of ${value.length}`;
}

function showObject(value: object): string {
  const name = classOf(value);
  if (name !== undefined) return `a ${name}`;
  const keys = Object.keys(value);
  const members = keys.slice(0, 4).map((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    return `${JSON.stringify(shorten(key, 20))}:${showNamed(key, property?.value)}`;
  });
  const text = keys.length > 4 ? `{${members.join(",")},…}` : `{${members.join(",")}}`;
  return text.length <= MAX_SHOWN ? text : "an object";
}

function showNamed(name: string, value: unknown): string {
  const isSecret = (typeof value === "string" || typeof value === "number") && isSecretName(name);
  return isSecret ? JSON.stringify(MASK) : showMember(value);
}

/** A value inside another: structures as a whole, so that the depth does not matter. */
function showMember(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(shorten(withoutSecrets(value), 20));
  if (Array.isArray(value)) return value.length === 0 ? "[]" : "[…]";
  if (typeof value === "object" && value !== null) return classOf(value) ?? "{…}";
  return show(value);
}

/** The class of an object that is not plain data, such as `Date`. */
function classOf(value: object): string | undefined {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === null || prototype === Object.prototype) return undefined;
  const maker: unknown = Object.getOwnPropertyDescriptor(prototype, "constructor")?.value;
  return typeof maker === "function" && maker.name !== "" && maker.name !== "Object" ? shorten(maker.name) : undefined;
}
