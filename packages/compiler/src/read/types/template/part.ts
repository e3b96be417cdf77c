import type { Letters } from "./letters.js";

/** A text that stands in the template as it is. */
export interface TextPart {
  readonly kind: "text";
  readonly text: string;
}

/** Any text, `${string}`: nothing, or a first character and the rest of them. */
export interface GapPart {
  readonly kind: "gap";
  readonly first: Letters;
  readonly rest: Letters;
}

/** A number as TypeScript takes it in `${number}` or `${bigint}`; `numbers` are several that nothing keeps apart. */
export interface NumberPart {
  readonly kind: "number" | "bigint" | "numbers";
  readonly letters: Letters;
}

/** What a template literal type is made of, in order. */
export type TemplatePart = TextPart | GapPart | NumberPart;

/** `${string}`. */
export const ANY_TEXT: GapPart = { kind: "gap", first: "any", rest: "any" };

/** Whether a part may be any text at all. */
export function isAnyText(part: TemplatePart | undefined): boolean {
  return part?.kind === "gap" && part.first === "any" && part.rest === "any";
}
