import { ToolRegistry } from "windlass";

/** Repeats. @tool */
export function echo(text: string): string {
  return text;
}

// What a function is given to decides where it is a tool: each registry may have an `echo` of its own.
export const loud = new ToolRegistry().add({ echo: (text: string) => text.toUpperCase() });
export const quiet = new ToolRegistry().add({ echo: (text: string) => text.toLowerCase() });
