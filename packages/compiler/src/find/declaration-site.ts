import type { SyntaxNode } from "../typescript/syntax.js";
import { docCommentOf, hasTag } from "./doc-comment.js";
import { bare, type Finding, isFunction, reportNoEffect } from "./finding.js";
import type { ToolSite } from "./tool-site.js";

/** `/** … @tool *\/ function f(…) { … }`, overloads included: the signature that carries the mark is the one that is read. */
export function functionSite(finding: Finding, node: SyntaxNode): ToolSite | undefined {
  const { project } = finding;
  const comment = docCommentOf(project, node);
  if (!comment || !hasTag(comment, "tool")) return undefined;
  finding.consumed.add(comment.start);
  const name = node.name?.text;
  if (!node.name || name === undefined) return reportNoName(finding, node);
  const implementation = node.body ? node : implementationOf(finding, node);
  if (!implementation?.name) return reportNoBody(finding, node.name);
  return {
    mark: "tag",
    node,
    callee: { declaration: node },
    name,
    place: project.span(node.name),
    comment,
    attachment: {
      form: "binding",
      name,
      nameSpan: project.span(implementation.name),
      statement: project.span(implementation),
    },
  };
}

/** `/** … @tool *\/ export const f = (…) => …`, or any other constant whose value can be called. */
export function variableSite(finding: Finding, node: SyntaxNode): ToolSite | undefined {
  const { project } = finding;
  const comment = docCommentOf(project, node);
  if (!comment || !hasTag(comment, "tool")) return undefined;
  finding.consumed.add(comment.start);
  const [declaration, second] = node.declarationList?.declarations ?? [];
  const initializer = bare(project, declaration?.initializer);
  if (
    initializer &&
    project.kind(initializer) === "CallExpression" &&
    initializer.expression &&
    finding.windlass.is(initializer.expression, "tool")
  )
    return undefined;
  const name = declaration?.name;
  if (
    second ||
    !declaration ||
    !name ||
    !initializer ||
    project.kind(name) !== "Identifier" ||
    name.text === undefined
  ) {
    reportNoEffect(
      finding,
      project.span(node),
      "@tool stands before a statement that does not declare one constant with a function as its value.",
      "Write `export const name = (…) => …` in a statement of its own.",
    );
    return undefined;
  }
  return {
    mark: "tag",
    node,
    callee: isFunction(project, initializer) ? { declaration: initializer } : { expression: initializer },
    name: name.text,
    place: project.span(name),
    comment,
    attachment: { form: "binding", name: name.text, nameSpan: project.span(name), statement: project.span(node) },
  };
}

function implementationOf({ project }: Finding, node: SyntaxNode): SyntaxNode | undefined {
  const siblings = node.parent ? project.children(node.parent) : [];
  return siblings.find(
    (other) =>
      project.kind(other) === "FunctionDeclaration" && other.name?.text === node.name?.text && other.body !== undefined,
  );
}

function reportNoName(finding: Finding, node: SyntaxNode): undefined {
  const help = "Give the function a name: `export default function getWeather(…)`.";
  reportNoEffect(finding, finding.project.span(node), "A function without a name is marked with @tool.", help);
}

function reportNoBody(finding: Finding, name: SyntaxNode): undefined {
  const what = `"${name.text}" is marked with @tool but only declared: there is no function to attach the tool to.`;
  const help = "Mark the implementation, or wrap the function where it is used: `tool(fn)`.";
  reportNoEffect(finding, finding.project.span(name), what, help);
}
