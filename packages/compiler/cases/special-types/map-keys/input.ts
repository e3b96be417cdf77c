//! tool key
//! accept {"text":{"a":1},"picked":{"a":1},"prefixed":{"k-a":1},"branded":{"b":1},"numbers":[[1,"x"]],"mixed":[["x",1],[2,1]],"literals":[["a",1],[1,1]],"flags":[[true,["https://example.com/"]]],"dates":[["2031-05-06T07:08:09Z",1]],"tuples":[[["a",1],"2031-05-06T07:08:09Z"]],"nullable":[[null,1]],"deep":{"a":[[1,["5"]]]}}
//! reject {"text":[["a",1]],"picked":{},"prefixed":{},"branded":{},"numbers":[],"mixed":[],"literals":[],"flags":[],"dates":[],"tuples":[],"nullable":[],"deep":{}}
//! reject {"text":{},"picked":{"c":1},"prefixed":{},"branded":{},"numbers":[],"mixed":[],"literals":[],"flags":[],"dates":[],"tuples":[],"nullable":[],"deep":{}}
//! reject {"text":{},"picked":{},"prefixed":{"a":1},"branded":{},"numbers":[],"mixed":[],"literals":[],"flags":[],"dates":[],"tuples":[],"nullable":[],"deep":{}}
//! reject {"text":{},"picked":{},"prefixed":{},"branded":{},"numbers":[["1","x"]],"mixed":[],"literals":[],"flags":[],"dates":[],"tuples":[],"nullable":[],"deep":{}}
//! reject {"text":{},"picked":{},"prefixed":{},"branded":{},"numbers":[[1]],"mixed":[],"literals":[],"flags":[],"dates":[],"tuples":[],"nullable":[],"deep":{}}
//! reject {"text":{},"picked":{},"prefixed":{},"branded":{},"numbers":[],"mixed":[["y",1]],"literals":[],"flags":[],"dates":[],"tuples":[],"nullable":[],"deep":{}}
//! reject {"text":{},"picked":{},"prefixed":{},"branded":{},"numbers":[],"mixed":[],"literals":[["1",1]],"flags":[],"dates":[],"tuples":[],"nullable":[],"deep":{}}
//! reject {"text":{},"picked":{},"prefixed":{},"branded":{},"numbers":[],"mixed":[],"literals":[],"flags":[["true",[]]],"dates":[],"tuples":[],"nullable":[],"deep":{}}
//! reject {"text":{},"picked":{},"prefixed":{},"branded":{},"numbers":[],"mixed":[],"literals":[],"flags":[],"dates":[["soon",1]],"tuples":[],"nullable":[],"deep":{}}
//! reject {"text":{},"picked":{},"prefixed":{},"branded":{},"numbers":[],"mixed":[],"literals":[],"flags":[],"dates":[],"tuples":[["a","2031-05-06T07:08:09Z"]],"nullable":[],"deep":{}}
//! reject {"text":{},"picked":{},"prefixed":{},"branded":{},"numbers":[],"mixed":[],"literals":[],"flags":[],"dates":[],"tuples":[],"nullable":[],"deep":{"a":[[1,[5]]]}}
/** A map whose keys are texts is an object, any other one is a list of pairs. @tool */
export function key(
  text: Map<string, 1>,
  picked: Map<"a" | "b", 1>,
  prefixed: Map<`k-${string}`, 1>,
  branded: Map<string & { __brand: "Key" }, 1>,
  numbers: Map<number, string>,
  mixed: Map<number | "x", 1>,
  literals: Map<"a" | 1, 1>,
  flags: Map<boolean, Set<URL>>,
  dates: ReadonlyMap<Date, 1>,
  tuples: Map<[string, number], Date>,
  nullable: Map<string | null, 1>,
  deep: ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<bigint>>>,
): void {
  void [text, picked, prefixed, branded, numbers, mixed, literals, flags, dates, tuples, nullable, deep];
}
