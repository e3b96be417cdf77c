import type { Json } from "windlass";
import { closesFence, fenceMark } from "../../comment/code.js";
import { withoutCodeMarks } from "../text/without-code-marks.js";
import { asJson, writtenValue } from "./written-value.js";

/** One value of an `@example`, as it is written. */
export interface WrittenExample {
  readonly text: string;
  /** It stands in a fence that says it is JSON, or looks like nothing else. */
  readonly isJson: boolean;
}

/** What in an `@example` may be a value: fences of JSON, or all the text behind a caption. Code is for people. */
export function writtenExamples(text: string): WrittenExample[] {
  const fences = fencesOf(text.split("\n"));
  if (fences.length > 0)
    return fences
      .filter(({ language }) => ["", "json", "jsonc", "json5"].includes(language))
      .map((fence) => ({ text: fence.text, isJson: fence.language !== "" }));
  const lines = text
    .replace(/^\s*<caption>[^<]*<\/caption>/i, "")
    .trim()
    .split("\n");
  const first = lines.findIndex((line) => /^\s*[{[]/.test(line));
  const value = withoutCodeMarks(lines.slice(Math.max(0, first)).join("\n"));
  return lines.length > 1 && first < 0 ? [] : [{ text: value, isJson: value.startsWith('{"') && value.endsWith("}") }];
}

/** The JSON of an example; the keys of an object need no quotes. */
export function exampleValue({ text }: WrittenExample): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return asJson(writtenValue(text));
  }
}

interface FencedText {
  readonly language: string;
  readonly text: string;
}

function fencesOf(lines: readonly string[]): FencedText[] {
  const fences: FencedText[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const mark = fenceMark(line);
    if (mark === undefined) continue;
    const start = at + 1;
    do at++;
    while (at < lines.length && !closesFence(lines[at] ?? "", mark));
    const [language = ""] = line.trim().slice(mark.length).trim().toLowerCase().split(/\s/);
    fences.push({ language, text: lines.slice(start, at).join("\n").trim() });
  }
  return fences;
}
