import type { DiagnosticCode } from "../diagnostics/diagnostic.js";
import type { ArgumentAttachment } from "../model/edit.js";
import type { Span } from "../span.js";
import type { Project } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { type Finding, nameIn } from "./finding.js";

/** A call of `schemaOf<T>()`. */
export interface SchemaSite {
  /** The type as it is written, on one line and of bounded length: `Report`. */
  readonly name: string;
  /** The type argument. */
  readonly type: SyntaxNode;
  /** The whole call. */
  readonly place: Span;
  readonly attachment: ArgumentAttachment;
}

/** `schemaOf<T>()`, known by what the name resolves to; undefined for other calls, and where a fault is reported. */
export function schemaSite(finding: Finding, node: SyntaxNode): SchemaSite | undefined {
  const { project } = finding;
  if (!node.expression || !finding.windlass.is(nameIn(project, node.expression), "schemaOf")) return undefined;
  const place = project.span(node);
  const [type, ...more] = node.typeArguments ?? [];
  const [value] = node.arguments ?? [];
  if (!type) return reportCall(finding, place, "no type is given", "Name the type: `schemaOf<Report>()`.");
  if (more.length > 0)
    return reportCall(finding, place, `${more.length + 1} types are given`, "Name one type: `schemaOf<Report>()`.");
  if (value)
    return reportCall(
      finding,
      project.span(value),
      "a value is given",
      "Leave it out, `schemaOf<Report>()`: the compiler writes the schema there.",
    );
  const name = nameOf(project, type);
  const parameter = typeParameterIn(project, type, type);
  if (parameter === undefined) return { name, type, place, attachment: { form: "argument", call: place } };
  const what = `schemaOf<${name}>: ${parameter} is a type parameter, so the type is not known where the code is built.`;
  const help = `Make the schema where the type is known, and hand it over: \`schemaOf<Report>()\`.`;
  return told(finding, "WL1013", project.span(type), what, help);
}

function reportCall(finding: Finding, span: Span, what: string, help: string): undefined {
  return told(finding, "WL1025", span, `schemaOf takes one type argument and no values: ${what}.`, help);
}

function told(finding: Finding, code: DiagnosticCode, span: Span, message: string, help: string): undefined {
  finding.report({ code, severity: "error", message, help, span });
}

const MAX_NAME = 60;

function nameOf(project: Project, type: SyntaxNode): string {
  const { file, start, end } = project.span(type);
  const written = project.text(file)?.slice(start, end) ?? "";
  const bare = written.replace(/\/\*[\s\S]*?\*\/|\/\/.*|\bimport\([^()]*\)\./g, "");
  const text = bare.replace(/\s+/g, " ");
  return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME - 1)}…` : text;
}

/** The first type parameter in a type that stands around it, as `T` of `function f<T>()` does, or `this` in a class. */
function typeParameterIn(project: Project, node: SyntaxNode, whole: SyntaxNode): string | undefined {
  if (node === whole && project.kindOfType(project.typeAt(node)) === "type-parameter") return nameOf(project, node);
  if (project.kind(node) === "Identifier") return isForeign(project, node, whole) ? node.text : undefined;
  for (const child of project.children(node)) {
    const found = typeParameterIn(project, child, whole);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isForeign(project: Project, name: SyntaxNode, whole: SyntaxNode): boolean {
  const symbol = project.symbolAt(name);
  const [declaration] = symbol ? project.declarations(symbol) : [];
  if (!declaration || project.kind(declaration) !== "TypeParameter") return false;
  const { file, start } = project.span(declaration);
  const { start: from, end: to, file: home } = project.span(whole);
  return file !== home || start < from || start > to;
}
