import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { classNameOf } from "./class-name.js";
import { checkOptions, isToolName } from "./tool-options.js";

/** The fields of a tool that say how it is called. */
interface Settings {
  readonly name: unknown;
  readonly description: unknown;
  readonly timeout?: unknown;
  readonly requiresApproval?: unknown;
  readonly worker?: unknown;
  readonly annotations?: unknown;
}

/**
 * Checks the fields of a tool: a subclass may set them to anything.
 *
 * @throws ToolDefinitionError that names the class and the field
 */
export function checkSettings(tool: Settings): void {
  const { name, description, timeout, requiresApproval, worker, annotations } = tool;
  if (name === "") {
    throw new ToolDefinitionError("WL2005", `${classNameOf(tool)} has no name.`, {
      hint: 'Declare one: `name = "catalog_search"`.',
    });
  }
  const owner = isToolName(name) ? `tool "${name}"` : classNameOf(tool);
  checkOptions({ name, description, timeout, requiresApproval, worker, annotations }, owner);
}
