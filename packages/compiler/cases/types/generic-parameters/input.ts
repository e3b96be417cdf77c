//! tool adopt
//! accept {"one":{"id":"a"},"many":[{"id":"b"}],"patch":{},"more":{"id":"c","x":1},"byName":{"n":{"id":"d"}},"id":"e","nullable":{"id":null},"frozen":{"id":"f"}}
//! reject {"one":{},"many":[],"patch":{},"more":{"id":"c","x":1},"byName":{},"id":"e","nullable":{"id":null},"frozen":{"id":"f"}}
//! reject {"one":{"id":"a","z":1},"many":[],"patch":{},"more":{"id":"c","x":1},"byName":{},"id":"e","nullable":{"id":null},"frozen":{"id":"f"}}
//! reject {"one":{"id":"a"},"many":[],"patch":{},"more":{"id":"c"},"byName":{},"id":"e","nullable":{"id":null},"frozen":{"id":"f"}}
//! reject {"one":{"id":"a"},"many":[],"patch":{},"more":{"id":"c","x":1},"byName":{"n":{}},"id":"e","nullable":{"id":null},"frozen":{"id":"f"}}
/** A type parameter is read as its constraint, also inside other types. @tool */
export function adopt<T extends { id: string }>(
  one: T,
  many: T[],
  patch: Partial<T>,
  more: T & { x: 1 },
  byName: Record<string, T>,
  id: T["id"],
  nullable: { [K in keyof T]: T[K] | null },
  frozen: Readonly<T>,
): T[] {
  void [one, patch, more, byName, id, nullable, frozen];
  return many;
}

//! tool chain
//! accept {"a":"x","b":"y","tree":{"kids":[{"kids":[],"v":1}],"v":1},"list":["x"],"pair":["a","x"],"map":{"a":"x"}}
//! reject {"a":1,"b":"y","tree":{"kids":[],"v":1},"list":["x"],"pair":["a","x"],"map":{"a":"x"}}
//! reject {"a":"x","b":"y","tree":{"kids":[{}],"v":1},"list":["x"],"pair":["a","x"],"map":{"a":"x"}}
//! reject {"a":"x","b":"y","tree":{"kids":[],"v":1},"list":["x"],"pair":["c","x"],"map":{"a":"x"}}
interface Tree<T> {
  kids: T[];
  v: 1;
}
/** Constraints that need one another, or themselves. @tool */
export function chain<A extends B, B extends string, T extends Tree<T>, L extends readonly string[], K extends "a" | "b" = "a">(
  a: A,
  b: B,
  tree: T,
  list: L,
  pair: [K, B],
  map: Map<K, B>,
  maybe?: A | null,
): void {
  void [a, b, tree, list, pair, map, maybe];
}

//! tool fill
//! accept {"plain":{"v":"x"},"set":{"v":1},"nested":{"v":{"v":"x"}}}
//! reject {"plain":{"v":1},"set":{"v":1},"nested":{"v":{"v":"x"}}}
interface Box<T = string> {
  v: T;
}
/** Type arguments that are given, left to their default, nested. @tool */
export function fill(plain: Box, set: Box<number>, nested: Box<Box>): Box<number> {
  void [plain, nested];
  return set;
}
