// What goes wrong elsewhere: Run by tsx, esbuild, swc or ts-node --transpile-only the plugin never ran: a late, unclear runtime error, or an empty schema.
import { tool } from "windlass";

export const grind = tool(
  /** Grind beans. */
  function grind(beans: number): string {
    return `${beans} g`;
  },
);
