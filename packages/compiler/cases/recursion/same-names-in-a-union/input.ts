import type * as list from "./input.list.js";
import type * as tree from "./input.tree.js";

// What goes wrong elsewhere: which of the two is `Node_1` hangs on the order in which the compiler looks at them.

/** Walk a tree or a list. @tool */
export function walk(start: tree.Node | list.Node, other: list.Node): string {
  return JSON.stringify([start, other]);
}

/** Walk a list or a tree. @tool */
export function stroll(start: list.Node | tree.Node): string {
  return JSON.stringify(start);
}
