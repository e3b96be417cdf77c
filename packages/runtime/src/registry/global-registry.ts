import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { ToolRegistry } from "./tool-registry.js";

const REGISTRY_KEY = Symbol.for("windlass.registry");

interface Slot {
  [REGISTRY_KEY]?: ToolRegistry;
}

/**
 * The one registry that all copies of the package share, made when it is first asked for. Tools marked with
 * `register: true` are in it, under their names.
 *
 * @throws ToolDefinitionError where another copy of the package made one that this one cannot use
 */
export function globalRegistry(): ToolRegistry {
  const slot = globalThis as Slot;
  if (slot[REGISTRY_KEY] === undefined) {
    const made = new ToolRegistry();
    Object.defineProperty(slot, REGISTRY_KEY, { value: made, configurable: true });
    return made;
  }
  const found = slot[REGISTRY_KEY];
  if (typeof found.add !== "function" || typeof found.execute !== "function") {
    throw new ToolDefinitionError("WL2014", "The global registry was made by another version of `windlass`.", {
      hint: "Install one version: `npm ls windlass` shows which there are.",
    });
  }
  return found;
}
