import type { TypeModel } from "../../model/type-model.js";
import type { Type } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import type { Reading } from "../reading.js";

/**
 * What the written type of a declaration is annotated with. For single values (`boolean`, enums, literals) and `any` the
 * resolved type has no room for it, so that the source is read: `Annotated<"a" | "b", "text">`, an alias of it, or one of
 * them beside `null` and `undefined`.
 */
export function writtenAnnotations(reading: Reading, written: SyntaxNode | undefined, model: TypeModel): Type[] {
  return written && holdsSingleValues(model) ? annotationsIn(reading, written, 0) : [];
}

function holdsSingleValues(model: TypeModel): boolean {
  if (model.kind === "union")
    return model.members.every((member) => member.kind === "null" || holdsSingleValues(member));
  return ["literal", "boolean", "unknown"].includes(model.kind);
}

/** An alias of an alias is followed so far. */
const MAX_ALIASES = 20;

function annotationsIn(reading: Reading, written: SyntaxNode, depth: number): Type[] {
  const { project } = reading;
  if (depth > MAX_ALIASES) return [];
  const inside = project.children(written);
  switch (project.kind(written)) {
    case "ParenthesizedType":
      return inside[0] ? annotationsIn(reading, inside[0], depth) : [];
    case "UnionType": {
      const [only, ...more] = inside.filter((member) => !isNothing(reading, member));
      return only && more.length === 0 ? annotationsIn(reading, only, depth) : [];
    }
    case "TypeReference":
      return annotationsOfReference(reading, inside, depth);
    default:
      return [];
  }
}

function annotationsOfReference(reading: Reading, [name, ...args]: readonly SyntaxNode[], depth: number): Type[] {
  const { project } = reading;
  const symbol = name && project.symbolAt(name);
  if (!symbol) return [];
  const [inner, given] = args;
  if (reading.owns(symbol, "Annotated") && inner && given)
    return [...annotationsIn(reading, inner, depth), project.typeAt(given)];
  const [declaration] = project.declarations(symbol);
  const isPlainAlias = declaration && project.kind(declaration) === "TypeAliasDeclaration" && args.length === 0;
  return isPlainAlias && declaration.type ? annotationsIn(reading, declaration.type, depth + 1) : [];
}

/** `null`, `undefined`. */
function isNothing({ project }: Reading, written: SyntaxNode): boolean {
  const [inner] = project.children(written);
  const literal = project.kind(written) === "LiteralType" ? inner : written;
  return literal !== undefined && ["NullKeyword", "UndefinedKeyword"].includes(project.kind(literal));
}
