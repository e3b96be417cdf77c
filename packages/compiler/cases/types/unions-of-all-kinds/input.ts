//! tool weigh
//! accept {"mixed":"a","nullable":"","list":[{"a":1},null],"tuples":[1,2],"listOrText":[2,1],"lists":[{"b":1}],"recordOr":{"x":1},"texts":"true","wide":{"any":1},"order":"10","sorted":2}
//! accept {"mixed":[1],"nullable":null,"list":null,"tuples":[],"listOrText":"none","lists":[],"recordOr":1,"texts":true,"wide":"x","order":"é","sorted":-0.5}
//! reject {"mixed":"c","nullable":"","list":null,"tuples":[],"listOrText":"none","lists":[],"recordOr":1,"texts":true,"wide":"x","order":"é","sorted":2}
//! reject {"mixed":"a","nullable":"x","list":null,"tuples":[],"listOrText":"none","lists":[],"recordOr":1,"texts":true,"wide":"x","order":"é","sorted":2}
//! reject {"mixed":"a","nullable":"","list":[{"a":2}],"tuples":[],"listOrText":"none","lists":[],"recordOr":1,"texts":true,"wide":"x","order":"é","sorted":2}
//! reject {"mixed":"a","nullable":"","list":null,"tuples":[1,2,3],"listOrText":"none","lists":[],"recordOr":1,"texts":true,"wide":"x","order":"é","sorted":2}
//! reject {"mixed":"a","nullable":"","list":null,"tuples":[],"listOrText":[3],"lists":[],"recordOr":1,"texts":true,"wide":"x","order":"é","sorted":2}
//! reject {"mixed":"a","nullable":"","list":null,"tuples":[],"listOrText":"none","lists":[{"a":1},{"b":1}],"recordOr":1,"texts":true,"wide":"x","order":"é","sorted":2}
//! reject {"mixed":"a","nullable":"","list":null,"tuples":[],"listOrText":"none","lists":[],"recordOr":{"x":2},"texts":true,"wide":"x","order":"é","sorted":2}
//! reject {"mixed":"a","nullable":"","list":null,"tuples":[],"listOrText":"none","lists":[],"recordOr":1,"texts":"false","wide":"x","order":"é","sorted":2}
//! reject {"mixed":"a","nullable":"","list":null,"tuples":[],"listOrText":"none","lists":[],"recordOr":1,"texts":true,"wide":1,"order":"é","sorted":2}
type Order = "B" | "a" | "C" | "b" | "10" | "9" | "é" | "Z";

/** Unions of what has little in common. @tool */
export function weigh(
  mixed: "a" | "b" | 1 | true | { x: 1 } | [1] | null,
  nullable: "" | null,
  list: ({ a: 1 } | null)[] | null,
  tuples: [1] | [1, 2] | readonly never[],
  listOrText: (1 | 2)[] | "none",
  lists: { a: 1 }[] | { b: 1 }[],
  recordOr: Record<string, 1> | 1,
  texts: boolean | "true" extends infer T ? Exclude<T, false> : never,
  wide: string | object,
  order: Order,
  sorted: 10 | 9 | 2 | -0.5 | 1e21,
): void {
  void [mixed, nullable, list, tuples, listOrText, lists, recordOr, texts, wide, order, sorted];
}
