import { docCommentOf } from "../../find/doc-comment.js";
import type { TypeModel } from "../../model/type-model.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import type { Reading } from "../reading.js";
import { withWrittenNull } from "../types/written-nothing.js";
import { eachMember, type Inner, withElements, withItems } from "./alias-parts.js";
import { type NotesOfSymbol, withReference } from "./alias-reference.js";
import { notesFrom } from "./comment-notes.js";
import { withNotes } from "./with-notes.js";

/**
 * The model with what the comments on the names say by which its type is written. The checker forgets the names of simple
 * types (`type Port = number`), of lists, and of everything that is joined with `undefined`; the source still has them.
 */
export function withAliasNotes(
  reading: Reading,
  written: SyntaxNode | undefined,
  model: TypeModel,
  notesOf: NotesOfSymbol,
  depth = 0,
): TypeModel {
  if (!written || depth > MAX_DEPTH) return model;
  const { project } = reading;
  const inside = project.children(written);
  const inner: Inner = (node, part) => withAliasNotes(reading, node, part, notesOf, depth + 1);
  switch (project.kind(written)) {
    case "ParenthesizedType":
      return inner(inside[0], model);
    case "TypeOperator":
      // `readonly T[]`; the model of `keyof T` says nothing about `T`.
      return isListType(reading, inside[0]) ? inner(inside[0], model) : model;
    case "ArrayType":
      return withItems(model, (items) => inner(inside[0], items));
    case "TupleType":
      return withElements(reading, model, inside, inner);
    case "OptionalType":
      return inner(written.type ?? inside.at(-1), model);
    case "NamedTupleMember":
      return withLabelNotes(reading, written, inner(written.type ?? inside.at(-1), model));
    case "UnionType":
      return withDroppedNull(reading, written, withMembers(reading, model, inside, inner));
    case "TypeReference":
      return withReference(reading, model, inside, inner, notesOf);
    default:
      return model;
  }
}

/** `[/** In degrees. *\/ lat: number]`: the comment at a label speaks about the element. */
function withLabelNotes(reading: Reading, member: SyntaxNode, model: TypeModel): TypeModel {
  const { project } = reading;
  const comment = docCommentOf(project, member);
  if (!comment || !member.type) return model;
  return withNotes(model, notesFrom(reading, comment, model, project.typeAt(member.type)));
}

function isListType({ project }: Reading, node: SyntaxNode | undefined): boolean {
  return node !== undefined && ["ArrayType", "TupleType"].includes(project.kind(node));
}

/** An alias of an alias is followed so far. */
const MAX_DEPTH = 30;

/** `Port | null` is a use of `Port`; of several types each speaks about its own. */
function withMembers(reading: Reading, model: TypeModel, nodes: readonly SyntaxNode[], inner: Inner): TypeModel {
  const { project } = reading;
  const named = nodes.filter((node) => !isNothing(reading, node));
  const [only, ...more] = named;
  if (only && more.length === 0) return inner(only, model);
  if (model.kind !== "union") return model;
  const kinds = named.map((node) => ({ node, kind: project.kindOfType(project.typeAt(node)) }));
  return eachMember(model, (member) => {
    const [own, ...others] = kinds.filter(({ kind }) => kind === member.kind);
    // Of two names for one type neither speaks for both.
    return own && others.length === 0 && SIMPLE.has(member.kind) ? inner(own.node, member) : member;
  });
}

/** `(string | null)[]` without `strictNullChecks`. */
function withDroppedNull({ project }: Reading, written: SyntaxNode, model: TypeModel): TypeModel {
  const hasNull = model.kind === "union" ? model.members.some(({ kind }) => kind === "null") : model.kind === "null";
  return hasNull ? model : withWrittenNull(project, written, model, project.typeAt(written));
}

const SIMPLE: ReadonlySet<string> = new Set(["string", "number", "boolean", "bigint", "template", "array", "tuple"]);

/** `null`, `undefined`. */
function isNothing({ project }: Reading, node: SyntaxNode): boolean {
  const inside = project.kind(node) === "LiteralType" ? project.children(node)[0] : node;
  return inside !== undefined && ["NullKeyword", "UndefinedKeyword"].includes(project.kind(inside));
}
