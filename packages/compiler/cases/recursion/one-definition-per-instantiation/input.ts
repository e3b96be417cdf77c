//! tool link
//! accept {"texts":{"v":"a","next":{"v":"b"}},"counts":{"v":1,"next":{"v":2}},"ones":{"v":{"a":1}},"twos":{"v":{"a":2}},"inner":{"v":{"v":"x"}},"cons":{"head":1,"tail":{"head":1,"tail":null}},"nested":[1,[2]],"names":["a",["b"]],"again":{"v":"a"},"node":{"children":[{"children":[],"label":"in"}],"label":"out"}}
//! reject {"texts":{"v":"a","next":{"v":1}},"counts":{"v":1},"ones":{"v":{"a":1}},"twos":{"v":{"a":2}},"inner":{"v":{"v":"x"}},"cons":{"head":1,"tail":null},"nested":[],"names":[],"again":{"v":"a"},"node":{"children":[],"label":"out"}}
//! reject {"texts":{"v":"a"},"counts":{"v":1,"next":{"v":"b"}},"ones":{"v":{"a":1}},"twos":{"v":{"a":2}},"inner":{"v":{"v":"x"}},"cons":{"head":1,"tail":null},"nested":[],"names":[],"again":{"v":"a"},"node":{"children":[],"label":"out"}}
//! reject {"texts":{"v":"a"},"counts":{"v":1},"ones":{"v":{"a":2}},"twos":{"v":{"a":2}},"inner":{"v":{"v":"x"}},"cons":{"head":1,"tail":null},"nested":[],"names":[],"again":{"v":"a"},"node":{"children":[],"label":"out"}}
//! reject {"texts":{"v":"a"},"counts":{"v":1},"ones":{"v":{"a":1}},"twos":{"v":{"a":2}},"inner":{"v":"x"},"cons":{"head":1,"tail":null},"nested":[],"names":[],"again":{"v":"a"},"node":{"children":[],"label":"out"}}
//! reject {"texts":{"v":"a"},"counts":{"v":1},"ones":{"v":{"a":1}},"twos":{"v":{"a":2}},"inner":{"v":{"v":"x"}},"cons":{"head":1},"nested":[],"names":[],"again":{"v":"a"},"node":{"children":[],"label":"out"}}
//! reject {"texts":{"v":"a"},"counts":{"v":1},"ones":{"v":{"a":1}},"twos":{"v":{"a":2}},"inner":{"v":{"v":"x"}},"cons":{"head":1,"tail":null},"nested":["a"],"names":[],"again":{"v":"a"},"node":{"children":[],"label":"out"}}
//! reject {"texts":{"v":"a"},"counts":{"v":1},"ones":{"v":{"a":1}},"twos":{"v":{"a":2}},"inner":{"v":{"v":"x"}},"cons":{"head":1,"tail":null},"nested":[],"names":[],"again":{"v":"a"},"node":{"children":[{}],"label":"out"}}
interface Link<T> {
  v: T;
  next?: Link<T>;
}
type Cons<T> = { head: T; tail: Cons<T> | null };
type Nested<T> = T | Nested<T>[];
class TreeNode {
  children: TreeNode[] = [];
  label = "";
  parent?: TreeNode;
}

/** One generic, many types. @tool */
export function link(
  texts: Link<string>,
  counts: Link<number>,
  ones: Link<{ a: 1 }>,
  twos: Link<{ a: 2 }>,
  inner: Link<Link<string>>,
  cons: Cons<1>,
  nested: Nested<number>,
  names: Nested<string>,
  again: Link<string>,
  node: TreeNode,
): void {
  void [texts, counts, ones, twos, inner, cons, nested, names, again, node];
}

//! tool swap
//! accept {"ping":{"pong":{"ping":{}}},"pong":{"ping":{"pong":{}}},"expr":{"op":"+","l":{"op":"lit","v":1},"r":{"op":"neg","e":{"op":"lit","v":2}}}}
//! reject {"ping":{"ping":{}},"pong":{},"expr":{"op":"lit","v":1}}
//! reject {"ping":{},"pong":{"pong":{}},"expr":{"op":"lit","v":1}}
//! reject {"ping":{},"pong":{},"expr":{"op":"neg","e":{"op":"+","l":{"op":"lit","v":1}}}}
interface Ping {
  pong?: Pong;
}
interface Pong {
  ping?: Ping;
}
type Expr = { op: "+"; l: Expr; r: Expr } | { op: "neg"; e: Expr } | { op: "lit"; v: number };

/** Two types that need each other, and a union that needs itself. @tool */
export function swap(ping: Ping, pong: Pong, expr: Expr): void {
  void [ping, pong, expr];
}
