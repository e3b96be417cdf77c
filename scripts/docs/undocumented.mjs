/** Finds exported names without a TSDoc comment. */
import { relative } from "node:path";
import ts from "typescript";

/**
 * The names that these entries export without documentation, one sentence with file and line each.
 * @param {string[]} entries source files
 * @param {string} root what the paths are relative to
 */
export function undocumented(entries, root) {
  const options = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, skipLibCheck: true, noEmit: true };
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  const found = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) return [`${relative(root, entry)} exports nothing`];
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (isDocumented(symbol, checker) || isDocumented(exported, checker)) return [];
      return [
        `${place(symbol, root) ?? place(exported, root) ?? relative(root, entry)} ${exported.name} has no TSDoc comment`,
      ];
    });
  });
  // Two entries may share a name.
  return [...new Set(found)];
}

/**
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 */
function isDocumented(symbol, checker) {
  return symbol.getDocumentationComment(checker).some((part) => part.text.trim() !== "");
}

/**
 * @param {ts.Symbol} symbol
 * @param {string} root
 */
function place(symbol, root) {
  const node = symbol.declarations?.[0];
  if (node === undefined) return undefined;
  const source = node.getSourceFile();
  return `${relative(root, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
