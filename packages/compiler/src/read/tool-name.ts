import type { Report } from "../diagnostics/diagnostic.js";
import type { Span } from "../span.js";

/** The name under which a tool is published: always within `^[A-Za-z0-9_-]{1,64}$`. */
export function toolName(wanted: string | undefined, place: Span, report: Report): string {
  if (wanted === undefined || wanted === "") {
    const help = 'Name it: `tool({ name: "…" }, fn)`, `@toolName …`, or give the function a name.';
    report({ code: "WL1002", severity: "error", message: "The tool has no name.", help, span: place });
    return "unnamed";
  }
  if (/^[A-Za-z0-9_-]{1,64}$/.test(wanted)) return wanted;
  const name = portable(wanted);
  report({
    code: "WL1003",
    severity: "warning",
    message: `"${wanted}" is not a portable tool name; "${name}" is used.`,
    help: "Names are 1 to 64 letters (A-Z, a-z), digits, `_` and `-`. Choose one with `@toolName` or the `name` option.",
    span: place,
  });
  return name;
}

function portable(wanted: string): string {
  const plain = wanted
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .replace(/[^A-Za-z0-9_-]/g, "_");
  return plain.slice(0, 64);
}
