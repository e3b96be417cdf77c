/** Reads what a module imports, with TypeScript's own parser. */
import ts from "typescript";

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {"value" | "type" | "lazy"} kind `type` leaves nothing behind in the output; `lazy` loads when it is reached
 * @property {number} line
 */

/**
 * All imports of a module: declarations, re-exports, `import("…")`, `require("…")` and `import("…")` types.
 * `import { type A }` counts as a value import: under `verbatimModuleSyntax` the module is still loaded.
 * @param {string} file
 * @param {string} text
 * @returns {Import[]}
 */
export function readImports(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Import[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const read = importOf(node);
    if (read !== undefined) {
      found.push({ ...read, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {ts.Node} node
 * @returns {Omit<Import, "line"> | undefined}
 */
function importOf(node) {
  if (ts.isImportDeclaration(node)) {
    return reading(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
  }
  if (ts.isExportDeclaration(node)) return reading(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    return reading(node.moduleReference.expression, node.isTypeOnly);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return reading(node.argument.literal, true);
  if (ts.isCallExpression(node) && isLoading(node.expression)) return reading(node.arguments[0], false, "lazy");
  return undefined;
}

/** @param {ts.Expression} callee */
function isLoading(callee) {
  return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === "require");
}

/**
 * @param {ts.Node | undefined} specifier
 * @param {boolean} typeOnly
 * @param {Import["kind"]} otherwise
 * @returns {Omit<Import, "line"> | undefined}
 */
function reading(specifier, typeOnly, otherwise = "value") {
  if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return undefined;
  return { specifier: specifier.text, kind: typeOnly ? "type" : otherwise };
}
