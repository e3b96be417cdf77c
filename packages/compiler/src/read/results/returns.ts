import type { TypeModel } from "../../model/type-model.js";
import type { Project, Signature, Type } from "../../typescript/project.js";
import { withWrittenNotes } from "../notes/notes.js";
import { readType } from "../read-type.js";
import { fault, type Reading, unresolved } from "../reading.js";
import { notJson } from "../types/not-json.js";
import { readUnion } from "../types/union.js";
import { awaitedNode, withWrittenNull } from "../types/written-nothing.js";
import { awaitedTypes, promisedType } from "./awaited.js";
import { contentShare } from "./content-blocks.js";

/** The awaited return type; undefined where a caller gets nothing that can be described. */
export function readReturns(
  reading: Reading,
  { returns: type, declaration }: Signature,
  text: string,
): TypeModel | undefined {
  const { project } = reading;
  const members = project.kindOfType(type) === "union" ? project.members(type) : [type];
  const awaited = members.flatMap((member) => awaitedTypes(project, member));
  const [only, ...more] = awaited.filter((member) => !NOTHING.has(project.kindOfType(member)));
  if (!only) return undefined;
  if (project.kindOfType(only) === "error") unresolved(reading, "its type");
  if (more.length === 0 && isAnything(reading, only)) return undefined;
  const share = contentShare(reading, [only, ...more]);
  if (share !== "none") return share === "all" ? undefined : reportMixed(reading);
  const why = more.length === 0 ? notJson(project, only) : undefined;
  if (why !== undefined) return reportNoForm(reading, why);
  // Read as it was written where nothing had to be awaited: the type's own name is kept for `$defs`.
  const isWritten = awaited.every((member, index) => member === members[index]);
  const several = () => (isWritten ? readType(reading, type) : readUnion(reading, [only, ...more], readType));
  const read = more.length === 0 ? readType(reading, only) : several();
  const written = awaitedNode(project, declaration?.type);
  const model = withWrittenNotes(reading, written, withWrittenNull(project, written, read, only), only);
  return text === "" ? model : { ...model, doc: text };
}

function reportNoForm(reading: Reading, why: string): undefined {
  const help = "Return plain data. What it is used for may be done in the function; a stream can be read to its end.";
  fault(reading, "WL1026", "warning", `the result cannot be described: ${why}.`, help);
  return undefined;
}

/** Which of the two comes out is known at run time only, and a schema for the data would refuse the blocks. */
function reportMixed(reading: Reading): undefined {
  const what = "the function returns blocks of content or data, so the data has no output schema and is not checked.";
  const help =
    "Return one of the two: data alone, or blocks, with the data in a block of text: `textContent(JSON.stringify(data))`.";
  fault(reading, "WL1035", "warning", what, help);
  return undefined;
}

const NOTHING: ReadonlySet<string> = new Set(["void", "undefined", "never"]);

function isAnything(reading: Reading, type: Type): boolean {
  return ["any", "unknown", "error"].includes(reading.project.kindOfType(type));
}

/** Whether `undefined` or `void` is one of several things that the function may return. */
export function mayReturnNothing(project: Project, type: Type): boolean {
  if (project.kindOfType(type) === "union") {
    return project
      .members(type)
      .some((member) => NOTHING.has(project.kindOfType(member)) || mayReturnNothing(project, member));
  }
  const inner = promisedType(project, type);
  return inner !== undefined && mayReturnNothing(project, inner);
}
