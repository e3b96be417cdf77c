import type { Type } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { declaredType } from "./declared-type.js";
import type { Finding } from "./finding.js";

/**
 * Whether windlass, or the user's own code, takes a `ToolSource` where an expression stands: by the type that the place
 * asks for, or since it is a member of a literal that is given as one.
 */
export function isSourcePlace(finding: Finding, node: SyntaxNode): boolean {
  const known = finding.sourcePlaces.get(node);
  if (known !== undefined) return known;
  const found = isAskedFor(finding, node) || isInsideSource(finding, node);
  finding.sourcePlaces.set(node, found);
  return found;
}

/** Whether a type is `ToolSource`, alone or as one branch of a union. */
export function isSourceType(finding: Finding, type: Type): boolean {
  const id = finding.project.id(type);
  const known = finding.sourceTypes.get(id);
  if (known !== undefined) return known;
  finding.sourceTypes.set(id, false); // A constraint may lead back to its own type parameter.
  const found = looksLikeSource(finding, type);
  finding.sourceTypes.set(id, found);
  return found;
}

/** Whether the place of an object literal asks for a `ToolSource` under a name, or the literal itself is one. */
export function isSourceMember(finding: Finding, literal: SyntaxNode, name: string): boolean {
  if (isListedOrAskedFor(finding, literal)) return true;
  const asked = [finding.project.contextualType(literal), declaredType(finding.project, literal)];
  return asked.some((type) => type !== undefined && memberTypes(finding, type, name).some(isSource(finding)));
}

function isSource(finding: Finding): (type: Type) => boolean {
  return (type) => isSourceType(finding, type);
}

function looksLikeSource(finding: Finding, type: Type): boolean {
  const { project, windlass } = finding;
  const alias = project.aliasOf(type);
  if (alias && windlass.owns(alias, "ToolSource")) return true;
  switch (project.kindOfType(type)) {
    case "union":
      return project.members(type).some(isSource(finding));
    case "object":
      return windlass.owns(project.symbolOf(type), "ToolSourceFunction");
    case "type-parameter": {
      const constraint = project.constraint(type);
      return constraint !== undefined && isSourceType(finding, constraint);
    }
    default:
      return false;
  }
}

function isAskedFor(finding: Finding, node: SyntaxNode): boolean {
  const contextual = finding.project.contextualType(node);
  if (contextual && isSourceType(finding, contextual)) return true;
  const declared = declaredType(finding.project, node);
  return declared !== undefined && isSourceType(finding, declared);
}

/** A module or plain object of functions holds no others inside; a list may hold any source. */
function isInsideSource(finding: Finding, node: SyntaxNode): boolean {
  const { project } = finding;
  const { parent } = node;
  if (!parent) return false;
  switch (project.kind(parent)) {
    case "ParenthesizedExpression":
    case "SatisfiesExpression":
    case "NonNullExpression":
    case "ArrayLiteralExpression":
      return isSourcePlace(finding, parent);
    case "PropertyAssignment":
      return parent.parent !== undefined && isListedOrAskedFor(finding, parent.parent);
    default:
      return false;
  }
}

function isListedOrAskedFor(finding: Finding, literal: SyntaxNode): boolean {
  const { parent } = literal;
  const isMember = parent && finding.project.kind(parent) === "PropertyAssignment";
  return isMember ? isAskedFor(finding, literal) : isSourcePlace(finding, literal);
}

function memberTypes(finding: Finding, type: Type, name: string): Type[] {
  const { project } = finding;
  const kind = project.kindOfType(type);
  if (kind === "union") return project.members(type).flatMap((member) => memberTypes(finding, member, name));
  if (kind !== "object" && kind !== "intersection") return [];
  const property = project.properties(type).find((other) => other.name === name);
  if (property) return [property.type];
  return project.indexSignatures(type).map(({ value }) => value);
}
