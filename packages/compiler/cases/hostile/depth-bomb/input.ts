// What goes wrong elsewhere: Deeply nested arguments to a recursive schema end in RangeError; very large ones block the process.
//! tool sumTree
//! accept {"tree":[1,[2,[3]]]}
//! reject {"tree":[1,["2"]]}
type Nested = number | Nested[];

/**
 * Add up a tree.
 * @tool
 */
export function sumTree(tree: Nested): number {
  return typeof tree === "number" ? tree : tree.length;
}
