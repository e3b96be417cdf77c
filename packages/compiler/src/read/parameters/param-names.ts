import type { PropertyModel, TypeModel } from "../../model/type-model.js";
import type { Span } from "../../span.js";
import type { SignatureParameter } from "../../typescript/project.js";
import { at, fault, type Reading } from "../reading.js";
import type { Doc } from "../text/doc.js";
import { memberNames, stepsOf } from "./member-texts.js";
import { nearest } from "./nearest.js";
import { patternOf } from "./pattern.js";

/**
 * Reports each `@param` that names no parameter, or no member of one. A destructured parameter may be called anything.
 *
 * @param properties - the properties of the arguments object
 * @param spread - the name of the parameter that is the arguments object itself
 */
export function reportUnknownNames(
  reading: Reading,
  parameters: readonly SignatureParameter[],
  doc: Doc,
  properties: readonly PropertyModel[],
  spread?: string,
): void {
  const named = parameters.filter((parameter) => !patternOf(reading, parameter)).map(({ name }) => name);
  const isDestructured = named.length < parameters.length;
  const names = isDestructured ? [...named, ...properties.map(({ name }) => name)] : named;
  const whole = isDestructured ? wholeName(doc, names) : spread;
  const everything: TypeModel = { kind: "object", properties };
  for (const name of doc.params.keys()) {
    const steps = stepsOf(name);
    const root = steps[0] ?? name;
    if (root === whole) reportMember(reading, doc, name, steps.slice(1), everything);
    else if (!names.includes(root)) reportName(reading, doc, name, nearest(root, names), names);
    else if (properties.some((property) => property.name === root)) reportMember(reading, doc, name, steps, everything);
  }
}

/**
 * What the comment calls a destructured parameter: the root of dotted names, else the first name that is no member. Where
 * others are members, one that is nearly a member is a slip.
 */
export function wholeName(doc: Doc, names: readonly string[]): string | undefined {
  const written = [...doc.params.keys()].map(stepsOf);
  const dotted = written.find((steps) => steps.length > 1 && !names.includes(steps[0] ?? ""))?.[0];
  if (dotted !== undefined) return dotted;
  const roots = written.map(([root = ""]) => root);
  const first = roots.find((root) => !names.includes(root));
  const isSlip = first !== undefined && roots.some((root) => names.includes(root)) && nearest(first, names);
  return isSlip ? undefined : first;
}

function reportName(
  reading: Reading,
  doc: Doc,
  name: string,
  near: string | undefined,
  names: readonly string[],
  what = "parameter",
): void {
  const all = `The ${what === "parameter" ? "parameters" : "members"} are: ${names.join(", ") || "none"}.`;
  const help = near === undefined ? all : `Did you mean \`@param ${near}\`?`;
  at(reading, "", placeInComment(reading, doc, name), () =>
    fault(reading, "WL1020", "warning", `@param ${name} names no ${what}.`, help),
  );
}

/** Reports the first step that leads nowhere. */
function reportMember(reading: Reading, doc: Doc, name: string, steps: readonly string[], type: TypeModel): void {
  for (const [index, step] of steps.entries()) {
    const names = step === "[]" ? undefined : memberNames(type, steps.slice(0, index));
    if (!names || names.includes(step)) continue;
    const near = nearest(step, names);
    const suggestion = near === undefined ? undefined : replacedStep(name, step, near);
    reportName(reading, doc, name, suggestion, names, "member");
    return;
  }
}

function replacedStep(name: string, step: string, near: string): string {
  const start = name.lastIndexOf(step);
  return name.slice(0, start) + near + name.slice(start + step.length);
}

/** Where the comment writes the name; undefined where the comment stands in another file. */
function placeInComment({ comment, place }: Reading, doc: Doc, name: string): Span | undefined {
  const start = doc.paramStarts.get(name);
  if (comment?.file !== place.file || start === undefined) return undefined;
  const from = comment.start + start;
  // A name that was put together is found at its tag.
  const length = comment.text.startsWith(name, start) ? name.length : "@param".length;
  return { file: comment.file, start: from, end: from + length };
}
