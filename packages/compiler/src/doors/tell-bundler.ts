import type { UnpluginContext } from "unplugin";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { formatDiagnostic } from "../diagnostics/format.js";
import { positionAt } from "../span.js";

/** Looks up the text of a file, for the lines that diagnostics show. */
export type TextOf = (file: string) => string | undefined;

/**
 * Passes a file's diagnostics on to the bundler: warnings one by one, all errors as one, because a bundler stops at the
 * first. Notes are left to `windlass check`.
 *
 * @param context - the plugin context of the hook that runs
 */
export function tellBundler(context: UnpluginContext, diagnostics: readonly Diagnostic[], textOf: TextOf): void {
  for (const warning of diagnostics.filter((each) => each.severity === "warning")) {
    context.warn(messageOf([warning], textOf));
  }
  const errors = diagnostics.filter((each) => each.severity === "error");
  if (errors.length > 0) context.error(messageOf(errors, textOf));
}

function messageOf(diagnostics: readonly Diagnostic[], textOf: TextOf) {
  const { code, span } = diagnostics[0]!;
  const text = textOf(span.file) ?? "";
  const { line, column } = positionAt(text, span.start);
  const lineText = text.split(/\r\n|[\n\r\u2028\u2029]/)[line - 1] ?? "";
  return {
    message: diagnostics.map((each) => formatDiagnostic(each, textOf)).join("\n\n"),
    id: span.file,
    code,
    // Bundlers count columns from zero.
    loc: { file: span.file, line, column: column - 1 },
    meta: { lineText, length: Math.min(span.end - span.start, lineText.length - column + 1) },
  };
}
