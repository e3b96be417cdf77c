import type { Json } from "windlass";
import type { Project } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";

/** The value of an initializer that is constant: literals, arrays and objects of them, and names whose type is one literal. */
export function constantOf(project: Project, node: SyntaxNode | undefined): Json | undefined {
  if (!node) return undefined;
  switch (project.kind(node)) {
    case "StringLiteral":
    case "NoSubstitutionTemplateLiteral":
      return node.text;
    case "NumericLiteral":
      return Number(node.text);
    case "TrueKeyword":
      return true;
    case "FalseKeyword":
      return false;
    case "NullKeyword":
      return null;
    case "ParenthesizedExpression":
    case "AsExpression":
    case "SatisfiesExpression":
    case "NonNullExpression":
      return constantOf(project, node.expression);
    case "PrefixUnaryExpression":
      return negated(project, node);
    case "ArrayLiteralExpression":
      return allOf((node.elements ?? []).map((element) => constantOf(project, element)));
    case "ObjectLiteralExpression":
      return objectOf(project, node);
    case "Identifier":
    case "PropertyAccessExpression":
      return literalOf(project, node);
    default:
      return undefined;
  }
}

function negated(project: Project, node: SyntaxNode): Json | undefined {
  const { file, start } = project.span(node);
  const value = constantOf(project, node.operand);
  return project.text(file)?.[start] === "-" && typeof value === "number" ? -value : undefined;
}

function allOf(values: readonly (Json | undefined)[]): Json | undefined {
  return values.includes(undefined) ? undefined : (values as Json[]);
}

function objectOf(project: Project, node: SyntaxNode): Json | undefined {
  const entries: [string, Json][] = [];
  for (const property of node.properties ?? []) {
    const name = property.name?.text;
    const value =
      project.kind(property) === "PropertyAssignment" ? constantOf(project, property.initializer) : undefined;
    if (name === undefined || value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

/** `LIMITS.page`, `Level.High`: the checker knows the value where its type is one literal. */
function literalOf(project: Project, node: SyntaxNode): Json | undefined {
  const type = project.typeAt(node);
  return project.kindOfType(type) === "literal" ? project.literalValue(type) : undefined;
}
