import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { checkOptions, isToolName } from "./tool-options.js";

/** The fields of a tool that say how it is called. */
export interface ToolSettings {
  readonly name: unknown;
  readonly description: unknown;
  readonly timeout?: unknown;
  readonly requiresApproval?: unknown;
  readonly annotations?: unknown;
}

/**
 * Checks the fields of a tool: a subclass may set them to anything.
 *
 * @throws ToolDefinitionError that names the class and the field
 */
export function checkSettings(tool: ToolSettings): void {
  const { name, description, timeout, requiresApproval, annotations } = tool;
  if (name === "") {
    throw new ToolDefinitionError("WL2005", `${classNameOf(tool)} has no name.`, {
      hint: 'Declare one: `name = "catalog_search"`.',
    });
  }
  const owner = isToolName(name) ? `tool "${name}"` : classNameOf(tool);
  checkOptions({ name, description, timeout, requiresApproval, annotations }, owner);
}

/** The name of an object's class, for a message. */
export function classNameOf(tool: object): string {
  const maker: unknown = tool.constructor;
  return typeof maker === "function" && maker.name !== "" ? `class ${maker.name}` : "a tool class";
}
