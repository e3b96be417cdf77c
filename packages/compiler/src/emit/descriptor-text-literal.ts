import { quote } from "./check/quote.js";

/**
 * Plain data as a JavaScript literal on one line. Unlike JSON it keeps `Infinity`, and a property named `__proto__` is one.
 * Properties that are undefined are left out.
 *
 * @param value - texts, numbers, booleans, null, arrays and objects of these
 */
export function literalText(value: unknown): string {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `[${value.map(literalText).join()}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([key, member]) => `${keyText(key)}:${literalText(member)}`).join()}}`;
}

function keyText(key: string): string {
  // As a plain key it would set the prototype.
  if (key === "__proto__") return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}
