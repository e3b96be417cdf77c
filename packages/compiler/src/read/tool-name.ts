import type { Report } from "../diagnostics/diagnostic.js";
import type { ToolSite } from "../find/tool-site.js";
import type { Span } from "../span.js";

/** What is named, and where its name is written or missing. */
export interface NamePlace {
  readonly mark: ToolSite["mark"];
  readonly place: Span;
}

const UNNAMED = "unnamed";

/** The name under which a tool is published: always within `^[A-Za-z0-9_-]{1,64}$`. */
export function toolName(wanted: string | undefined, { mark, place }: NamePlace, report: Report): string {
  if (wanted === undefined || wanted === "") {
    const message = `The tool has no name; messages call it "${UNNAMED}".`;
    report({ code: "WL1002", severity: "error", message, help: helpFor(mark), span: place });
    return UNNAMED;
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

/** What the user has to write, the shortest way first. */
function helpFor(mark: ToolSite["mark"]): string {
  if (mark === "source")
    return "Give it a key, which is its name: `{ shout: (text: string) => … }`; or give the function a name of its own.";
  return 'Name it: `tool({ name: "…" }, fn)`, `@toolName …`, or give the function a name.';
}

function portable(wanted: string): string {
  const plain = wanted
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .replace(/[^A-Za-z0-9_-]/g, "_");
  return plain.slice(0, 64);
}
