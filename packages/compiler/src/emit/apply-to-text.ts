import MagicString, { type SourceMap } from "magic-string";
import type { ArgumentAttachment, BindingAttachment, Edit, WrapAttachment } from "../model/edit.js";
import { anchorOf } from "./anchor-of.js";
import { attachToMember } from "./attach-to-member.js";
import { defineText, keyText, markText } from "./attachment-text.js";

/** A source file with its descriptors in it. */
export interface EditedText {
  readonly code: string;
  /** From the edited text back to the original, with the original's text inside. */
  readonly map: SourceMap;
}

/**
 * Writes the descriptors into the text of a source file (TypeScript or JavaScript, with or without JSX). No line is added
 * or lost, and what stands in front of an insertion keeps its column, so error messages and breakpoints hold even where
 * nobody reads the source map.
 *
 * @param code - the text in which the edits' offsets were counted
 * @param edits - the plan, in any order
 * @param fileName - how the source map names the original
 * @throws Error where the plan does not belong to this text: a fault of the compiler, never of the user's program
 */
export function applyToText(code: string, edits: readonly Edit[], fileName: string): EditedText {
  const text = new MagicString(code);
  for (const edit of innerFirst(edits)) {
    switch (edit.form) {
      case "binding":
        attachToBinding(text, edit);
        break;
      case "argument":
        attachAsArgument(text, edit);
        break;
      case "member":
        attachToMember(text, edit);
        break;
      case "wrap":
        wrap(text, edit);
        break;
    }
  }
  const map = text.generateMap({ source: fileName, includeContent: true, hires: "boundary" });
  return { code: text.toString(), map };
}

/** Semicolons on both sides: the statement may lack its own, and the next one may begin with a parenthesis. */
function attachToBinding(text: MagicString, edit: BindingAttachment & Edit): void {
  const declared = text.original.slice(edit.nameSpan.start, edit.nameSpan.end);
  if (declared !== edit.name) {
    throw new Error(
      `The edit for \`${edit.name}\` of ${edit.nameSpan.file} points at ${JSON.stringify(declared)}: it was made for another text.`,
    );
  }
  text.appendLeft(edit.statement.end, `;${defineText(edit.name, edit)};`);
}

/** In front of a trailing comma or a comment, should there be one. */
function attachAsArgument(text: MagicString, { call, lastArgument, descriptor }: ArgumentAttachment & Edit): void {
  if (lastArgument) text.appendLeft(lastArgument.end, `,${descriptor}`);
  else text.appendLeft(call.end - 1, descriptor);
}

function wrap(text: MagicString, edit: WrapAttachment & Edit): void {
  const [before, after] = bracketsOf(edit);
  text.prependRight(edit.expression.start, before);
  text.appendLeft(edit.expression.end, `${after}.map(${markText(edit)})[0]`);
}

function bracketsOf({ property }: WrapAttachment): [string, string] {
  if (property === undefined) return ["[", "]"];
  const { key, access } = keyText(property.name);
  return property.form === "method" ? [`${key}:[{`, `}${access}]`] : [`${key}:[`, "]"];
}

/** Where two edits end at one place, what stands inside is closed first. */
function innerFirst(edits: readonly Edit[]): Edit[] {
  const start = (edit: Edit) => anchorOf(edit).start;
  return [...edits].sort((a, b) => start(b) - start(a) || anchorOf(a).end - anchorOf(b).end);
}
