import { tool as mark } from "windlass";
import { own } from "./input.kit.js";

function tool<F>(fn: F): F {
  return fn;
}

/** Not a tool: `tool` is a function of this file. */
export const plain = tool((text: string) => text);

/** Marked by another name. */
export const renamed = mark((text: string): string => text);

/** Marked through a re-export. */
export const exported = own((text: string): string => text);
