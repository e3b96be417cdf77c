import { positionAt, type Span } from "../span.js";
import type { Diagnostic } from "./diagnostic.js";

/** Gives a file's text, or undefined where it is not known. */
export type TextOf = (file: string) => string | undefined;

/** How a diagnostic is printed. */
export interface FormatOptions {
  /** ANSI colours. Default: no. */
  readonly color?: boolean;
}

const COLORS = { error: 31, warning: 33, info: 34 } as const;

type Paint = (code: number, text: string) => string;

/** Prints a diagnostic as TypeScript prints its own: place, severity, code, message, the line, and what to do. */
export function formatDiagnostic(diagnostic: Diagnostic, textOf: TextOf, options: FormatOptions = {}): string {
  const paint: Paint = (code, text) => (options.color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const { span, severity, code, message, help } = diagnostic;
  const place = paint(36, placeText(span, textOf));
  const head = `${place} - ${paint(COLORS[severity], severity)} ${paint(90, `${code}:`)} ${message}`;
  const related = (diagnostic.related ?? []).map((other) => `  ${placeText(other.span, textOf)}: ${other.message}`);
  return [head, ...frame(diagnostic, textOf, paint), `  help: ${help}`, ...related].join("\n");
}

function placeText(span: Span, textOf: TextOf): string {
  const { line, column } = positionAt(textOf(span.file) ?? "", span.start);
  return `${span.file}:${line}:${column}`;
}

/** The first line of the span with what it covers underlined; nothing where the text is not known. */
function frame({ span, severity }: Diagnostic, textOf: TextOf, paint: Paint): string[] {
  const text = textOf(span.file) ?? "";
  const { line, column } = positionAt(text, span.start);
  const source = text.split(/\r\n|[\n\r\u2028\u2029]/)[line - 1] ?? "";
  if (source === "") return [];
  const length = Math.max(1, Math.min(span.end - span.start, source.length - column + 1));
  const gutter = String(line).padStart(4);
  // Tabs stay tabs, so that the marks stand under the text.
  const indent = source.slice(0, column - 1).replace(/[^\t]/g, " ");
  const marks = paint(COLORS[severity], "~".repeat(length));
  return ["", `${gutter} | ${source}`, `${" ".repeat(gutter.length)} | ${indent}${marks}`];
}
