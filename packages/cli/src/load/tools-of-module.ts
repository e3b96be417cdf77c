import { Tool, ToolDefinitionError, toolsOf } from "windlass";
import { messageOf } from "../command-error.js";

/** What a module exports for callers. */
export interface ModuleTools {
  readonly tools: readonly Tool[];
  /** What looks like tools but cannot be served, and why. */
  readonly remarks: readonly string[];
}

type Class = { new (): unknown; readonly name: string; readonly length: number; readonly prototype: object };

/**
 * The tools among a module's exports: marked functions, `Tool` instances, subclasses of `Tool` whose constructor takes
 * nothing, instances with marked methods and classes with marked static ones.
 *
 * @param module - the module's namespace
 */
export function toolsOfModule(module: object): ModuleTools {
  const tools = new Set<Tool>(toolsIn(module));
  const remarks: string[] = [];
  // The same value may be exported twice, under its name and as the default.
  for (const value of new Set<unknown>(Object.values(module))) {
    const made = isClass(value) ? fromClass(value, remarks) : isInstance(value) ? toolsIn(value) : [];
    for (const tool of made) tools.add(tool);
  }
  return { tools: [...tools], remarks };
}

function fromClass(value: Class, remarks: string[]): readonly Tool[] {
  if (!Tool.isInstance(value.prototype)) {
    const found = toolsIn(value);
    if (found.length === 0 && hasMarkedMethods(value)) {
      remarks.push(`the methods of \`${value.name}\` belong to instances. Export one: \`new ${value.name}(…)\`.`);
    }
    return found;
  }
  // A base class for other tools has nothing to call.
  if (typeof value.prototype.call !== "function") return [];
  if (value.length > 0) {
    remarks.push(`\`${value.name}\` takes constructor parameters. Export an instance: \`new ${value.name}(…)\`.`);
    return [];
  }
  try {
    return [new value() as Tool];
  } catch (error) {
    remarks.push(`\`new ${value.name}()\` threw: ${messageOf(error)}`);
    return [];
  }
}

/** The tools of a module, class or instance; none where the runtime finds none. */
function toolsIn(source: object): readonly Tool[] {
  try {
    return toolsOf(source);
  } catch (error) {
    if (error instanceof ToolDefinitionError && error.code === "WL2013") return [];
    throw error;
  }
}

function hasMarkedMethods({ prototype }: Class): boolean {
  const key = Symbol.for("windlass.tool");
  return Object.values(Object.getOwnPropertyDescriptors(prototype)).some(
    ({ value }) => typeof value === "function" && Object.hasOwn(value, key),
  );
}

function isClass(value: unknown): value is Class {
  return typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));
}

function isInstance(value: unknown): value is object {
  if (typeof value !== "object" || value === null || Tool.isInstance(value) || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype !== null && prototype !== Object.prototype;
}
