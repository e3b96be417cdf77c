import { relative } from "node:path";
import type { DiagnosticRow } from "./diagnostic-row.js";

const LEVEL = { error: "error", warning: "warning", info: "notice" } as const;

/**
 * A diagnostic as a command to GitHub's runner, which shows it beside the line
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands).
 *
 * @param root - the folder of the checkout: GitHub knows files by their path in it
 */
export function githubCommand(row: DiagnosticRow, root: string): string {
  const file = relative(root, row.file).replaceAll("\\", "/");
  const properties = { file, line: row.line, col: row.column, title: row.code };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${LEVEL[row.severity]} ${list.join(",")}::${escapeText(`${row.message}\n${row.help}`)}`;
}

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
