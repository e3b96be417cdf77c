import type { Project } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { type Finding, nameIn } from "./finding.js";

/**
 * Reports each `schemaOf` of windlass that is not called where it stands: given to something, kept under another name,
 * instantiated only. The compiler writes schemas into calls; such a one would fail at run time.
 *
 * @param visible - see {@link namesOfSchemaOf}
 */
export function reportUncalled(finding: Finding, node: SyntaxNode, visible: ReadonlySet<string>): void {
  const { project } = finding;
  const use = useOf(project, node, visible);
  if (!use || !isSchemaOf(finding, use.name)) return;
  finding.report({
    code: "WL1025",
    severity: "error",
    message: "schemaOf is not called here: the schema of a type is written only into a call that names the type.",
    help: "Write `schemaOf<Report>()` where the type is known, and hand on what it gives.",
    span: project.span(use.whole),
  });
}

/** What `schemaOf` is called in a file: its own name, and those that imports give it. */
export function namesOfSchemaOf({ windlass }: Finding, imported: readonly SyntaxNode[]): ReadonlySet<string> {
  const renamed = imported.filter((name) => name.text !== NAME && windlass.is(name, NAME));
  return new Set([NAME, ...renamed.flatMap(({ text }) => text ?? [])]);
}

/** The names in the import statements of a file. */
export function importedNames(project: Project, root: SyntaxNode): readonly SyntaxNode[] {
  const namesIn = (node: SyntaxNode): SyntaxNode[] =>
    project.kind(node) === "Identifier" ? [node] : project.children(node).flatMap(namesIn);
  return project
    .children(root)
    .flatMap((statement) => (isModuleStatement(project, statement) ? namesIn(statement) : []));
}

/** `import …`, `export … from`, `export { … }`: there names are only handed on. */
export function isModuleStatement(project: Project, node: SyntaxNode): boolean {
  const kind = project.kind(node);
  return kind === "ExportDeclaration" || (kind === "Other" && /^(?:import|export)\b/.test(textOf(project, node)));
}

const NAME = "schemaOf";

interface Use {
  /** What refers to the function. */
  readonly name: SyntaxNode;
  /** The expression that it is the last part of: `windlass.schemaOf`. */
  readonly whole: SyntaxNode;
}

/** The use that a name is, unless it is called, declared or handed on. */
function useOf(project: Project, node: SyntaxNode, visible: ReadonlySet<string>): Use | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  const kind = project.kind(parent);
  if (kind === "ElementAccessExpression") {
    const isKey = node.text === NAME && project.kind(node) === "StringLiteral";
    return isKey ? { name: parent, whole: parent } : undefined;
  }
  if (project.kind(node) !== "Identifier" || !visible.has(node.text ?? "")) return undefined;
  if (kind === "PropertyAccessExpression" && parent.name === node) return unlessHarmless(project, node, parent);
  if (kind === "BindingElement")
    return (parent.propertyName ?? parent.name) === node ? { name: node, whole: parent } : undefined;
  const isDeclared = parent.name === node && kind !== "ShorthandPropertyAssignment";
  return isDeclared ? undefined : unlessHarmless(project, node, node);
}

/** A call, `export default schemaOf`, `typeof schemaOf`, and names of types. */
function unlessHarmless(project: Project, name: SyntaxNode, whole: SyntaxNode): Use | undefined {
  const { parent } = whole;
  if (!parent) return undefined;
  switch (project.kind(parent)) {
    case "CallExpression":
      return parent.expression === whole ? undefined : { name, whole };
    case "ExportAssignment":
    case "QualifiedName":
    case "TypeReference":
      return undefined;
    case "Other":
      return /^typeof\b/.test(textOf(project, parent)) || parent.name === whole ? undefined : { name, whole };
    default:
      return { name, whole };
  }
}

/** By its name, or by its type where the name is that of a property or variable that holds it. */
function isSchemaOf({ project, windlass, file }: Finding, name: SyntaxNode): boolean {
  const symbols = [project.symbolAt(nameIn(project, name)), project.symbolOf(project.typeAt(name))];
  const found = symbols.find((symbol) => windlass.owns(symbol, NAME));
  // Where it is declared it may be used as it likes.
  return found !== undefined && !project.declarations(found).some((one) => project.span(one).file === file);
}

function textOf(project: Project, node: SyntaxNode): string {
  const { file, start } = project.span(node);
  return project.text(file)?.slice(start, start + "typeof ".length) ?? "";
}
