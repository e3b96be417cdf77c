import type { Span } from "../../span.js";
import type { SignatureParameter } from "../../typescript/project.js";
import type { Doc } from "../doc.js";
import { at, fault, type Reading } from "../reading.js";
import { patternOf } from "./pattern.js";

/** Reports each `@param` that names no parameter. A destructured parameter may be called anything. */
export function reportUnknownNames(reading: Reading, parameters: readonly SignatureParameter[], doc: Doc): void {
  if (parameters.some((parameter) => patternOf(reading, parameter))) return;
  const names = parameters.map((parameter) => parameter.name);
  for (const name of doc.params.keys()) {
    const root = name.split(/[.[]/)[0] ?? name;
    if (names.includes(root)) continue;
    const near = nearest(root, names);
    const help = near ? `Did you mean \`@param ${near}\`?` : `The parameters are: ${names.join(", ") || "none"}.`;
    at(reading, "", placeInComment(reading, name), () =>
      fault(reading, "WL1020", "warning", `@param ${name} names no parameter.`, help),
    );
  }
}

/** Where the comment writes the name; undefined where the comment stands in another file. */
function placeInComment({ comment, place }: Reading, name: string): Span | undefined {
  if (comment?.file !== place.file) return undefined;
  const tag = /@(?:param|arg|argument)\b[^\n\r]*/g;
  for (const { 0: line, index } of comment.text.matchAll(tag)) {
    const column = line.search(new RegExp(`(?<![\\w$.])${name.replace(/[^\w]/g, "\\$&")}(?![\\w$])`));
    const start = comment.start + index + column;
    if (column > 0) return { file: comment.file, start, end: start + name.length };
  }
  return undefined;
}

/** The same name in other letters, or one that starts alike. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const start = lower.slice(0, 3);
  return (
    names.find((other) => other.toLowerCase() === lower) ??
    names.find((other) => other.toLowerCase().startsWith(start) || lower.startsWith(other.toLowerCase().slice(0, 3)))
  );
}
