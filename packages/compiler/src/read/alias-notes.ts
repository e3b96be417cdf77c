import type { ObjectModel, TypeModel, TypeNotes } from "../model/type-model.js";
import type { TypeSymbol } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import type { Reading } from "./reading.js";
import { isOfThePlatform } from "./types/known-types.js";
import { withNotes } from "./with-notes.js";

/** What the comment on a named type says of a model. */
export type NotesOfSymbol = (symbol: TypeSymbol, model: TypeModel) => TypeNotes;

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
    case "UnionType":
      return withMembers(reading, model, inside, inner);
    case "TypeReference":
      return withReference(reading, model, inside, inner, notesOf);
    default:
      return model;
  }
}

function isListType({ project }: Reading, node: SyntaxNode | undefined): boolean {
  return node !== undefined && ["ArrayType", "TupleType"].includes(project.kind(node));
}

/** An alias of an alias is followed so far. */
const MAX_DEPTH = 30;

type Inner = (node: SyntaxNode | undefined, part: TypeModel) => TypeModel;

/** What was changed inside is no plain use of a shared type any more. */
function changed<Model extends TypeModel>(before: Model, after: Model): Model {
  if (JSON.stringify(before) === JSON.stringify(after)) return before;
  const { origin, ...own } = after;
  return own as Model;
}

function withItems(model: TypeModel, inner: (items: TypeModel) => TypeModel): TypeModel {
  if (model.kind === "union") return eachMember(model, (member) => withItems(member, inner));
  if (model.kind !== "array" && model.kind !== "set") return model;
  return changed(model, { ...model, items: inner(model.items) });
}

function withElements(reading: Reading, model: TypeModel, nodes: readonly SyntaxNode[], inner: Inner): TypeModel {
  if (model.kind === "union") return eachMember(model, (member) => withElements(reading, member, nodes, inner));
  if (model.kind !== "tuple") return model;
  const { project } = reading;
  const isRest = (node: SyntaxNode) => node.dotDotDotToken !== undefined || project.kind(node) === "RestType";
  const typeOf = (node: SyntaxNode): SyntaxNode | undefined =>
    ["NamedTupleMember", "OptionalType", "RestType"].includes(project.kind(node))
      ? (node.type ?? project.children(node).at(-1))
      : node;
  const fixed = nodes.filter((node) => !isRest(node)).map(typeOf);
  const elements = model.elements.map((element, index) => ({ ...element, type: inner(fixed[index], element.type) }));
  return changed(model, { ...model, elements });
}

/** A list that may be null, say. */
function eachMember(model: Extract<TypeModel, { kind: "union" }>, inner: (member: TypeModel) => TypeModel): TypeModel {
  return changed(model, { ...model, members: model.members.map(inner) });
}

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

const SIMPLE: ReadonlySet<string> = new Set(["string", "number", "boolean", "bigint", "template", "array", "tuple"]);

/** `null`, `undefined`. */
function isNothing({ project }: Reading, node: SyntaxNode): boolean {
  const inside = project.kind(node) === "LiteralType" ? project.children(node)[0] : node;
  return inside !== undefined && ["NullKeyword", "UndefinedKeyword"].includes(project.kind(inside));
}

function withReference(
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

function withValues<Model extends ObjectModel>(model: Model, inner: (value: TypeModel) => TypeModel): Model {
  const properties = model.properties.map((property) => ({ ...property, type: inner(property.type) }));
  const patterns = model.patterns?.map((entry) => ({ ...entry, type: inner(entry.type) }));
  return { ...model, properties, ...(model.index && { index: inner(model.index) }), ...(patterns && { patterns }) };
}
