//! tool grow
//! accept {"tree":{"value":1,"children":[{"value":2,"children":[]}]},"list":{"head":"a","tail":{"head":"b","tail":null}},"json":{"a":[1,"x",null]}}
//! reject {"tree":{"value":1,"children":[{"value":"2","children":[]}]},"list":null,"json":1}
//! reject {"tree":{"value":1,"children":[]},"list":{"head":"a"},"json":1}

/** A tree of numbers. */
interface Tree {
  /** What it holds. */
  value: number;
  children: Tree[];
}

type List<T> = { head: T; tail: List<T> } | null;
type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * Grow a tree.
 * @param tree - where to start
 * @tool
 */
export function grow(tree: Tree, list: List<string>, json: JsonValue): Tree {
  void [list, json];
  return tree;
}
