import type { TypeModel, TypeNotes } from "../../model/type-model.js";
import type { TypeSymbol } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import type { Reading } from "../reading.js";
import { isOfThePlatform } from "../types/known-types.js";
import { type Inner, withItems, withValues } from "./alias-parts.js";
import { changed } from "./changed.js";
import { withNotes } from "./with-notes.js";

/** What the comment on a named type says of a model. */
export type NotesOfSymbol = (symbol: TypeSymbol, model: TypeModel) => TypeNotes;

/** A type that is written by its name. */
export function withReference(
  reading: Reading,
  model: TypeModel,
  [name, ...args]: readonly SyntaxNode[],
  inner: Inner,
  notesOf: NotesOfSymbol,
): TypeModel {
  const { project } = reading;
  const last = name && project.kind(name) === "QualifiedName" ? project.children(name).at(-1) : name;
  const symbol = last && project.symbolAt(last);
  if (!symbol) return model;
  if (isOfThePlatform(project, symbol)) return withArguments(project.symbolName(symbol), model, args, inner);
  const [declaration] = project.declarations(symbol);
  const kind = declaration && project.kind(declaration);
  // An object knows its name.
  if (model.kind === "object" || model.kind === "any-object" || model.kind === "ref") return model;
  if (kind === "EnumDeclaration") return withNotes(model, notesOf(symbol, model));
  if (kind !== "TypeAliasDeclaration" || reading.owns(symbol, project.symbolName(symbol))) return model;
  if (knowsItsName(reading, declaration, model)) return model;
  const aliased = args.length === 0 ? inner(declaration?.type, model) : model;
  return withNotes(aliased, notesOf(symbol, aliased));
}

/** `Stop | null` with an alias of an object: its branch has the comment already. */
function knowsItsName({ project }: Reading, alias: SyntaxNode | undefined, model: TypeModel): boolean {
  return model.kind === "union" && alias?.type !== undefined && project.kind(alias.type) === "TypeLiteral";
}

/** The types of the language that hold others. */
function withArguments(name: string, model: TypeModel, args: readonly SyntaxNode[], inner: Inner): TypeModel {
  switch (name) {
    case "Array":
    case "ReadonlyArray":
    case "Set":
    case "ReadonlySet":
    case "Iterable":
      return withItems(model, (items) => inner(args[0], items));
    case "Map":
    case "ReadonlyMap":
      if (model.kind !== "map") return model;
      return changed(model, { ...model, key: inner(args[0], model.key), value: inner(args[1], model.value) });
    case "Record":
      return model.kind === "object"
        ? changed(
            model,
            withValues(model, (value) => inner(args[1], value)),
          )
        : model;
    case "NonNullable":
    case "Promise":
    case "Partial":
    case "Required":
    case "Readonly":
      return inner(args[0], model);
    default:
      return model;
  }
}
