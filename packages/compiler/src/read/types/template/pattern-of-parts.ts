import { upToFirst } from "./first-occurrence.js";
import { character, type Letters, literal, ONLY, unchanged } from "./letters.js";
import { numberText } from "./number-text.js";
import { ANY_TEXT, type GapPart, isAnyText, type NumberPart, type TemplatePart, type TextPart } from "./part.js";
import { settleParts } from "./settle-parts.js";

/** What stands between two gaps. */
type Segment = readonly (TextPart | NumberPart)[];

/** A gap and what comes behind it. */
interface Step {
  readonly gap: GapPart;
  readonly segment: Segment;
}

/**
 * The regular expression of a template, in time that grows with the text's length only, for an engine that tries all ways:
 *
 * - each gap but the last ends at the first occurrence of what comes behind it, which leaves the engine no choice. Nothing
 *   is lost: where a later occurrence leads to a match, so does the first, since the gap behind it takes what lies between.
 * - the last gap may end anywhere; what comes behind it cannot go on for long from more than a few of the places.
 *
 * Where this cannot be said, the expression accepts more than the type, never less.
 *
 * @returns an expression to search with, anchored where the type says something about the start or the end; the empty
 * one for any text
 */
export function patternOfParts(parts: readonly TemplatePart[]): string {
  const settled = settleParts(parts);
  const start = settled.findIndex(({ kind }) => kind === "gap");
  const begin = segmentOf(start < 0 ? settled : settled.slice(0, start));
  const steps = start < 0 ? [] : stepsOf(settled.slice(start));
  const last = steps.at(-1);
  if (last === undefined) return `^${spell(begin, false, false)}$`;
  if (last.segment.length > 0 || last.gap.rest !== "any") return search(begin, steps, "$");
  // Behind the last gap there may be anything: no more than its first character matters.
  const end = last.gap.first === "any" ? "" : `(?:${character(last.gap.first)}|$)`;
  return search(begin, steps.slice(0, -1), end);
}

function segmentOf(parts: readonly TemplatePart[]): Segment {
  return parts.filter((part) => part.kind !== "gap");
}

function stepsOf(parts: readonly TemplatePart[]): readonly Step[] {
  const steps: { gap: GapPart; segment: (TextPart | NumberPart)[] }[] = [];
  for (const part of parts) {
    if (part.kind === "gap") steps.push({ gap: part, segment: [] });
    else steps.at(-1)?.segment.push(part);
  }
  return steps;
}

function search(begin: Segment, steps: readonly Step[], end: string): string {
  const isOpen = end !== "$";
  const final = steps.at(-1);
  if (final === undefined) return begin.length === 0 && end === "" ? "" : `^${spell(begin, false, isOpen)}${end}`;
  const start = `^${spell(begin, false, true)}`;
  const border = isOpen ? undefined : classBorder(start, steps);
  if (border !== undefined) return `${border}${spell(final.segment, true, false)}$`;
  const gaps = widened(steps);
  const before = steps.slice(0, -1).map(({ segment }, index) => committed(segment, gaps[index]!));
  const head = start + before.join("");
  const gap = gaps.at(-1)!;
  const tail = spell(final.segment, true, isOpen) + end;
  if (!isAnyText(gap)) return head + gapText(gap) + tail;
  if (final.segment.length === 0) return head;
  if (head === "^") return tail;
  const sign = end === "" ? onlyCharacter(final.segment) : undefined;
  return head + (sign === undefined ? gapText(gap) + tail : upToFirst(sign, gap));
}

/** The way to the end of the first occurrence of what stands between two gaps. */
function committed(segment: Segment, gap: GapPart): string {
  // Numbers and texts beside each other have no short expression for their first occurrence: one after the other, then.
  return segment.map((part) => (part.kind === "text" ? upToFirst(part.text, gap) : "\\D*\\d")).join("");
}

/**
 * Two gaps of different letters around one character, `${Lowercase<string>}-${Uppercase<string>}`, up to the end of the
 * second: the border is the last such character, or the first one behind all letters that the second may not have.
 */
function classBorder(start: string, steps: readonly Step[]): string | undefined {
  const [one, two, more] = steps;
  const sign = one && onlyCharacter(one.segment);
  if (one === undefined || two === undefined || more !== undefined || sign === undefined) return undefined;
  const [before, after] = [one.gap.rest, two.gap.rest];
  if (one.gap.first !== before || two.gap.first !== after || before === after || after === "any") return undefined;
  if (before === "any") {
    const last = `${literal(sign)}${character(after, [sign])}*`;
    return start === "^" ? last : start + gapText(one.gap) + last;
  }
  const rest = `${unchanged(sign)}*${literal(sign)}${character(after)}*`;
  return `${start}(?:${character(before)}*${ONLY[before]})?${rest}`;
}

function onlyCharacter([part, ...more]: Segment): string | undefined {
  return part?.kind === "text" && more.length === 0 && [...part.text].length === 1 ? part.text : undefined;
}

/**
 * The gaps as they are asked for: one behind a committed occurrence takes what lies between that and a later one, so it
 * is not narrower than the gap before it; and only one character has a first occurrence within fewer letters.
 */
function widened(steps: readonly Step[]): readonly GapPart[] {
  const gaps: GapPart[] = [];
  let before: Letters | undefined;
  for (const [index, { gap, segment }] of steps.entries()) {
    const isUniform = gap.first === gap.rest;
    const isSearched = onlyCharacter(segment) !== undefined && (isUniform || gap.rest === "any");
    const isFitting = index === 0 || (isUniform && gap.rest === before);
    const asked = isFitting && (isSearched || index === steps.length - 1) ? gap : ANY_TEXT;
    gaps.push(asked);
    before = asked.rest;
  }
  return gaps;
}

function gapText({ first, rest }: GapPart): string {
  return first === rest ? `${character(rest)}*` : `(?:${character(first)}${character(rest)}*)?`;
}

function spell(segment: Segment, before: boolean, after: boolean): string {
  return segment
    .map((part, index) => {
      if (part.kind === "text") return literal(part.text);
      return numberText(part, before && index === 0, after && index === segment.length - 1);
    })
    .join("");
}
