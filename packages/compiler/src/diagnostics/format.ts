import { positionAt } from "../span.js";
import type { Diagnostic } from "./diagnostic.js";

/** Gives a file's text, or undefined where it is not known. */
export type TextOf = (file: string) => string | undefined;

/** How a diagnostic is printed. */
export interface FormatOptions {
  /** ANSI colours. Default: no. */
  readonly color?: boolean;
}

const COLORS = { error: 31, warning: 33, info: 34 } as const;

/** Prints a diagnostic as TypeScript prints its own: place, severity, code, message, the line, and what to do. */
export function formatDiagnostic(diagnostic: Diagnostic, textOf: TextOf, options: FormatOptions = {}): string {
  const paint = (code: number, text: string) => (options.color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const { span, severity, code, message, help } = diagnostic;
  const text = textOf(span.file) ?? "";
  const { line, column } = positionAt(text, span.start);
  const head = `${paint(36, `${span.file}:${line}:${column}`)} - ${paint(COLORS[severity], severity)} ${paint(90, `${code}:`)} ${message}`;
  const source = text.split(/\r\n|[\n\r\u2028\u2029]/)[line - 1] ?? "";
  const length = Math.max(1, Math.min(span.end - span.start, source.length - column + 1));
  const frame =
    source === ""
      ? []
      : [
          "",
          `${String(line).padStart(4)} | ${source}`,
          `     | ${" ".repeat(column - 1)}${paint(COLORS[severity], "~".repeat(length))}`,
        ];
  const related = (diagnostic.related ?? []).map(({ message: note, span: place }) => {
    const at = positionAt(textOf(place.file) ?? "", place.start);
    return `  ${place.file}:${at.line}:${at.column}: ${note}`;
  });
  return [head, ...frame, `  help: ${help}`, ...related].join("\n");
}
