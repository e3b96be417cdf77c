import type { Json } from "windlass";
import type { DocComment } from "../../find/doc-comment.js";
import type { TypeModel, TypeNotes } from "../../model/type-model.js";
import type { Span } from "../../span.js";
import type { Type } from "../../typescript/project.js";
import { at, fault, type Reading } from "../reading.js";
import { type DocTag, readDoc } from "../text/doc.js";
import { withoutCodeMarks } from "../text/without-code-marks.js";
import { exampleValue, writtenExamples } from "../values/examples.js";
import { typedValue } from "../values/typed-value.js";
import { constraintsOf, isConstraintTag } from "./constraints.js";
import { slipsIn } from "./slips.js";

/** What a comment says of a type: text, default, examples, constraints. Faults are placed at their tags. */
export function notesFrom(reading: Reading, comment: DocComment, model: TypeModel, type: Type): TypeNotes {
  const { description, tags } = readDoc(comment.text);
  // What stands in a package is not the user's to mend, and may be meant for other tools.
  const inner = comment.file.includes("/node_modules/") ? { ...reading, found: () => undefined } : reading;
  for (const { code, severity, what, help, place } of slipsIn(comment))
    at(inner, "", place, () => fault(inner, code, severity, what, help));
  const placed = tags.map((tag) => ({ ...tag, place: placeOfTag(comment, tag) }));
  const constraints = constraintsOf(inner, placed.filter(isConstraintTag), model);
  const examples = placed
    .filter(({ name }) => name === "example")
    .flatMap((tag) => examplesOf(inner, tag, model, type));
  const fallback = placed.findLast(({ name }) => name === "default" || name === "defaultValue");
  const value = fallback && at(inner, "", fallback.place, () => defaultOf(inner, fallback, model, type));
  return {
    ...(description !== "" && { doc: description }),
    ...(value !== undefined && { default: value }),
    ...(tags.some(({ name }) => name === "deprecated") && { deprecated: true as const }),
    ...(examples.length > 0 && { examples }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}

/** The tag and what stands behind it on its line. */
export function placeOfTag(comment: DocComment, { start, name, text }: DocTag): Span {
  const [line = ""] = text.split("\n");
  const whole = `@${name} ${line}`.trimEnd();
  const isAsWritten = comment.text.startsWith(whole, start);
  const from = comment.start + start;
  return { file: comment.file, start: from, end: from + (isAsWritten ? whole.length : name.length + 1) };
}

function defaultOf(reading: Reading, { text }: DocTag, model: TypeModel, type: Type): Json | undefined {
  const written = withoutCodeMarks(text);
  // The default of everything optional.
  if (written === "undefined") return undefined;
  const value = typedValue(reading.project, written, model, type);
  if (value === undefined)
    fault(
      reading,
      "WL1031",
      "error",
      `the default ${shortened(written) || "(none)"} is not a value of its type, ${typeText(reading, type)}.`,
      model.kind === "date"
        ? "Write the moment as JSON carries it: 2024-05-01T12:00:00Z. A default that is computed belongs into the code alone."
        : "Write a constant of the type behind the tag. A default that is computed belongs into the code alone.",
    );
  return value;
}

function examplesOf(
  reading: Reading,
  tag: DocTag & { readonly place: Span },
  model: TypeModel,
  type: Type,
): readonly Json[] {
  return writtenExamples(tag.text).flatMap((example) => {
    const value = typedValue(reading.project, example.text, model, type);
    if (value !== undefined) return [value];
    if (example.isJson || exampleValue(example) !== undefined) {
      const help = "Write a value of the type, in its JSON form. Words and code are no examples to a model.";
      const what = `the example ${shortened(example.text)} is not a value of its type, ${typeText(reading, type)}.`;
      at(reading, "", tag.place, () => fault(reading, "WL1033", "warning", what, help));
    }
    return [];
  });
}

function typeText({ project }: Reading, type: Type): string {
  return project.typeText(type).replace(/ \| undefined$/, "");
}

/** On one line. */
function shortened(text: string): string {
  const line = text.slice(0, 200).replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
