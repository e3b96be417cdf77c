import type { Project } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";

/** Whether an expression is given to something that may ask for a type: an argument, a property's value, a result, … */
export function isGiven(project: Project, node: SyntaxNode): boolean {
  const { parent } = node;
  if (!parent) return false;
  switch (project.kind(parent)) {
    case "CallExpression":
    case "NewExpression":
      return parent.arguments?.includes(node) ?? false;
    case "PropertyAssignment":
    case "Parameter":
    case "BindingElement":
      return parent.initializer === node;
    case "VariableDeclaration":
    case "PropertyDeclaration":
      return parent.initializer === node && parent.type !== undefined;
    case "ArrowFunction":
      return parent.body === node;
    case "BinaryExpression":
      return project.children(parent).some((part) => GIVING.has(project.kind(part)));
    case "ArrayLiteralExpression":
    case "AsExpression":
    case "ConditionalExpression":
    case "JsxExpression":
    case "NonNullExpression":
    case "ParenthesizedExpression":
    case "ReturnStatement":
    case "SatisfiesExpression":
      return true;
    default:
      return false;
  }
}

/** The operators whose operands go where the whole goes. */
const GIVING: ReadonlySet<string> = new Set([
  "EqualsToken",
  "QuestionQuestionToken",
  "BarBarToken",
  "AmpersandAmpersandToken",
]);
