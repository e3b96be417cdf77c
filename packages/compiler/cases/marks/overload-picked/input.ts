//! tool first
//! accept {"id":1}
//! reject {"name":"x","mode":"r"}
import { tool } from "windlass";

function open(id: number): string;
function open(name: string, mode: "r" | "w"): string;
function open(what: number | string, mode = "r"): string {
  return what + mode;
}

/** The first overload. */
export const first = tool<(id: number) => string>({ name: "first" }, open);

type ByName = (name: string, mode: "r" | "w") => string;

/**
 * The second one.
 * @param name - what to open
 * @toolName second
 */
export const second = tool<ByName>(open);
