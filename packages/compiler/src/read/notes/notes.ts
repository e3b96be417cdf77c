import { branchCommentOf, type DocComment, docCommentOf, trailingCommentOf } from "../../find/doc-comment.js";
import type { TypeModel, TypeNotes } from "../../model/type-model.js";
import type { Project, Type, TypeSymbol } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import type { Reading } from "../reading.js";
import { readDoc } from "../text/doc.js";
import { isFileOfThePlatform, isOfThePlatform } from "../types/known-types.js";
import { membersOf } from "../types/members.js";
import { withAliasNotes } from "./alias-notes.js";
import { annotate } from "./annotation.js";
import { notesFrom } from "./comment-notes.js";
import { inheritedComment } from "./inherited-comment.js";
import { withNotes } from "./with-notes.js";
import { writtenAnnotations } from "./written-annotation.js";

/** The model of a property's or parameter's type with what its own comment, and those of the names of its type, say. */
export function withOwnNotes(reading: Reading, declaration: SyntaxNode, model: TypeModel, type: Type): TypeModel {
  const { project } = reading;
  if (isFileOfThePlatform(project, project.span(declaration).file)) return model;
  const own = memberComment(project, declaration);
  const comment = own ?? inheritedComment(project, declaration);
  const isAsWritten = hasWrittenType(project, declaration, type);
  const named = isAsWritten ? withWrittenNotes(reading, declaration.type, model, type) : model;
  const notes = comment ? notesOfMember(reading, comment, named, type, isAsWritten && comment === own) : {};
  const text = notes.doc ?? inheritedText(project, declaration) ?? textOfConstructor(project, declaration);
  return withNotes(named, { ...notes, ...(text !== undefined && { doc: text }) });
}

/** The comment of a member's own. */
export function memberComment(project: Project, declaration: SyntaxNode): DocComment | undefined {
  return docCommentOf(project, declaration) ?? trailingCommentOf(project, declaration);
}

/** A comment without a text, or with `{@inheritDoc}`, leaves the text to the member that is written again. */
function inheritedText(project: Project, declaration: SyntaxNode): string | undefined {
  const inherited = inheritedComment(project, declaration);
  return (inherited && readDoc(inherited.text).description) || undefined;
}

/**
 * `{ [K in keyof T]: string }`, or a member that is narrowed in `extends`: the text holds for the new type too, constraints
 * only where they fit, values do not.
 */
function notesOfMember(
  reading: Reading,
  comment: DocComment,
  model: TypeModel,
  type: Type,
  isAsWritten: boolean,
): TypeNotes {
  if (isAsWritten) return notesFrom(reading, comment, model, type);
  const { default: _, examples, ...notes } = notesFrom({ ...reading, found: () => undefined }, comment, model, type);
  return notes;
}

/** Whether a property has the type that is written at its declaration, and not one that a mapped type made of it. */
function hasWrittenType(project: Project, { type: written }: SyntaxNode, type: Type): boolean {
  // A keyword says all there is to know, and asks the checker nothing.
  if (!written || isKeywordOf(project, written, type)) return true;
  const own = project.typeAt(written);
  const ids = (of: Type) =>
    membersOf(project, of)
      .defined.map((member) => project.id(member))
      .sort()
      .join();
  // With `undefined` beside it, the checker takes `boolean` apart.
  const textOf = (of: Type) => project.typeText(of).replace(/ \| undefined$/, "");
  return ids(own) === ids(type) || textOf(own) === textOf(type);
}

function isKeywordOf(project: Project, written: SyntaxNode, type: Type): boolean {
  const kind = project.kindOfType(type);
  if (kind !== "string" && kind !== "number" && kind !== "boolean") return false;
  const { file, start, end } = project.span(written);
  return end - start === kind.length && project.text(file)?.slice(start, end) === kind;
}

/** `constructor(public name: string)`: the `@param` of the constructor describes the property. */
function textOfConstructor(project: Project, declaration: SyntaxNode): string | undefined {
  const { parent } = declaration;
  if (project.kind(declaration) !== "Parameter" || !parent || project.kind(parent) !== "Constructor") return undefined;
  const comment = docCommentOf(project, parent);
  return (comment && readDoc(comment.text).params.get(declaration.name?.text ?? "")) || undefined;
}

/** What the names by which a type is written say about it. */
export function withWrittenNotes(
  reading: Reading,
  written: SyntaxNode | undefined,
  model: TypeModel,
  type: Type,
): TypeModel {
  const notesOf = (symbol: TypeSymbol, part: TypeModel) => notesOfSymbol(reading, symbol, part, type);
  const aliased = withAliasNotes(reading, written, model, notesOf);
  return annotate(reading, aliased, writtenAnnotations(reading, written, model));
}

/** What the comment on a named type says about the type; comments of the platform's own types never leak. */
export function notesOfType(reading: Reading, type: Type, model: TypeModel): TypeNotes {
  const { project } = reading;
  for (const symbol of [project.aliasOf(type), project.symbolOf(type)]) {
    const notes = symbol ? notesOfSymbol(reading, symbol, model, type) : {};
    if (Object.keys(notes).length > 0) return notes;
  }
  return {};
}

/** What a comment can describe; the branch of a union needs no name. */
const NAMED: ReadonlySet<string> = new Set([
  "InterfaceDeclaration",
  "TypeAliasDeclaration",
  "EnumDeclaration",
  "ClassDeclaration",
  "TypeLiteral",
]);

function notesOfSymbol(reading: Reading, symbol: TypeSymbol, model: TypeModel, type: Type): TypeNotes {
  const { project } = reading;
  if (isOfThePlatform(project, symbol) || reading.owns(symbol, project.symbolName(symbol))) return {};
  for (const declaration of project.declarations(symbol)) {
    const comment = NAMED.has(project.kind(declaration)) ? branchCommentOf(project, declaration) : undefined;
    if (!comment) continue;
    const { doc, ...notes } = notesFrom(reading, comment, model, type);
    return { ...notes, ...(doc !== undefined && !isHelper(reading, declaration) && { doc }) };
  }
  return {};
}

/**
 * `type Simplify<T> = { [K in keyof T]: T[K] }`: the comment on a generic alias tells what is done to a type, not what a
 * value of it is. A generic type that is written out is another matter.
 */
function isHelper({ project }: Reading, declaration: SyntaxNode): boolean {
  const isAlias = project.kind(declaration) === "TypeAliasDeclaration";
  const isGeneric = (declaration.typeParameters?.length ?? 0) > 0;
  return isAlias && isGeneric && declaration.type !== undefined && project.kind(declaration.type) !== "TypeLiteral";
}
