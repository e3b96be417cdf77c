import type { Lifecycle } from "../in-process/project-from-program.js";
import { withNoAnswers } from "../no-answer.js";
import type { Project } from "../project.js";
import { type SyntaxNode, syntaxNames } from "../syntax.js";
import type { Memory } from "./memory.js";
import { asNode, type Native } from "./native.js";
import type { NativeApi, NativeProgramAndChecker } from "./native-api.js";
import { typeSide } from "./native-types.js";

/**
 * The adapter over TypeScript 7. Its answers are those of the adapter in this process.
 *
 * @param api - TypeScript's API; its numbers of flags and kinds are used, none is assumed.
 * @param version - TypeScript's version.
 * @param current - Gives the current program and its checker.
 * @param known - What was answered before; to be emptied whenever the project changes.
 * @param lifecycle - How the project changes.
 */
export function nativeProject(
  api: NativeApi,
  version: string,
  current: () => NativeProgramAndChecker,
  known: Memory,
  lifecycle: Lifecycle,
): Project {
  const names = syntaxNames(api.SyntaxKind);
  const native: Native = {
    api,
    current,
    kind: (node) => names.get(asNode(node).kind) ?? "Other",
    recall: (question, key, ask) => {
      current(); // A change that waits makes what is known stale.
      return known.recall(question, key, ask);
    },
  };
  const { recall } = native;
  return {
    typescript: version,
    ...lifecycle,
    hasOldDecorators: () => current().program.getCompilerOptions().experimentalDecorators === true,
    sourceFile: (file) => current().program.getSourceFile(file),
    kind: native.kind,
    children: (node) => {
      const children: SyntaxNode[] = [];
      asNode(node).forEachChild((child) => {
        children.push(child);
        return undefined;
      });
      return children;
    },
    span: (node) => {
      const inner = asNode(node);
      return { file: inner.getSourceFile().fileName, start: inner.getStart(), end: inner.end };
    },
    text: (file) => current().program.getSourceFile(file)?.text,
    isDefaultLib: (file) =>
      recall("library", file, () => current().program.getSourceFileMetadata(file)?.isDefaultLibrary ?? false),
    ...withNoAnswers(version, typeSide(native)),
  };
}
