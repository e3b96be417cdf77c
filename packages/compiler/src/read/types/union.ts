import { sortKey, type TypeModel } from "../../model/type-model.js";
import type { Type } from "../../typescript/project.js";
import { fault, type Reading, type ReadType, UNSUPPORTED } from "../reading.js";
import { sortedLiterals } from "./literals.js";
import { notJson } from "./not-json.js";

/** Reads the members of a union without `undefined`; literals become one member, `true | false` is boolean. */
export function readUnion(reading: Reading, members: readonly Type[], read: ReadType): TypeModel {
  const { project } = reading;
  const values: (string | number | boolean)[] = [];
  const models = new Map<string, TypeModel>();
  const add = (model: TypeModel) => models.set(sortKey(model), model);
  for (const member of members) {
    if (project.kindOfType(member) === "literal") values.push(project.literalValue(member));
    else {
      const why = notJson(project, member);
      if (why !== undefined) dropped(reading, member, why);
      else add(read(reading, member));
    }
  }
  const isBoolean = (values.includes(true) && values.includes(false)) || models.has(BOOLEAN);
  if (isBoolean) add({ kind: "boolean" });
  const literals = sortedLiterals(values.filter((value) => !isBoolean || typeof value !== "boolean"));
  if (literals.length > 0) add({ kind: "literal", values: literals });
  const flat = [...models.values()].flatMap((model) =>
    model.kind === "union" && model.doc === undefined ? model.members : [model],
  );
  const [only, ...more] = [...new Map(flat.map((model) => [sortKey(model), model])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, model]) => model);
  if (!only) return UNSUPPORTED;
  return more.length === 0 ? only : { kind: "union", members: [only, ...more] };
}

const BOOLEAN = sortKey({ kind: "boolean" });

function dropped(reading: Reading, member: Type, why: string): void {
  if (reading.direction === "output") return;
  const text = reading.project.typeText(member);
  fault(
    reading,
    "WL1022",
    "error",
    `the branch ${text} of the union cannot be sent: ${why}.`,
    "Take the branch out of the parameter's type.",
  );
}
