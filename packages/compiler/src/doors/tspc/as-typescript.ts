import type ts from "typescript";
import type { Diagnostic, Severity } from "../../diagnostics/diagnostic.js";
import type { Span } from "../../span.js";

/**
 * A diagnostic as TypeScript knows them, so that it is shown, counted and kept between builds like TypeScript's own. Their
 * codes are numbers, shown as `TS91010`: the true code stands in the message. TypeScript itself has none from 91000 on, so that
 * nobody finds another fault under the number.
 *
 * @param compiler - the TypeScript of the program
 * @param program - the program that has the files
 */
export function asTypeScript(compiler: typeof ts, program: ts.Program, diagnostic: Diagnostic): ts.Diagnostic {
  const { code, severity, message, help, related = [] } = diagnostic;
  const shared = { code: FIRST_CODE + Number(code.slice(2)), source: "windlass" };
  return {
    ...shared,
    ...placeOf(program, diagnostic.span),
    category: categoryOf(compiler, severity),
    messageText: `${code}: ${message}\n  help: ${help}`,
    relatedInformation: related.map(({ message: messageText, span }) => ({
      ...shared,
      ...placeOf(program, span),
      category: compiler.DiagnosticCategory.Message,
      messageText,
    })),
  };
}

/** `WL1010` is 91010. */
const FIRST_CODE = 90_000;

function placeOf(program: ts.Program, { file, start, end }: Span): Pick<ts.Diagnostic, "file" | "start" | "length"> {
  const source = program.getSourceFile(file);
  return source === undefined
    ? { file: undefined, start: undefined, length: undefined }
    : { file: source, start, length: end - start };
}

function categoryOf({ DiagnosticCategory: category }: typeof ts, severity: Severity): ts.DiagnosticCategory {
  return { error: category.Error, warning: category.Warning, info: category.Message }[severity];
}
