import type { Report } from "../diagnostics/diagnostic.js";
import type { ToolSite } from "../find/tool-site.js";
import type { WindlassNames } from "../find/windlass-names.js";
import type { ToolModel } from "../model/tool-model.js";
import type { Project, Signature } from "../typescript/project.js";
import { asksForInherited, inheritedComment } from "./notes/inherited-comment.js";
import { readOptions } from "./options.js";
import { readParameters } from "./parameters/parameters.js";
import { mayReturnNothing, readReturns } from "./results/returns.js";
import { readingOfResult, startReading } from "./start-reading.js";
import { type Doc, readDoc } from "./text/doc.js";
import { toolName } from "./tool-name.js";
import { toolExamples } from "./values/tool-examples.js";
import { workerPath } from "./worker/worker-path.js";

/** ToolSite → ToolModel: the last place that knows a TypeScript. Undefined where there is nothing to call. */
export function readTool(
  project: Project,
  site: ToolSite,
  windlass: WindlassNames,
  report: Report,
): ToolModel | undefined {
  const doc = docOf(project, site);
  const { options, description, spread, worker, ...named } = readOptions(project, site, doc, windlass, report);
  const name = named.isNamedAtRunTime
    ? placeholder(site)
    : toolName(named.name ?? site.name, { mark: site.mark, place: named.namePlace ?? site.place }, report);
  const signature = signatureOf(project, site, name, report);
  if (!signature) return undefined;
  const subject = { subject: `tool "${name}"`, part: "parameter", place: site.place, comment: site.comment } as const;
  const input = startReading(project, windlass, subject, report);
  const output = readingOfResult(input, report);
  const { properties, params } = readParameters(input, signature, doc, spread);
  const path = worker && workerPath(project, site, name, worker, report);
  const returns = readReturns(output, signature, doc.returns);
  const text = description ?? doc.description;
  return {
    name,
    ...(text !== "" && { description: text }),
    ...(doc.tags.some((tag) => tag.name === "deprecated") && { deprecated: true as const }),
    properties,
    params,
    ...(returns && { returns }),
    ...(returns && mayReturnNothing(project, signature.returns) && { returnsNothing: true as const }),
    types: input.types,
    origins: input.origins,
    options,
    ...(path && { worker: path }),
    examples: toolExamples(site, doc, report),
    place: site.place,
  };
}

/** What the comment says; a method without a text, or with `{@inheritDoc}`, has that of the one which it implements. */
function docOf(project: Project, { mark, comment, callee }: ToolSite): Doc {
  const doc = readDoc(comment?.text ?? "");
  // What `Tool` says of its methods is for its readers.
  if (mark !== "tag" && mark !== "decorator") return doc;
  if (!("declaration" in callee) || (doc.description !== "" && !(comment && asksForInherited(comment)))) return doc;
  const inherited = readDoc(inheritedComment(project, callee.declaration)?.text ?? "");
  const names = callee.declaration.parameters?.map((parameter) => parameter.name?.text);
  const params = [...inherited.params].filter(([name]) => names?.includes(name.split(/[.[]/)[0]));
  return {
    ...doc,
    description: doc.description || inherited.description,
    returns: doc.returns || inherited.returns,
    params: new Map([...params, ...doc.params]),
  };
}

/** The runtime replaces it; until then no two tools of a file share it. */
function placeholder({ name, place }: ToolSite): string {
  return name !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(name) ? name : `unnamed_${place.start}`;
}

function signatureOf(project: Project, site: ToolSite, name: string, report: Report): Signature | undefined {
  if ("declaration" in site.callee) return project.signatureOf(site.callee.declaration);
  const signatures = project.signatures(project.typeAt(site.callee.expression));
  const last = signatures.at(-1);
  if (!last)
    report({
      code: "WL1005",
      severity: "error",
      message: `tool "${name}": what is marked is not a function (its type is ${project.typeText(project.typeAt(site.callee.expression))}).`,
      help: HELP_FOR_NO_FUNCTION[site.mark === "tag" ? "tag" : "call"],
      span: site.place,
    });
  if (signatures.length > 1)
    report({
      code: "WL1006",
      severity: "warning",
      message: `tool "${name}": the function has ${signatures.length} overloads; the last one is read.`,
      help: "Say which one you mean: `tool<(a: string) => string>(fn)`.",
      span: site.place,
    });
  return last;
}

const HELP_FOR_NO_FUNCTION = {
  call: "Pass a function to tool(). If it comes from another module, check that the import resolves.",
  tag: "Take @tool out of the comment, or put it in front of a function: `export const name = (…) => …`.",
};
