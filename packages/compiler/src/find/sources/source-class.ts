import type { SyntaxNode } from "../../typescript/syntax.js";
import { extendsTool } from "../class-site.js";
import { bare, type Finding, hasModifier, nameIn, reportNoEffect } from "../finding.js";

/** Whether a class itself, not an instance of it, is given as a `ToolSource`. */
export function isClassGiven(finding: Finding, node: SyntaxNode): boolean {
  const { project } = finding;
  const inner = bare(project, node) ?? node;
  if (project.kind(inner) === "ClassExpression") return true;
  const type = project.typeAt(node);
  return ["object", "intersection"].includes(project.kindOfType(type)) && project.isConstructor(type);
}

/** Reports a class that surely holds no tools: as a source it stands for its marked static methods. */
export function reportClass(finding: Finding, node: SyntaxNode): undefined {
  const { project } = finding;
  const declaration = declarationOf(finding, bare(project, node) ?? node);
  if (!declaration) return;
  const name = declaration.name?.text;
  const subject = name === undefined ? "This" : `\`${name}\``;
  const instance = name === undefined ? "an instance" : `an instance, \`new ${name}(…)\``;
  const span = project.span(node);
  if (extendsTool(finding, declaration, 0))
    reportNoEffect(finding, span, `${subject} is a class of tools, not a tool.`, `Give ${instance}.`);
  else if (!declaration.heritageClauses?.length && !hasMarkedStatic(finding, declaration))
    reportNoEffect(
      finding,
      span,
      `${subject} is a class without a marked static method: it holds no tools.`,
      `Mark its static methods with @tool, or give ${instance}, whose marked methods count.`,
    );
}

/** In a source of the program; what a package declares is not known by its text. */
function declarationOf({ project }: Finding, node: SyntaxNode): SyntaxNode | undefined {
  if (project.kind(node) === "ClassExpression") return node;
  const symbol = project.symbolAt(nameIn(project, node));
  const found = symbol && project.declarations(symbol).find((declaration) => CLASSES.has(project.kind(declaration)));
  return found && !/\.d\.[cm]?ts$/.test(project.span(found).file) ? found : undefined;
}

const CLASSES: ReadonlySet<string> = new Set(["ClassDeclaration", "ClassExpression"]);

function hasMarkedStatic({ project }: Finding, declaration: SyntaxNode): boolean {
  const { file } = project.span(declaration);
  const text = project.text(file) ?? "";
  return (declaration.members ?? []).some(
    (member) => hasModifier(project, member, "StaticKeyword") && /tool/i.test(text.slice(member.pos, member.end)),
  );
}
