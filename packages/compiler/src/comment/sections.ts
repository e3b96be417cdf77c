import { commentLines } from "./comment-lines.js";
import { maskedLines } from "./masked-lines.js";
import { canonical, countsInProse, isConstraint, isKnownTag, takesTruth, textOfTag } from "./tag-names.js";

/** One tag with its lines as written; the summary has the name "". */
export interface Section {
  readonly name: string;
  readonly lines: string[];
  /** Offset of its `@` in the comment. */
  readonly start: number;
}

/** Cuts a doc comment at its tags. An `@` in a fence, in backticks, in an address or in a word is text. */
export function sectionsOf(comment: string): Section[] {
  const lines = commentLines(comment);
  const masked = maskedLines(lines.map(({ text }) => text));
  const summary: Section = { name: "", lines: [], start: 0 };
  const isOneLine = lines.filter(({ text }) => text !== "").length === 1;
  const cutting: Cutting = { sections: [summary], summary, isOneLine, current: summary };
  for (const [index, { text, start }] of lines.entries()) addLine(cutting, text, masked[index] ?? "", start);
  return cutting.sections;
}

interface Cutting {
  readonly sections: Section[];
  readonly summary: Section;
  /** In a comment of one line tags need no line of their own. */
  readonly isOneLine: boolean;
  /** To which the next text belongs. */
  current: Section;
}

/** So much of what stands behind a tag decides whether it is one. */
const MAX_HEAD = 120;

/** Matches the tags of a line; what stands in front of and behind each decides whether it is one. */
export const TAG: RegExp = /(?<=^|\s)@([A-Za-z][\w-]*)(?=[\s{:.,;!]|$)/g;

function addLine(cutting: Cutting, text: string, masked: string, start: number): void {
  let from = 0;
  let prose = "";
  let isBehindModifier = true;
  for (const { 0: written, 1: spelled = "", index } of masked.includes("@") ? masked.matchAll(TAG) : []) {
    const name = canonical(spelled);
    const between = text.slice(from, index);
    const end = index + written.length;
    if (!isTag(cutting, name, masked.slice(end, end + MAX_HEAD), isBehindModifier && between.trim() === "")) continue;
    const section: Section = { name, lines: [], start: start + index };
    cutting.sections.push(section);
    prose = addTag(cutting, section, prose + between);
    from = end + skipped(section, masked.slice(end, end + MAX_HEAD));
    isBehindModifier = textOfTag(name) === "none";
  }
  addText(cutting, prose + text.slice(from), from > 0);
}

/**
 * @param rest - the first characters behind the name
 * @param isFirst - nothing stands before it on its line but tags without a text
 */
function isTag({ current, isOneLine }: Cutting, name: string, rest: string, isFirst: boolean): boolean {
  // `@items.minimum 1` speaks to typescript-json-schema.
  if (isFirst) return isKnownTag(name) || /^[\s{]|^$/.test(rest) || (name === "items" && /^\.\w/.test(rest));
  // Examples are code that may stand without a fence.
  if (current.name === "example" && !isOneLine) return false;
  // The text of `@param` and others has no type that a constraint could speak about.
  if (isConstraint(name) && current.name !== "" && textOfTag(current.name) === "block") return false;
  return isKnownTag(name) && (isOneLine || textOfTag(current.name) === "value" || countsInProse(name, rest));
}

/** Gives the text of the line that is still to be added: text goes on around a modifier. */
function addTag(cutting: Cutting, section: Section, prose: string): string {
  const isModifier = textOfTag(section.name) === "none";
  if (isModifier && prose.trim() !== "") return prose.trimEnd();
  addText(cutting, prose, true);
  if (isModifier) leave(cutting);
  else cutting.current = section;
  return "";
}

/** How much behind a tag belongs to the tag: `@readOnly false`, `@deprecated: use b`. */
function skipped({ name, lines }: Section, rest: string): number {
  const [written = "", truth] = (takesTruth(name) && /^\s+(true|false)(?=\s*(?:$|@))/.exec(rest)) || [];
  if (truth !== undefined) lines.push(truth);
  return truth === undefined ? Number(/^[:.,;!]/.test(rest) && textOfTag(name) !== "none") : written.length;
}

function addText(cutting: Cutting, text: string, isBehindTag: boolean): void {
  const { current } = cutting;
  const isBlank = text.trim() === "";
  if (isBehindTag && isBlank) return;
  if (textOfTag(current.name) !== "value") current.lines.push(isBehindTag ? text.trim() : text);
  else if (!isBlank) {
    current.lines.push(text.trim());
    leave(cutting);
  }
}

/** What follows is a paragraph of the summary again. */
function leave(cutting: Cutting): void {
  cutting.current = cutting.summary;
  cutting.summary.lines.push("");
}
