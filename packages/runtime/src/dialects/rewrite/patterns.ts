import { ownValue } from "../../schema/own.js";

/** Groups that look around, without those that only look alike: in classes of characters, escaped, named. */
const ESCAPED_OR_CLASS = /\\.|\[(?:\\.|[^\]\\])*\]/gs;

/** Whether a pattern looks ahead or behind (`(?=`, `(?!`, `(?<=`, `(?<!`), which some engines cannot. */
export function looksAround(pattern: unknown): boolean {
  return typeof pattern === "string" && /\(\?<?[=!]/.test(pattern.replace(ESCAPED_OR_CLASS, ""));
}

/** Whether a pattern is regular: it looks around nowhere, and refers to nothing before (`\1`, `\k<name>`), nor to bounds of words. */
export function isRegular(pattern: unknown): boolean {
  if (typeof pattern !== "string" || looksAround(pattern)) return false;
  const escapes = pattern.match(/\\./gs) ?? [];
  return !escapes.some((each) => /^\\[1-9kbBpP]$/.test(each));
}

/** Whether a pattern has no anchors, and looks around nowhere. */
export function isUnanchored(pattern: unknown): boolean {
  return isRegular(pattern) && !/[\^$]/.test(String(pattern).replace(ESCAPED_OR_CLASS, ""));
}

/** A test whether a value is one of some texts. */
export function oneOfThem(...texts: readonly string[]): (value: unknown) => boolean {
  const known: Record<string, true> = Object.fromEntries(texts.map((text) => [text, true]));
  return (value) => typeof value === "string" && ownValue(known, value) === true;
}
