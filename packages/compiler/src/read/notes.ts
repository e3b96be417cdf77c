import type { Json } from "windlass";
import { docCommentOf } from "../find/doc-comment.js";
import type { TypeModel, TypeNotes } from "../model/type-model.js";
import type { Type, TypeSymbol } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { annotate } from "./annotation.js";
import { constraintsOf } from "./constraints.js";
import { type Doc, readDoc } from "./doc.js";
import { fault, type Reading } from "./reading.js";
import { typedValue } from "./typed-value.js";
import { isOfThePlatform } from "./types/known-types.js";
import { withNotes } from "./with-notes.js";
import { writtenAnnotations } from "./written-annotation.js";

/** The model of a property's or parameter's type with what its own comment, and that of a named simple type, says. */
export function withOwnNotes(reading: Reading, declaration: SyntaxNode, model: TypeModel, type: Type): TypeModel {
  const { project } = reading;
  if (project.isDefaultLib(project.span(declaration).file)) return model;
  const comment = docCommentOf(project, declaration);
  const named = withWrittenNotes(reading, declaration.type, model, type);
  return comment ? withNotes(named, notesFrom(reading, readDoc(comment.text), model, type)) : named;
}

/** What the names by which a type is written say about it. */
export function withWrittenNotes(
  reading: Reading,
  written: SyntaxNode | undefined,
  model: TypeModel,
  type: Type,
): TypeModel {
  const aliased = withAliasNotes(reading, written, model, type);
  return annotate(reading, aliased, writtenAnnotations(reading, written, model));
}

/** The checker forgets the name of `type Port = number`; the declaration still has it. */
function withAliasNotes(reading: Reading, written: SyntaxNode | undefined, model: TypeModel, type: Type): TypeModel {
  const { project } = reading;
  const isSimple = ["string", "number", "boolean", "bigint", "template"].includes(model.kind);
  const [name] = isSimple && written ? project.children(written) : [];
  const symbol = name && project.kind(name) === "Identifier" ? project.symbolAt(name) : undefined;
  return symbol ? withNotes(model, notesOfSymbol(reading, symbol, model, type)) : model;
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

const NAMED: ReadonlySet<string> = new Set([
  "InterfaceDeclaration",
  "TypeAliasDeclaration",
  "EnumDeclaration",
  "ClassDeclaration",
]);

function notesOfSymbol(reading: Reading, symbol: TypeSymbol, model: TypeModel, type: Type): TypeNotes {
  const { project } = reading;
  if (isOfThePlatform(project, symbol) || reading.owns(symbol, project.symbolName(symbol))) return {};
  for (const declaration of project.declarations(symbol)) {
    const comment = NAMED.has(project.kind(declaration)) ? docCommentOf(project, declaration) : undefined;
    if (!comment) continue;
    const { doc, constraints, deprecated } = notesFrom(reading, readDoc(comment.text), model, type);
    return { ...(doc && { doc }), ...(constraints && { constraints }), ...(deprecated && { deprecated }) };
  }
  return {};
}

/** What a comment says beside its text: default, examples, constraints. */
export function notesFrom(reading: Reading, doc: Doc, model: TypeModel, type: Type): TypeNotes {
  const constraints = constraintsOf(reading, doc.tags, model);
  const examples: Json[] = [];
  let fallback: Json | undefined;
  let deprecated = false;
  for (const { name, text } of doc.tags) {
    const value = text.replace(/^`+|`+$/g, "").trim();
    if (name === "deprecated") deprecated = true;
    else if (name === "default" || name === "defaultValue") fallback = defaultOf(reading, value, model, type);
    else if (name === "example" && !text.includes("\n")) {
      const example = typedValue(reading.project, value, model, type);
      if (example !== undefined) examples.push(example);
    }
  }
  return {
    ...(doc.description !== "" && { doc: doc.description }),
    ...(fallback !== undefined && { default: fallback }),
    ...(deprecated && { deprecated: true as const }),
    ...(examples.length > 0 && { examples }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}

function defaultOf(reading: Reading, text: string, model: TypeModel, type: Type): Json | undefined {
  const value = typedValue(reading.project, text, model, type);
  if (value === undefined)
    fault(
      reading,
      "WL1031",
      "error",
      `the default ${text} is not a value of its type, ${reading.project.typeText(type)}.`,
      "Write a constant of the type behind the tag. A default that is computed belongs into the code alone.",
    );
  return value;
}
