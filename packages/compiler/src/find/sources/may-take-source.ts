import type { Type } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import { namedCallees } from "../callee.js";
import { type Finding, isFunction } from "../finding.js";
import { isSourceType } from "./source-place.js";

/**
 * A quick look at what an expression goes to, before its contextual type is asked for, which means that the checker looks at
 * the whole call: most functions plainly take no `ToolSource`. A yes is a maybe.
 */
export function mayTakeSource(finding: Finding, node: SyntaxNode): boolean {
  const { project } = finding;
  const { parent } = node;
  if (!parent) return false;
  switch (project.kind(parent)) {
    case "CallExpression":
    case "NewExpression":
      return calleeMayTake(finding, parent);
    case "VariableDeclaration":
    case "PropertyDeclaration":
      return parent.type !== undefined && typeMayTake(finding, project.typeAt(parent.type));
    case "ReturnStatement":
      return resultMayBe(finding, functionAround(finding, parent));
    case "ArrowFunction":
      return resultMayBe(finding, parent);
    case "AsExpression":
    case "SatisfiesExpression":
      if (parent.type && typeMayTake(finding, project.typeAt(parent.type))) return true;
      return mayTakeSource(finding, parent);
    case "ArrayLiteralExpression":
    case "ConditionalExpression":
    case "NonNullExpression":
    case "ObjectLiteralExpression":
    case "ParenthesizedExpression":
    case "PropertyAssignment":
    case "SpreadAssignment":
    case "SpreadElement":
      return mayTakeSource(finding, parent);
    default:
      return true;
  }
}

/** What a function without a declared result gives goes to where the function itself goes. */
function resultMayBe(finding: Finding, fn: SyntaxNode | undefined): boolean {
  if (!fn) return false;
  if (fn.type) return typeMayTake(finding, finding.project.typeAt(fn.type));
  return isFunction(finding.project, fn) && mayTakeSource(finding, fn);
}

function functionAround({ project }: Finding, node: SyntaxNode): SyntaxNode | undefined {
  for (let { parent } = node; parent; parent = parent.parent) if (FUNCTIONS.has(project.kind(parent))) return parent;
  return undefined;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  "ArrowFunction",
  "FunctionDeclaration",
  "FunctionExpression",
  "GetAccessor",
  "MethodDeclaration",
]);

function calleeMayTake(finding: Finding, call: SyntaxNode): boolean {
  const known = finding.takers.get(call);
  if (known !== undefined) return known;
  const callees = namedCallees(finding.project, call) ?? [finding.project.calledDeclaration(call)];
  const found = callees.some((declaration) => !declaration || declarationMayTake(finding, declaration));
  finding.takers.set(call, found);
  return found;
}

function declarationMayTake(finding: Finding, declaration: SyntaxNode): boolean {
  const known = finding.takers.get(declaration);
  if (known !== undefined) return known;
  const parameters = finding.project.signatureOf(declaration)?.parameters;
  const found = parameters?.some(({ type }) => typeMayTake(finding, type)) ?? true;
  finding.takers.set(declaration, found);
  return found;
}

function typeMayTake(finding: Finding, type: Type): boolean {
  const id = finding.project.id(type);
  const known = finding.typeTakers.get(id);
  if (known !== undefined) return known;
  finding.typeTakers.set(id, false); // A list may hold lists of its own kind.
  const found = looksLikeTaker(finding, type);
  finding.typeTakers.set(id, found);
  return found;
}

/** Objects may hold anything, and type parameters stand for anything; plain values and other functions do not. */
function looksLikeTaker(finding: Finding, type: Type): boolean {
  const { project } = finding;
  switch (project.kindOfType(type)) {
    case "union":
    case "intersection":
      return project.members(type).some((member) => typeMayTake(finding, member));
    case "array":
      return project.typeArguments(type).some((item) => typeMayTake(finding, item));
    case "object": {
      const signatures = project.signatures(type);
      if (signatures.length === 0 || isSourceType(finding, type)) return true;
      return signatures.some(({ returns }) => isSourceType(finding, returns));
    }
    case "deferred":
    case "tuple":
    case "type-parameter":
      return true;
    default:
      return false;
  }
}
