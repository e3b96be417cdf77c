import type { ApprovalRule } from "../call/approve/approval.js";
import type { ToolAnnotations } from "../descriptor.js";
import { unknownOption } from "../errors/unknown-option.js";
import { checkParameters } from "./check-parameters.js";
import { classNameOf } from "./class-name.js";
import { checkOptions } from "./tool-options.js";

/** What the constructor of `Tool` takes: a tool's fields, for classes whose tools are made from data. */
export interface ToolSettings {
  /** The tool's name; must match `^[A-Za-z0-9_-]{1,64}$`. */
  readonly name?: string | undefined;
  /** What the tool does, for the model. */
  readonly description?: string | undefined;
  /** A hand-written JSON Schema (draft 2020-12) of the arguments, which `call` then gets as one object. */
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  /** Milliseconds after which a call is given up, `Infinity` for never. */
  readonly timeout?: number | undefined;
  /** Whether calls need approval: always, never, or where the rule says so. */
  readonly requiresApproval?: boolean | ApprovalRule | undefined;
  /** Hints for MCP clients. */
  readonly annotations?: ToolAnnotations | undefined;
}

/** All that can be set; `name` and `description` are fields of every tool, and set by its constructor. */
const NAMES = ["name", "description", "parameters", "timeout", "requiresApproval", "annotations"] as const;

/**
 * Puts settings on a tool that is being made, except for name and description, which are fields of every tool.
 *
 * @throws ToolDefinitionError for what cannot be a setting
 */
export function takeSettings(tool: object, settings: ToolSettings): void {
  const { parameters, ...options } = settings;
  const unknown = Object.keys(settings).find((name) => !(NAMES as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw unknownOption(classNameOf(tool), unknown, NAMES, "setting");
  }
  checkOptions(options, classNameOf(tool));
  if (parameters !== undefined) checkParameters(parameters, classNameOf(tool));
  for (const name of NAMES.slice(2)) if (settings[name] !== undefined) define(tool, name, settings[name]);
}

/** As a field of the class would be, so that one that a subclass declares can take its place. */
function define(tool: object, name: string, value: unknown): void {
  Object.defineProperty(tool, name, { value, writable: true, enumerable: true, configurable: true });
}
