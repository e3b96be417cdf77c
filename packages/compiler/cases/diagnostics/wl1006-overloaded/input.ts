import { tool } from "windlass";

function open(id: number): string;
function open(name: string, mode: "r" | "w"): string;
function open(what: number | string, mode = "r"): string {
  return what + mode;
}

/** Open a file. */
export const opened = tool(open);
