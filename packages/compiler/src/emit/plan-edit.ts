import type { Report } from "../diagnostics/diagnostic.js";
import type { LoweredTool } from "../lower/lowered-tool.js";
import type { Attachment, Edit } from "../model/edit.js";
import type { Span } from "../span.js";
import { descriptorText } from "./descriptor-text.js";

/** What the plan has to know about the place where a function is marked. */
export interface MarkedPlace {
  readonly mark: "tag" | "call" | "decorator" | "class" | "source";
  readonly attachment: Attachment;
  readonly place: Span;
}

/**
 * Plans the edit that carries a descriptor to its function. `tool(…)` registers by itself at run time; a doc-tagged
 * function with `@register` has to be handed over, and a method that needs an instance cannot be: that is reported.
 *
 * @param module - the expression that gives the module's address to workers
 */
export function planEdit(
  { mark, attachment, place }: MarkedPlace,
  lowered: LoweredTool,
  report: Report,
  module?: string,
): Edit {
  const edit: Edit = { ...attachment, descriptor: descriptorText(lowered, module) };
  if (lowered.options?.register !== true || mark === "call") return edit;
  if (attachment.form !== "member" || attachment.static)
    return mark === "tag" || mark === "source" ? { ...edit, register: true } : edit;
  report({
    code: "WL1007",
    severity: "error",
    message: `tool "${lowered.name}": @register cannot work on a method that needs an instance.`,
    help: "Take the tag away, and add the instance: `registry.add(instance)`.",
    span: place,
  });
  return edit;
}
