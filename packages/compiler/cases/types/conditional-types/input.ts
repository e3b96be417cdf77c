//! tool choose
//! accept {"either":{"text":"a"},"whole":"mixed","item":2,"rest":"c","words":["a","b","c"],"three":["","",""],"path":"x.y"}
//! accept {"either":{"digit":1},"whole":"mixed","item":"x","rest":"b","words":["a","b","c"],"three":["","",""],"path":"w"}
//! reject {"either":{"text":1},"whole":"mixed","item":2,"rest":"c","words":["a","b","c"],"three":["","",""],"path":"x.y"}
//! reject {"either":{"text":"a"},"whole":"all","item":2,"rest":"c","words":["a","b","c"],"three":["","",""],"path":"x.y"}
//! reject {"either":{"text":"a"},"whole":"mixed","item":2,"rest":"a","words":["a","b","c"],"three":["","",""],"path":"x.y"}
//! reject {"either":{"text":"a"},"whole":"mixed","item":2,"rest":"c","words":["a.b.c"],"three":["","",""],"path":"x.y"}
//! reject {"either":{"text":"a"},"whole":"mixed","item":2,"rest":"c","words":["a","b","c"],"three":["",""],"path":"y"}
type Wrapped<T> = T extends string ? { text: T } : { digit: T };
type Whole<T> = [T] extends [string] ? "all" : "mixed";
type Item<T> = T extends readonly (infer U)[] ? U : never;
type Split<S extends string> = S extends `${infer A}.${infer B}` ? [A, ...Split<B>] : [S];
type Repeat<N extends number, R extends string[] = []> = R["length"] extends N ? R : Repeat<N, [...R, string]>;
type Path<T> = T extends object
  ? { [K in keyof T & string]: K | `${K}.${Path<T[K]>}` }[keyof T & string]
  : never;

/** Conditional types: distributive, whole, inferring, recursive. @tool */
export function choose(
  either: Wrapped<"a" | 1>,
  whole: Whole<"a" | 1>,
  item: Item<readonly [2, "x"]>,
  rest: Exclude<"a" | "b" | "c", "a">,
  words: Split<"a.b.c">,
  three: Repeat<3>,
  path: Path<{ x: { y: 1 }; w: 2 }>,
): void {
  void [either, whole, item, rest, words, three, path];
}

//! tool derive
//! accept {"awaited":"x","args":["a"],"result":{"ok":true},"made":{"width":1},"both":{"a":1,"b":2},"kept":"a"}
//! accept {"awaited":"x","args":["a",{"z":1}],"result":{"ok":true},"second":{"z":2},"made":{"width":1},"both":{"a":1,"b":2},"kept":"b"}
//! reject {"awaited":"x","args":["a",{"z":1},1],"result":{"ok":true},"made":{"width":1},"both":{"a":1,"b":2},"kept":"a"}
//! reject {"awaited":"x","args":["a"],"result":{"ok":true},"made":{"width":1,"secret":"s"},"both":{"a":1,"b":2},"kept":"a"}
//! reject {"awaited":"x","args":["a"],"result":{"ok":true},"made":{"width":1},"both":{"a":1},"kept":"c"}
declare function ask(text: string, how?: { z: number }): Promise<{ ok: boolean }>;
class Spec {
  constructor(
    readonly width: number,
    private readonly secret: string,
  ) {
    void this.secret;
  }
}
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** Types that come from functions and classes. @tool */
export function derive(
  awaited: Awaited<Promise<Promise<string>>>,
  args: Parameters<typeof ask>,
  result: Awaited<ReturnType<typeof ask>>,
  second: Parameters<typeof ask>[1],
  made: InstanceType<typeof Spec>,
  both: UnionToIntersection<{ a: 1 } | { b: 2 }>,
  kept: NoInfer<"a" | "b">,
): void {
  void [awaited, args, result, second, made, both, kept];
}
