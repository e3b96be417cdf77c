import type { Type } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { type DocComment, docCommentOf } from "./doc-comment.js";
import { bare, type Finding, isFunction, nameIn } from "./finding.js";

/** What a function is given to. */
export interface Holder {
  readonly node: SyntaxNode;
  readonly name?: string;
}

/** The declaration that holds an expression: its comment is the tool's, its name the tool's where the function has none. */
export function holderOf(finding: Finding, expression: SyntaxNode): Holder | undefined {
  const { project } = finding;
  let name: string | undefined;
  for (let node = expression.parent; node; node = node.parent) {
    switch (project.kind(node)) {
      case "VariableDeclaration":
      case "PropertyAssignment":
      case "PropertyDeclaration":
        name = node.name?.text;
        if (project.kind(node) !== "VariableDeclaration") return { node, ...(name !== undefined && { name }) };
        break;
      case "BinaryExpression":
        if (!isAssigned(finding, node, expression)) return undefined;
        name = assignedName(finding, node);
        break;
      case "VariableStatement":
      case "ExportAssignment":
      case "ExpressionStatement":
        return { node, ...(name !== undefined && { name }) };
      case "ParenthesizedExpression":
      case "AsExpression":
      case "SatisfiesExpression":
      case "NonNullExpression":
      case "VariableDeclarationList":
        break;
      default:
        return undefined;
    }
  }
  return undefined;
}

/** Whether an expression is the right side of `… = …`. */
function isAssigned({ project }: Finding, assignment: SyntaxNode, value: SyntaxNode): boolean {
  const [, operator, right] = project.children(assignment);
  const isRight = right !== undefined && right.pos <= value.pos && value.end <= right.end;
  return isRight && operator !== undefined && project.kind(operator) === "EqualsToken";
}

/** `api.search = …`, `search = …` */
function assignedName({ project }: Finding, assignment: SyntaxNode): string | undefined {
  const [left] = project.children(assignment);
  return left && nameIn(project, left).text;
}

/** The name of a function: its own, or that by which it is named. */
export function ownName(finding: Finding, fn: SyntaxNode): string | undefined {
  const { project } = finding;
  if (isFunction(project, fn)) return fn.name?.text;
  const symbol = project.symbolAt(nameIn(project, fn));
  const name = symbol && project.symbolName(symbol);
  return name?.startsWith("__") || name === "default" ? undefined : name;
}

/** The comment at the declaration of a function that is only named here, in another file or package. */
export function commentElsewhere(finding: Finding, fn: SyntaxNode, type?: Type): DocComment | undefined {
  const { project } = finding;
  const declarations = isFunction(project, fn) ? [] : declarationsOf(finding, fn, type);
  for (const declaration of declarations) {
    if (project.isDefaultLib(project.span(declaration).file)) continue;
    const comment = docCommentOf(project, statementOf(finding, declaration));
    if (comment) return comment;
  }
  return undefined;
}

/** Where a function that is named is declared: by the name, and by the signature that its type has. */
export function declarationsOf({ project }: Finding, expression: SyntaxNode, type?: Type): readonly SyntaxNode[] {
  const inner = bare(project, expression) ?? expression;
  const symbol = project.symbolAt(nameIn(project, inner));
  const named = symbol ? project.declarations(symbol) : [];
  const called = type ? project.signatures(type).flatMap(({ declaration }) => declaration ?? []) : [];
  return [...named.filter((declaration) => project.kind(declaration) !== "ShorthandPropertyAssignment"), ...called];
}

/** What carries the doc comment of a declaration: for `const f = (…) => …` the whole statement. */
export function statementOf(finding: Finding, declaration: SyntaxNode): SyntaxNode {
  const { project } = finding;
  const { parent } = declaration;
  return parent && HOLDERS.has(project.kind(parent)) ? statementOf(finding, parent) : declaration;
}

const HOLDERS: ReadonlySet<string> = new Set([
  "ParenthesizedExpression",
  "AsExpression",
  "SatisfiesExpression",
  "NonNullExpression",
  "PropertyAssignment",
  "VariableDeclaration",
  "VariableDeclarationList",
  "VariableStatement",
]);
