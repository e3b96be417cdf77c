import { commentLines } from "./comment-lines.js";
import { maskedLines } from "./masked-lines.js";
import { TAG } from "./sections.js";
import { canonical, isKnownTag } from "./tag-names.js";

/** A tag that means nothing here. */
export interface UnknownTag {
  readonly name: string;
  /** Offset of its `@` in the comment. */
  readonly start: number;
}

/**
 * What is written like a tag, at the beginning of a line or anywhere in a comment of one line, and is none that is known.
 * Code is passed over, also that of an example without a fence.
 */
export function unknownTags(comment: string): UnknownTag[] {
  const lines = commentLines(comment);
  const isOneLine = lines.filter(({ text }) => text !== "").length === 1;
  const found: UnknownTag[] = [];
  let isExample = false;
  for (const [index, masked] of maskedLines(lines.map(({ text }) => text)).entries()) {
    for (const { 0: written, 1: name = "", index: at } of masked.includes("@") ? masked.matchAll(TAG) : []) {
      const isFirst = masked.slice(0, at).trim() === "";
      if (isKnownTag(canonical(name))) isExample = canonical(name) === "example";
      else if (!isExample && (isFirst || isOneLine) && isAlone(masked.slice(at + written.length)))
        found.push({ name, start: (lines[index]?.start ?? 0) + at });
    }
  }
  return found;
}

/** `@minmum 3`, and not `@minmum, as they say`. */
function isAlone(rest: string): boolean {
  return /^(?:[\s{]|$)/.test(rest);
}
