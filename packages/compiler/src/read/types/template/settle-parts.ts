import type { Letters } from "./letters.js";
import { isOfDigits, isOfNumbers } from "./number-text.js";
import { ANY_TEXT, type GapPart, type NumberPart, type TemplatePart } from "./part.js";

/**
 * Puts together what nothing keeps apart. Where two neighbours could share a long run of characters (`${number}${number}`,
 * `1${number}` after any text), so that an engine had to try each border between them, they become one part that takes
 * at least as much: a wider expression, never a narrower one.
 */
export function settleParts(parts: readonly TemplatePart[]): readonly TemplatePart[] {
  const settled = [...parts];
  for (let at = 0; at < settled.length; ) {
    const change = changeAt(settled, at);
    if (change === undefined) at++;
    else {
      settled.splice(at, change.taken, ...change.given);
      // What came out may now go together with what stands up to two places before it.
      at = Math.max(0, at - 2);
    }
  }
  return settled;
}

interface Change {
  readonly taken: number;
  readonly given: readonly TemplatePart[];
}

function changeAt(parts: readonly TemplatePart[], at: number): Change | undefined {
  const [one, two, three] = parts.slice(at, at + 3);
  if (one?.kind === "text" && one.text === "") return { taken: 1, given: [] };
  if (one === undefined || two === undefined) return undefined;
  if (one.kind === "text" && two.kind === "text")
    return { taken: 2, given: [{ kind: "text", text: one.text + two.text }] };
  if (one.kind === "text") return undefined;
  if (two.kind !== "text") {
    const given = neighbours(one, two);
    return given && { taken: 2, given };
  }
  if (three === undefined || three.kind === "text") return undefined;
  if (one.kind === "gap" && three.kind === "gap") return undefined;
  const swallowed = one.kind === "gap" ? 0 : swallowedBy(one, parts.slice(at + 1));
  if (swallowed > 0) return { taken: swallowed + 1, given: [one] };
  if (!isShared(one, two.text, three)) return undefined;
  return { taken: 3, given: neighbours(one, three) ?? [one, three] };
}

/** How many of the parts behind a number, up to a gap, could also be a piece of its digits, at each of them. */
function swallowedBy(number: NumberPart, behind: readonly TemplatePart[]): number {
  const end = behind.findIndex((part) => part.kind === "gap");
  const isOne = (part: TemplatePart) => part.kind !== "text" || isOfDigits(part.text, number.letters);
  return end > 0 && behind.slice(0, end).every(isOne) ? end : 0;
}

/** Whether the text could also be a piece of the number beside it, again and again. */
function isShared(one: GapPart | NumberPart, text: string, three: GapPart | NumberPart): boolean {
  if (one.kind === "numbers" || three.kind === "numbers") return isOfNumbers(text);
  return /^\d+$/.test(text);
}

function neighbours(one: GapPart | NumberPart, two: GapPart | NumberPart): readonly TemplatePart[] | undefined {
  if (one.kind === "gap" && two.kind === "gap") return [join(one, two)];
  if (one.kind === "gap" && two.kind !== "gap") return beside(one, two, [ANY_TEXT, alone(two)]);
  if (one.kind !== "gap" && two.kind === "gap") return beside(two, one, [alone(one), ANY_TEXT]);
  return [{ kind: "numbers", letters: "any" }];
}

/** Where any text stands beside them, several numbers are no more than one. */
function beside(gap: GapPart, number: NumberPart, given: readonly TemplatePart[]): readonly TemplatePart[] | undefined {
  return gap.first === "any" && gap.rest === "any" && number.kind !== "numbers" ? undefined : given;
}

function alone(number: NumberPart): NumberPart {
  return number.kind === "numbers" ? { kind: "number", letters: "any" } : number;
}

function join(one: GapPart, two: GapPart): GapPart {
  const rest: Letters = one.rest === two.rest && one.rest === two.first ? one.rest : "any";
  return { kind: "gap", first: one.first === rest ? rest : "any", rest };
}
