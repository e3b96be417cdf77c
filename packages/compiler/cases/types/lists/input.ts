//! tool collect
//! accept {"plain":["a"],"fixed":[1,"x"],"generic":[{"a":1}],"nested":[[1],[]],"open":["a"],"tail":["a",1,2],"many":[true]}
//! accept {"plain":[],"fixed":[1,"x"],"generic":[],"nested":[],"open":["a",2],"tail":["a"],"many":[]}
//! reject {"plain":"a","fixed":[1,"x"],"generic":[],"nested":[],"open":["a"],"tail":["a"],"many":[]}
//! reject {"plain":[],"fixed":[1],"generic":[],"nested":[],"open":["a"],"tail":["a"],"many":[]}
//! reject {"plain":[],"fixed":[1,"x"],"generic":[],"nested":[],"open":["a",2,3],"tail":["a"],"many":[]}
//! reject {"plain":[],"fixed":[1,"x"],"generic":[],"nested":[],"open":["a"],"tail":["a","b"],"many":[]}

/** Collect. @tool */
export function collect(
  plain: string[],
  fixed: [at: number, label: string],
  generic: ReadonlyArray<{ a: number }>,
  nested: readonly number[][],
  open: [string, number?],
  tail: [string, ...number[]],
  many: Iterable<boolean>,
): string[] {
  void [fixed, generic, nested, open, tail, many];
  return plain;
}
