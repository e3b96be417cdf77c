//! tool nested
//! accept {"g":"2031-05-06T07:08:09Z"}
//! accept {"a":1,"b-c":"y","e":{},"g":"2031-05-06T07:08:09Z","h":"z"}
//! reject {"a":1}
//! reject {"renamed":1,"g":"2031-05-06T07:08:09Z"}
//! reject {"e":{"f":1},"g":"2031-05-06T07:08:09Z"}
/** Renamed, quoted, nested, the rest. @tool */
export function nested({
  a: renamed = 1,
  "b-c": dashed = "x",
  e: { f = true } = {},
  ...rest
}: {
  a?: number;
  "b-c"?: string;
  e?: { f?: boolean };
  g: Date;
  h?: string;
}): string {
  return [renamed, dashed, f, rest.g.getTime()].join();
}

//! tool joined
//! accept {"a":"x"}
//! reject {"b":1}
/** An intersection is one object. @tool */
export function joined({ a }: { a: string } & { b?: number }): string {
  return a;
}

//! tool computed
//! accept {"a":1}
//! reject {}
/** A default that refers to another member. @tool */
export function computed({ a, b = a }: { a: number; b?: number }): number {
  return a + b;
}

//! tool unread
//! accept {"a":1}
//! reject {}
/** What the function does not read is an argument nevertheless. @tool */
export function unread({}: { a: number }): void {}

//! tool whole
//! accept {"b":1}
//! reject {"a":"x"}
/** A default for the whole does not fill in single members. @tool */
export function whole({ a = "x", b }: { a?: string; b: number } = { b: 2 }): string {
  return a + b;
}

//! tool inferred
//! accept {}
//! accept {"a":2,"b":"t"}
//! reject {"a":"2"}
/** Typed by its defaults alone. @tool */
export function inferred({ a = 1, b = "s" } = {}): string {
  return a + b;
}

//! tool recursive
//! accept {"kids":[{"kids":[]}]}
//! reject {"kids":[{}]}
interface Tree {
  self?: Tree;
  kids: Tree[];
}
/** A type that comes back to itself. @tool */
export function recursive({ self, kids }: Tree): number {
  return kids.length + (self ? 1 : 0);
}

//! tool mapped
//! accept {}
//! reject {"c":"x"}
/** A mapped type. @tool */
export function mapped({ a }: Partial<Record<"a" | "b", string>>): string | undefined {
  return a;
}
