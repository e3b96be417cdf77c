import type { TypeModel } from "../../model/type-model.js";
import type { Project, Type } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import { membersOf } from "./members.js";
import { unionOf } from "./union.js";

/**
 * `| null` and `| undefined` as they are written: without `strictNullChecks` the checker drops them, and the source still
 * says what the function takes.
 */
export interface WrittenNothing {
  readonly null: boolean;
  readonly undefined: boolean;
}

const NOTHING: WrittenNothing = { null: false, undefined: false };

export function writtenNothing(project: Project, written: SyntaxNode | undefined): WrittenNothing {
  if (!written || project.kind(written) !== "UnionType") return NOTHING;
  const kinds = project.children(written).map((member) => {
    const [inner] = project.kind(member) === "LiteralType" ? project.children(member) : [member];
    return inner && project.kind(inner);
  });
  // Where the checker knows them, what is left in the resolved type counts: a mapped type may have taken them away.
  const known = membersOf(project, project.typeAt(written));
  const isNullKnown = known.defined.some((member) => project.kindOfType(member) === "null");
  return {
    null: kinds.includes("NullKeyword") && !isNullKnown,
    undefined: kinds.includes("UndefinedKeyword") && !known.mayBeUndefined,
  };
}

/** The model with the `null` that the checker dropped. */
export function withWrittenNull(
  project: Project,
  written: SyntaxNode | undefined,
  model: TypeModel,
  type: Type,
): TypeModel {
  if (!writtenNothing(project, written).null || model.kind === "unknown" || model.kind === "unsupported") return model;
  const { defined } = membersOf(project, type);
  if (defined.some((member) => ["null", "any", "unknown"].includes(project.kindOfType(member)))) return model;
  return unionOf([model, { kind: "null" }]);
}

/** The type that is written for what a function's promise holds. */
export function awaitedNode(project: Project, written: SyntaxNode | undefined): SyntaxNode | undefined {
  if (!written || project.kind(written) !== "TypeReference") return written;
  const [name, argument] = project.children(written);
  return name?.text === "Promise" && argument ? argument : written;
}
