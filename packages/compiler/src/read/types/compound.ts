import type { TypeModel } from "../../model/type-model.js";
import type { Project, Type } from "../../typescript/project.js";
import { annotate } from "../notes/annotation.js";
import { notesOfType } from "../notes/notes.js";
import { withNotes } from "../notes/with-notes.js";
import type { Reading, ReadType } from "../reading.js";
import { keyOf, known, recursive, withOrigin } from "../recursion.js";
import { nameHint } from "../type-names.js";
import { knownName } from "./known-types.js";
import { annotationsOfUnknown, type Members, membersOf } from "./members.js";
import { readParts } from "./parts.js";
import { readUnion, unionOf } from "./union.js";
import { anything } from "./unreadable.js";

/** Types that hold others: the ones that can be recursive. */
export function readCompound(reading: Reading, type: Type, read: ReadType): TypeModel {
  const ofUnknown = annotationsOfUnknown(reading.project, type);
  if (ofUnknown) return annotate(reading, anything(reading, "unknown"), ofUnknown);
  const members = membersOf(reading.project, type);
  if (members.annotations.size > 0) return readAnnotated(reading, type, members, read);
  return annotate(reading, readMembers(reading, type, members.defined, read), annotationsOfAlias(reading, type));
}

/** An annotated union of single values is that union; only its alias tells. */
function annotationsOfAlias({ project, owns }: Reading, type: Type): readonly Type[] {
  const alias = project.kindOfType(type) === "union" ? project.aliasOf(type) : undefined;
  return owns(alias, "AnnotatedValues") ? project.aliasArguments(type).slice(1) : [];
}

/** Members that are annotated alike are one type; `null` cannot be annotated, and stands with the others. */
function readAnnotated(reading: Reading, type: Type, { defined, annotations }: Members, read: ReadType): TypeModel {
  const { project } = reading;
  const alike = new Map<string, Type[]>();
  const nulls = defined.filter((member) => project.kindOfType(member) === "null");
  for (const member of defined) {
    if (nulls.includes(member)) continue;
    const key = (annotations.get(member) ?? []).map((given) => project.id(given)).join();
    alike.set(key, [...(alike.get(key) ?? []), member]);
  }
  const groups = [...alike.values()];
  if (groups.length === 1) groups[0]?.push(...nulls);
  else groups.push(nulls);
  const models = groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const model = readMembers(reading, type, group, read);
      return annotate(reading, model, (group[0] && annotations.get(group[0])) ?? []);
    });
  const [only, ...more] = models;
  return only && more.length === 0 ? only : unionOf(models);
}

/** A union of so many values is no small thing to write out twice. */
const WORTH_NAMING = 8;

function readMembers(reading: Reading, type: Type, members: readonly Type[], read: ReadType): TypeModel {
  const { project } = reading;
  if (project.kindOfType(type) === "union") {
    const [only, ...more] = members;
    if (only && more.length === 0) return read(reading, only);
    const isFlat = members.every((member) =>
      ["literal", "string", "number", "null", "bigint", "bigint-literal", "boolean"].includes(
        project.kindOfType(member),
      ),
    );
    if (isFlat) {
      const model = readUnion(reading, members, read);
      const noted = withNotes(model, notesOfType(reading, type, model));
      return members.length < WORTH_NAMING ? noted : withOrigin(reading, noted, nameHint(reading, type));
    }
    const withoutNull = members.filter((member) => project.kindOfType(member) !== "null");
    if (withoutNull.length < members.length) {
      const rest = known(reading, keyOf(reading, withoutNull));
      if (rest) return { kind: "union", members: [rest, { kind: "null" }] };
    }
  }
  // A list without a name of its own is no good head of a recursion: what it is a list of is one.
  if (isContainer(project, type) && !project.aliasOf(type)) return readParts(reading, type, members, read);
  return recursive(reading, type, keyOf(reading, members), (inner) => readParts(inner, type, members, read));
}

function isContainer(project: Project, type: Type): boolean {
  return project.kindOfType(type) === "array" || ["Set", "Map", "Iterable"].includes(knownName(project, type) ?? "");
}
