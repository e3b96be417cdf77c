import type { Type } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import type { Finding } from "../finding.js";
import { declaredType } from "./declared-type.js";

/**
 * Whether windlass, or the user's own code, takes a `ToolSource` where an expression stands: by the type that the place
 * asks for, or since it is a member of a literal that is given as one.
 */
export function isSourcePlace(finding: Finding, node: SyntaxNode): boolean {
  const known = finding.sourcePlaces.get(node);
  if (known !== undefined) return known;
  const found = isAskedFor(finding, node, "ToolSourceFunction") || isInsideSource(finding, node);
  finding.sourcePlaces.set(node, found);
  return found;
}

/** Whether a type takes a function as a source of tools, alone or as one branch of a union. */
export function isSourceType(finding: Finding, type: Type): boolean {
  return holds(finding, "ToolSourceFunction", type);
}

/** Whether the members of an object literal are taken as sources, or one of that name is. */
export function isSourceMember(finding: Finding, literal: SyntaxNode, name: string): boolean {
  if (isCollection(finding, literal)) return true;
  const asked = [finding.project.contextualType(literal), declaredType(finding.project, literal)];
  return asked.some((type) => type && memberTypes(finding, type, name).some((inner) => isSourceType(finding, inner)));
}

/** The two interfaces of windlass that make up what a `ToolSource` is: a function, or what holds functions. */
type SourcePart = "ToolSourceFunction" | "ToolSourceMembers";

function holds(finding: Finding, part: SourcePart, type: Type): boolean {
  const key = `${part} ${finding.project.id(type)}`;
  const known = finding.sourceTypes.get(key);
  if (known !== undefined) return known;
  finding.sourceTypes.set(key, false); // A constraint may lead back to its own type parameter.
  const found = looksLike(finding, part, type);
  finding.sourceTypes.set(key, found);
  return found;
}

function looksLike(finding: Finding, part: SourcePart, type: Type): boolean {
  const { project, windlass } = finding;
  switch (project.kindOfType(type)) {
    case "union":
      return project.members(type).some((member) => holds(finding, part, member));
    case "object":
      return windlass.owns(project.symbolOf(type), part);
    case "type-parameter": {
      const constraint = project.constraint(type);
      return constraint !== undefined && holds(finding, part, constraint);
    }
    default:
      return false;
  }
}

function isAskedFor(finding: Finding, node: SyntaxNode, part: SourcePart): boolean {
  const contextual = finding.project.contextualType(node);
  if (contextual && holds(finding, part, contextual)) return true;
  const declared = declaredType(finding.project, node);
  return declared !== undefined && holds(finding, part, declared);
}

function isInsideSource(finding: Finding, node: SyntaxNode): boolean {
  const { project } = finding;
  const { parent } = node;
  if (!parent) return false;
  switch (project.kind(parent)) {
    case "ParenthesizedExpression":
    case "SatisfiesExpression":
    case "NonNullExpression":
      return isSourcePlace(finding, parent);
    case "ArrayLiteralExpression":
      return isCollection(finding, parent);
    case "PropertyAssignment":
      return parent.parent !== undefined && isCollection(finding, parent.parent);
    default:
      return false;
  }
}

/** Whether a literal is given as a source by itself. A plain object of functions holds no further ones inside. */
function isCollection(finding: Finding, literal: SyntaxNode): boolean {
  if (isAskedFor(finding, literal, "ToolSourceMembers")) return true;
  const { parent } = literal;
  const isListed = parent !== undefined && finding.project.kind(parent) === "ArrayLiteralExpression";
  return isListed && isCollection(finding, parent);
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
