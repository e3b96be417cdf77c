import type { Report } from "../diagnostics/diagnostic.js";
import type { Project } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { callSite } from "./call-site.js";
import { classSite } from "./class-site.js";
import { functionSite, variableSite } from "./declaration-site.js";
import { consumeComment, type Finding, nameIn } from "./finding.js";
import { methodSite } from "./method-site.js";
import { type SchemaSite, schemaSite } from "./schema-site.js";
import { isSourceMethod, sourceMethodSite } from "./sources/source-methods.js";
import { shorthandSite, sourceSite } from "./sources/source-site.js";
import { reportStrayMarks } from "./stray-marks.js";
import type { ToolSite } from "./tool-site.js";
import { importedNames, isModuleStatement, namesOfSchemaOf, reportUncalled } from "./uncalled-schema-of.js";
import { unresolvedWindlass } from "./unresolved-windlass.js";
import { windlassNames } from "./windlass-names.js";

/** What is marked in a file, in the order of the text. */
export interface Marks {
  readonly tools: readonly ToolSite[];
  readonly schemas: readonly SchemaSite[];
}

/** Finds every marked function and every `schemaOf<T>()` of a file, and reports marks that can have no effect. */
export function findMarks(project: Project, file: string, report: Report): Marks {
  const root = project.sourceFile(file);
  if (!root) return { tools: [], schemas: [] };
  const finding: Finding = {
    project,
    file,
    report,
    windlass: windlassNames(project),
    consumed: new Set(),
    taken: new Set(),
    sourcePlaces: new Map(),
    sourceTypes: new Map(),
    takers: new Map(),
    typeTakers: new Map(),
  };
  const tools: ToolSite[] = [];
  const schemas: SchemaSite[] = [];
  const imported = importedNames(project, root);
  project.foresee([...calledNames(project, root), ...imported]);
  const visible = namesOfSchemaOf(finding, imported);
  const visit = (node: SyntaxNode) => {
    if (isModuleStatement(project, node)) return;
    reportUncalled(finding, node, visible);
    const site = siteAt(finding, node);
    if (site) {
      tools.push(site);
      consumeComment(finding, site.comment);
    }
    const schema = project.kind(node) === "CallExpression" ? schemaSite(finding, node) : undefined;
    if (schema) schemas.push(schema);
    for (const child of project.children(node)) visit(child);
  };
  visit(root);
  reportStrayMarks(finding, root);
  reportLostImport(finding);
  return { tools, schemas };
}

/** Each call is looked at for what it calls. */
function calledNames(project: Project, root: SyntaxNode): SyntaxNode[] {
  const names: SyntaxNode[] = [];
  const visit = (node: SyntaxNode) => {
    const isCall = ["CallExpression", "NewExpression"].includes(project.kind(node));
    if (isCall && node.expression) names.push(nameIn(project, node.expression));
    for (const child of project.children(node)) visit(child);
  };
  visit(root);
  return names;
}

function reportLostImport({ project, file, report }: Finding): void {
  const lost = unresolvedWindlass(project, file);
  if (!lost) return;
  const message = `"${lost.specifier}" cannot be found, so \`tool(…)\`, \`@tool\`, \`extends Tool\` and \`schemaOf<T>()\` of this file are not seen.`;
  const help = "Install it where this file is: npm i windlass. The tag @tool alone needs no import.";
  report({ code: "WL1023", severity: "error", message, help, span: lost.span });
}

function siteAt(finding: Finding, node: SyntaxNode): ToolSite | undefined {
  switch (finding.project.kind(node)) {
    case "FunctionDeclaration":
      return functionSite(finding, node);
    case "VariableStatement":
      return variableSite(finding, node);
    case "MethodDeclaration":
      return isSourceMethod(finding, node) ? sourceMethodSite(finding, node) : methodSite(finding, node);
    case "GetAccessor":
      return isSourceMethod(finding, node) ? sourceMethodSite(finding, node) : undefined;
    case "ClassDeclaration":
      return classSite(finding, node);
    case "ClassExpression":
      return classSite(finding, node) ?? sourceSite(finding, node);
    case "CallExpression":
      return callSite(finding, node) ?? (isValue(finding, node) ? sourceSite(finding, node) : undefined);
    case "ShorthandPropertyAssignment":
      return shorthandSite(finding, node);
    case "ArrowFunction":
    case "FunctionExpression":
    case "Identifier":
    case "PropertyAccessExpression":
    case "AsExpression":
    case "SatisfiesExpression":
    case "NonNullExpression":
    case "ParenthesizedExpression":
      return sourceSite(finding, node);
    default:
      return undefined;
  }
}

/** `{ search: debounce(find) }`: what a call gives gets its name from the property. */
function isValue({ project }: Finding, { parent }: SyntaxNode): boolean {
  return parent !== undefined && project.kind(parent) === "PropertyAssignment";
}
