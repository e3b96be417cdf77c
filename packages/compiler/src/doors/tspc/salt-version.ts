import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type ts from "typescript";
import type { FileResult } from "../../compile.js";

const { version } = createRequire(import.meta.url)("../../../package.json") as { version: string };

/**
 * Makes what was compiled out of a file part of the file's version, by which `--build`, `--incremental` and `--watch` see
 * what has changed. Without it a descriptor goes stale when a type changes two files away: TypeScript emits a file again
 * only where the declarations of its direct imports differ.
 *
 * Files of a program that is not built step by step have no version, and stay as they are.
 *
 * @param source - the file; its (internal) `version` is written
 * @param result - what the compiler made of it
 */
export function saltVersion(source: ts.SourceFile & { version?: string }, { edits, diagnostics }: FileResult): void {
  if (source.version === undefined) return;
  const [own] = source.version.split("+windlass-");
  const hash = createHash("sha256").update(JSON.stringify([version, edits, diagnostics]));
  source.version = `${own}+windlass-${hash.digest("hex").slice(0, 32)}`;
}
