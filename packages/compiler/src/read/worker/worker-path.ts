import type { Report } from "../../diagnostics/diagnostic.js";
import type { ToolSite } from "../../find/tool-site.js";
import type { Span } from "../../span.js";
import type { Project } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import { declarationsNamed } from "./declarations-named.js";
import { exportPath, type Hidden, type Reach } from "./export-path.js";

/**
 * The names by which a worker finds a tool's function in the exports of its module. Where nothing leads there it is reported
 * at what asks for the worker: at run time there would be nothing to do but refuse the call.
 *
 * @param asks - the tag, the option or the field that asks for a worker
 */
export function workerPath(
  project: Project,
  site: ToolSite,
  name: string,
  asks: Span,
  report: Report,
): readonly string[] | undefined {
  const reach = reachOf(project, site);
  if ("path" in reach) return reach.path;
  const [why, help] = wordsFor(reach, site, name);
  const message = `tool "${name}": a worker cannot find the function: ${why}.`;
  report({ code: "WL1034", severity: "error", message, help, span: asks });
  return undefined;
}

type Unreached = { readonly hidden: Hidden | "class" | "imported"; readonly name?: string };

/** By where the mark stands, else by the function that it names. */
function reachOf(project: Project, site: ToolSite): Reach | Unreached {
  if (site.mark === "class") return { hidden: "class" };
  const own = exportPath(project, site.node);
  if ("path" in own || !("expression" in site.callee)) return own;
  const named = declarationsNamed(project, site.callee.expression);
  const { file } = site.place;
  const here = named.filter((declaration) => project.span(declaration).file === file);
  const reaches = here.map((declaration) => exportPath(project, declaration));
  const isImported = named.length > 0 && here.length === 0 && site.mark === "source";
  return reaches.find((reach) => "path" in reach) ?? (isImported ? { hidden: "imported" } : (reaches[0] ?? own));
}

/** Why, and what to write instead. */
function wordsFor({ hidden, name: declared }: Unreached, site: ToolSite, tool: string): readonly [string, string] {
  const id = declared ?? (/^[A-Za-z_$][\w$]*$/.test(tool) ? tool : "run");
  switch (hidden) {
    case "class":
      return [
        "it is the method of an instance, which a worker does not have",
        `Make it an exported function: \`export const ${camel(id)} = tool({ worker: true }, (…) => …)\`.`,
      ];
    case "instance":
      return [
        "the method needs an instance, which a worker does not have",
        "Make the method static and export its class, or make it an exported function.",
      ];
    case "inside":
      return [
        "it stands inside of a function or a block, where no import gets at it",
        "Move it to the top level of the module, and export it.",
      ];
    case "not-exported":
      return [`\`${id}\` is not exported`, `Write \`export\` in front of it, or \`export { ${id} };\` in the module.`];
    case "imported":
      return [
        "it is imported from another module",
        "Mark it where it is declared: @tool beside @worker in its comment there.",
      ];
    case "nameless":
      return [
        nameless(site),
        `Export it by a name, and give that: \`export const ${id} = tool({ worker: true }, …)\`.`,
      ];
  }
}

function nameless({ mark, node }: ToolSite): string {
  return mark === "source" && isWritten(node) ? "it is written where it is given" : "no export holds it";
}

function isWritten(node: SyntaxNode): boolean {
  return node.parameters !== undefined;
}

function camel(name: string): string {
  return name[0] === undefined ? name : name[0].toLowerCase() + name.slice(1);
}
