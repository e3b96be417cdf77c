import { globalRegistry } from "./global-registry.js";
import type { ToolRegistry } from "./tool-registry.js";

/** The global registry: tools marked with `register: true` are in it. All copies of the package share it. */
export const registry: ToolRegistry = globalRegistry();
