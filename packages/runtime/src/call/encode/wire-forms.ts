import { describeFormat } from "../../schema/describe.js";

/** What a text was read as, or what is wrong with it. */
export type Reading<Form> =
  | { readonly ok: true; readonly value: Form }
  /** `expected a date …`; what came is told where its place is known: the name there may be that of a secret. */
  | { readonly ok: false; readonly expected: string };

/**
 * RFC 3339, with the separators that it allows; the colon in the offset may be missing. Offsets of hours alone, times
 * without an offset and leap seconds are refused: JavaScript would guess, or has no such time.
 */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[t\s](\d\d:\d\d:\d\d)(\.\d+)?(?:z|([+-]\d\d):?(\d\d))$/i;

/** Reads a date-time as a `Date`. Fractions finer than a millisecond are cut. */
export function readDate(text: string): Reading<Date> {
  const parts = DATE_TIME.exec(text);
  if (parts === null) return unreadable(`expected ${describeFormat("date-time")}`);
  const [, date, time, fraction = "", hours, minutes] = parts;
  if (time?.endsWith(":60") === true) return unreadable("expected a time without a leap second");
  const offset = hours === undefined ? "Z" : `${hours}:${minutes}`;
  const value = new Date(`${date}T${time}${fraction.slice(0, 4)}${offset}`);
  return Number.isNaN(value.getTime()) ? unreadable(`expected ${describeFormat("date-time")}`) : { ok: true, value };
}

/** Reads a text as an absolute `URL`. */
export function readUrl(text: string): Reading<URL> {
  try {
    return { ok: true, value: new URL(text) };
  } catch {
    return unreadable(`expected ${describeFormat("uri")}`);
  }
}

/** Reads base64 (also its alphabet for URLs, also without padding) as bytes. */
export function readBytes(text: string): Reading<Uint8Array<ArrayBuffer>> {
  const plain = text.replaceAll("-", "+").replaceAll("_", "/");
  try {
    const binary = atob(plain);
    const value = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index++) value[index] = binary.charCodeAt(index);
    return { ok: true, value };
  } catch {
    return unreadable("expected base64 text");
  }
}

/** Reads base64 as Node's `Buffer`; where there is none, as the bytes that a `Buffer` is too. */
export function readNodeBuffer(text: string): Reading<Uint8Array<ArrayBuffer>> {
  const reading = readBytes(text);
  // Not by its bare name, at which bundlers for browsers would add a Buffer of their own.
  const { Buffer: NodeBuffer } = globalThis as { readonly Buffer?: typeof Buffer };
  if (!reading.ok || NodeBuffer === undefined) return reading;
  return { ok: true, value: NodeBuffer.from(reading.value.buffer) };
}

/** Reads decimal digits as a `bigint`. */
export function readBigInt(text: string): Reading<bigint> {
  if (!/^-?\d+$/.test(text)) return unreadable('expected a whole number as text, such as "12"');
  // Parsing decimal digits takes quadratic time, and no honest number is that long.
  if (text.length > 10_000) return unreadable("expected a whole number of at most 10000 digits");
  return { ok: true, value: BigInt(text) };
}

/** Bytes as base64. */
export function writeBytes(bytes: Uint8Array): string {
  let binary = "";
  // In pieces, since the arguments of a call go on the stack.
  for (let start = 0; start < bytes.length; start += 8192) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(binary);
}

function unreadable(expected: string): { readonly ok: false; readonly expected: string } {
  return { ok: false, expected };
}
