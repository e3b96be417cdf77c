import type { PropertyModel, TypeModel } from "../../model/type-model.js";
import type { SignatureParameter } from "../../typescript/project.js";
import { bounded, optionally } from "../attempts.js";
import { withOwnNotes } from "../notes/notes.js";
import { readType } from "../read-type.js";
import { at, fault, helpForLeftOut, helpForNoForm, type Reading, UNSUPPORTED } from "../reading.js";
import type { Doc } from "../text/doc.js";
import { membersOf } from "../types/members.js";
import { notJson } from "../types/not-json.js";
import { withWrittenNull, writtenNothing } from "../types/written-nothing.js";
import { constantOf } from "../values/constant.js";
import { expectedParameter } from "./expected-parameter.js";
import { withMemberTexts } from "./member-texts.js";
import { placeOf } from "./place-of.js";

/** One named parameter as a property of the arguments object; undefined where it is left out. */
export function readParameter(reading: Reading, parameter: SignatureParameter, doc: Doc): PropertyModel | undefined {
  const { project } = reading;
  return at(reading, parameter.name, placeOf(reading, parameter.declaration), () => {
    const { defined: members, mayBeUndefined } = membersOf(project, parameter.type);
    const written = parameter.declaration?.type;
    const isOptional = parameter.optional || writtenNothing(project, written).undefined;
    const optional = isOptional || (members.length > 0 && mayBeUndefined);
    const reasons = members.map((member) => notJson(project, member));
    const hasNoForm = reasons.every((reason) => reason !== undefined);
    const why = reasons[0] ?? "it can only be `undefined`";
    if ((optional || members.length === 0) && hasNoForm) {
      fault(reading, "WL1011", "info", `left out, since ${why}.`, helpForLeftOut(reading));
      return undefined;
    }
    const readOne = (inner: Reading) =>
      withWrittenNull(project, written, readType(inner, parameter.type), parameter.type);
    const read = (attempt: Reading) => bounded(attempt, readOne);
    const possible = () => (optional ? optionally(reading, read) : read(reading));
    const type = hasNoForm ? unsupported(reading, why) : possible();
    if (!type) return undefined;
    return { name: parameter.name, type: withTexts(reading, parameter, type, doc), optional, place: reading.place };
  });
}

function unsupported(reading: Reading, why: string): TypeModel {
  fault(reading, "WL1010", "error", `${why}, and the parameter is required.`, helpForNoForm(reading));
  return UNSUPPORTED;
}

/** Text: `@param`, else the comment directly before the parameter; dotted `@param`s go to the members. */
function withTexts(reading: Reading, parameter: SignatureParameter, type: TypeModel, doc: Doc): TypeModel {
  const { declaration } = parameter;
  const described = withMemberTexts(type, parameter.name, doc, reading.types);
  const expected = declaration && expectedParameter(reading, declaration);
  const said = expected ? withOwnNotes(reading, expected, described, parameter.type) : described;
  const own = declaration ? withOwnNotes(reading, declaration, said, parameter.type) : said;
  const text = doc.params.get(parameter.name);
  const initial = constantOf(reading.project, declaration?.initializer);
  // `x: string = null` is TypeScript's to judge: without `strictNullChecks` it is well typed, and says no more than `x?`.
  const isNothing = initial === null && !takesNull(own);
  const value = own.default ?? (isNothing ? undefined : initial);
  return { ...own, ...(text && { doc: text }), ...(value !== undefined && { default: value }) };
}

function takesNull(type: TypeModel): boolean {
  if (type.kind === "union") return type.members.some(takesNull);
  return type.kind === "null" || type.kind === "unknown" || type.kind === "ref";
}
