import type { Report } from "../../diagnostics/diagnostic.js";
import type { ToolSite } from "../../find/tool-site.js";
import type { ToolExample } from "../../model/tool-model.js";
import type { Span } from "../../span.js";
import { placeOfTag } from "../notes/comment-notes.js";
import type { Doc, DocTag } from "../text/doc.js";
import { exampleValue, writtenExamples } from "./examples.js";

/** JSON objects of `@example` blocks; prose and code are for people. */
export function toolExamples(site: ToolSite, doc: Doc, report: Report): ToolExample[] {
  const tags = doc.tags.filter(({ name }) => name === "example");
  return tags.flatMap((tag) =>
    writtenExamples(tag.text).flatMap((example) => {
      const value = exampleValue(example);
      if (value === undefined && example.isJson) reportNoJson(site, tag, example.text, report);
      const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
      return isObject ? [{ value, place: placeOf(site, tag) }] : [];
    }),
  );
}

function reportNoJson(site: ToolSite, tag: DocTag, text: string, report: Report): void {
  const line = text.slice(0, 200).replace(/\s+/g, " ");
  report({
    code: "WL1033",
    severity: "warning",
    message: `tool "${site.name ?? ""}": the example ${line.length > 80 ? `${line.slice(0, 79)}…` : line} is not JSON, and is left out.`,
    help: "An example is a whole arguments object in JSON. Put code into a fence that says so: ```ts.",
    span: placeOf(site, tag),
  });
}

/** The tag itself, if its comment stands beside the mark. */
function placeOf({ comment, place }: ToolSite, tag: DocTag): Span {
  return comment?.file === place.file ? placeOfTag(comment, tag) : place;
}
