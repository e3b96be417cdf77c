import type { Json } from "windlass";
import type { Project } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";

/** The value of an initializer that is constant: literals, arrays and objects of them, and names whose type is one literal. */
export function constantOf(project: Project, node: SyntaxNode | undefined): Json | undefined {
  if (!node) return undefined;
  switch (project.kind(node)) {
    case "StringLiteral":
    case "NoSubstitutionTemplateLiteral":
      return node.text;
    case "NumericLiteral":
      return finite(Number(node.text));
    // In JSON it travels as text.
    case "BigIntLiteral":
      return node.text === undefined ? undefined : bigintText(node.text);
    case "TrueKeyword":
      return true;
    case "FalseKeyword":
      return false;
    case "NullKeyword":
      return null;
    case "ParenthesizedExpression":
    case "AsExpression":
    case "TypeAssertionExpression":
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
    case "ElementAccessExpression":
      return namedValue(project, node);
    default:
      return undefined;
  }
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}

function bigintText(text: string): string | undefined {
  const digits = text.replace(/n$/, "").replaceAll("_", "");
  return /^(?:\d+|0[xob][\da-f]+)$/i.test(digits) ? String(BigInt(digits)) : undefined;
}

/** `-1`, `-1n`, `+1`. */
function negated(project: Project, node: SyntaxNode): Json | undefined {
  const { file, start } = project.span(node);
  const sign = project.text(file)?.[start];
  const value = constantOf(project, node.operand);
  const isBigint = node.operand !== undefined && project.kind(node.operand) === "BigIntLiteral";
  if (sign === "+") return typeof value === "number" ? value : undefined;
  if (sign !== "-") return undefined;
  if (isBigint) return typeof value === "string" ? String(-BigInt(value)) : undefined;
  return typeof value === "number" ? -value : undefined;
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
    // `__proto__: x` sets what an object inherits from.
    if (name === undefined || name === "__proto__" || value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

/** `LIMITS.page`, `Level["High"]`: the checker knows the value where its type is one literal; else a constant is looked up. */
function namedValue(project: Project, node: SyntaxNode): Json | undefined {
  const type = project.typeAt(node);
  switch (project.kindOfType(type)) {
    case "literal":
      return project.literalValue(type);
    case "null":
      return null;
    case "undefined":
      return undefined;
    default:
      return project.kind(node) === "Identifier" ? valueOfConstant(project, node) : undefined;
  }
}

/** `const MAX: number = 5`. What can be changed later (an array, an object) is no constant, unless it is `as const`. */
function valueOfConstant(project: Project, node: SyntaxNode): Json | undefined {
  const initializer = initializerOfConstant(project, node);
  if (!initializer || project.kind(initializer) === "Identifier") return undefined;
  const value = constantOf(project, initializer);
  const written = project.span(initializer);
  const isFrozen = /\bas\s+const\s*\)?$/.test(project.text(written.file)?.slice(written.start, written.end) ?? "");
  return typeof value === "object" && value !== null && !isFrozen ? undefined : value;
}

/** What a name that is declared once, with `const`, is set to. */
export function initializerOfConstant(project: Project, node: SyntaxNode): SyntaxNode | undefined {
  const { parent } = node;
  const isShorthand = parent !== undefined && project.kind(parent) === "ShorthandPropertyAssignment";
  const symbol = isShorthand ? project.shorthandValue(parent) : project.symbolAt(node);
  const [declaration, ...more] = symbol ? project.declarations(symbol) : [];
  if (!declaration || more.length > 0 || project.kind(declaration) !== "VariableDeclaration") return undefined;
  const { file, start, end } = project.span(declaration.parent ?? declaration);
  return /^const\s/.test(project.text(file)?.slice(start, end) ?? "") ? declaration.initializer : undefined;
}
