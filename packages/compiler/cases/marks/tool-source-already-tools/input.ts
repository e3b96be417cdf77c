import { registry, Tool, tool, type AnyFunction, type ToolSource } from "windlass";
import { arrow, called, tagged } from "./input.kit.js";
import * as kit from "./input.kit.js";

/** Here. @tool */
function here(text: string): string {
  return text;
}

class Desk {
  /** Opens. */
  @tool
  open(text: string): string {
    return text;
  }

  /** Closes. @tool */
  static close(text: string): string {
    return text;
  }
}

/** Echoes. */
class Echo extends Tool {
  call(text: string): string {
    return text;
  }
}

/** By its tag alone. @tool */
export const typed: ToolSource = (text: string): string => text;

declare const anything: any;
const list = [tagged, here];
const desk = new Desk();

// Nothing here is marked once more.
registry.add(tagged, arrow, called, here, kit.tagged, Desk.close, desk.open);
registry.add(kit, list, ...list, desk, Desk, new Echo(), anything, tool(function inline(text: string): string {
  return text;
}));
registry.add({ tagged, arrow, called, here: kit.tagged, desk, list });

const alias: typeof tagged = tagged;
registry.add(alias);

export function handOn(source: ToolSource, fn: AnyFunction): void {
  registry.add(source, fn);
}
export function generic<F extends AnyFunction>(fn: F): void {
  registry.add(fn);
}
