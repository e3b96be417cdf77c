import type { ApprovalRule } from "../call/approve/approval.js";
import type { ToolAnnotations } from "../descriptor.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { unknownOption } from "../errors/unknown-option.js";
import { isObject } from "../schema/kind.js";
import { show } from "../schema/show.js";

/** What `tool(options, fn)` and `@tool(options)` take. Options win over the tags of the doc comment. */
export interface ToolOptions {
  /** The tool's name instead of the function's; must match `^[A-Za-z0-9_-]{1,64}$`. */
  readonly name?: string | undefined;
  /** The description instead of the doc comment's. */
  readonly description?: string | undefined;
  /** Milliseconds after which a call is given up; 60 000 where nothing else is said, `Infinity` for never. */
  readonly timeout?: number | undefined;
  /** The call needs approval: always, or where the rule says so. */
  readonly requiresApproval?: boolean | ApprovalRule | undefined;
  /** Add the tool to the global registry. */
  readonly register?: boolean | undefined;
  /**
   * Run the function in a worker thread, where it cannot block the program, and is ended at its timeout. The worker imports
   * the function's module anew: they share no state. Read by the compiler, so it has to be written out.
   */
  readonly worker?: boolean | undefined;
  /** The members of a lone object parameter are the arguments. Read by the compiler, so it has to be written out. */
  readonly spread?: boolean | undefined;
  /** Hints for MCP clients. */
  readonly annotations?: ToolAnnotations | undefined;
}

const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** What an option must be: a test, and what it asks for in words. */
const CHECKS: Readonly<Record<keyof ToolOptions, readonly [(value: unknown) => boolean, string]>> = {
  name: [isToolName, "a name that matches ^[A-Za-z0-9_-]{1,64}$"],
  description: [(value) => typeof value === "string", "a text"],
  timeout: [isTimeout, "a positive number of milliseconds, or Infinity to turn it off"],
  requiresApproval: [
    (value) => typeof value === "boolean" || typeof value === "function",
    "true, false or a function of the arguments",
  ],
  register: [(value) => typeof value === "boolean", "true or false"],
  worker: [(value) => typeof value === "boolean", "true or false"],
  spread: [(value) => typeof value === "boolean", "true or false"],
  annotations: [isObject, "an object such as { readOnlyHint: true }"],
};

/** Whether a name can be a tool's. */
export function isToolName(name: unknown): name is string {
  return typeof name === "string" && NAME.test(name);
}

/** Whether a value can be a timeout. */
export function isTimeout(value: unknown): value is number {
  return typeof value === "number" && value > 0;
}

/**
 * Checks options as they come from code that no type checker saw.
 *
 * @throws ToolDefinitionError that names the option, and the nearest one where there is none of that name
 */
export function checkOptions(options: object, owner: string): asserts options is ToolOptions {
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name as keyof ToolOptions] : undefined;
    if (check === undefined) throw unknownOption(owner, name, Object.keys(CHECKS));
    const [holds, wanted] = check;
    if (value !== undefined && !holds(value)) {
      const summary = `The option \`${name}\` of ${owner} must be ${wanted}, not ${show(value)}.`;
      throw new ToolDefinitionError("WL2005", summary, { hint: name === "name" ? suggestName(value) : undefined });
    }
  }
}

/** The name that the bad one comes nearest to, for the hint. */
function suggestName(name: unknown): string | undefined {
  if (typeof name !== "string") return undefined;
  const usable = name.replace(/[^A-Za-z0-9_-]+/g, "_").slice(0, 64);
  return isToolName(usable) ? `"${usable}" would do.` : undefined;
}
