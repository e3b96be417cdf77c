//! tool one
//! accept {"either":{"b":1},"joined":{"k":"a","x":1,"id":"i"},"flag":true,"word":"a"}
//! reject {"either":{"a":1,"n":1},"joined":{},"flag":1,"word":"c"}
interface A {
  k: "a";
  x: number;
}
interface B {
  k: "b";
  y: number;
}
interface C {
  id: string;
}

/** Branches that no value has are none. @tool */
export function one(
  either: { a: 1; n: never } | { b: 1 },
  joined: (A | C) & (B | C),
  flag: boolean & { readonly __brand: "Flag" },
  word: ("a" | "b") & { readonly __brand: "Word" },
): void {}
