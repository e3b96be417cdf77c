import { readFileSync } from "node:fs";
import path from "node:path";
import type { Project, TypeSymbol } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";

/** Answers whether a name resolves to an export of the module `windlass`: never by its spelling alone. */
export interface WindlassNames {
  /** Whether what stands at the node is windlass's export of that name, through imports, re-exports and aliases. */
  is(node: SyntaxNode, name: string): boolean;
  owns(symbol: TypeSymbol | undefined, name: string): boolean;
}

/** One per file: package names that were looked up are remembered as long as it lives. */
export function windlassNames(project: Project): WindlassNames {
  const packages = new Map<string, string | undefined>();
  const owns = (symbol: TypeSymbol | undefined, name: string) =>
    symbol !== undefined &&
    project.symbolName(symbol) === name &&
    project
      .declarations(symbol)
      .some(
        (declaration) =>
          isAmbient(project, declaration) || packageOf(project.span(declaration).file, packages) === "windlass",
      );
  return { owns, is: (node, name) => owns(project.symbolAt(node), name) };
}

/** `declare module "windlass" { … }`. */
function isAmbient(project: Project, declaration: SyntaxNode): boolean {
  for (let node = declaration.parent; node; node = node.parent)
    if (project.kind(node) === "ModuleDeclaration" && node.name?.text === "windlass") return true;
  return false;
}

function packageOf(file: string, known: Map<string, string | undefined>): string | undefined {
  const folder = path.posix.dirname(file);
  if (known.has(folder)) return known.get(folder);
  let name = manifestName(path.posix.join(folder, "package.json"));
  if (name === undefined && folder !== path.posix.dirname(folder)) name = packageOf(folder, known);
  known.set(folder, name);
  return name;
}

function manifestName(file: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
    const name = typeof manifest === "object" && manifest !== null && "name" in manifest ? manifest.name : undefined;
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}
