//! tool join
//! accept {"each":{"kind":"a","x":1,"id":"i"},"narrow":{"x":"a"},"nested":{"in":{"b":"s","c":1}},"required":{"a":"s"},"open":{"a":"s","more":[1]},"letter":"a","sure":true,"same":{"a":"s"}}
//! accept {"each":{"kind":"b","y":1,"id":"i"},"narrow":{"x":"a"},"nested":{"in":{"b":"s","c":1}},"required":{"a":"s"},"open":{"a":"s"},"letter":"b","sure":true,"same":{}}
//! reject {"each":{"kind":"a","x":1},"narrow":{"x":"a"},"nested":{"in":{"b":"s","c":1}},"required":{"a":"s"},"open":{"a":"s"},"letter":"a","sure":true,"same":{}}
//! reject {"each":{"kind":"a","y":1,"id":"i"},"narrow":{"x":"a"},"nested":{"in":{"b":"s","c":1}},"required":{"a":"s"},"open":{"a":"s"},"letter":"a","sure":true,"same":{}}
//! reject {"each":{"kind":"a","x":1,"id":"i"},"narrow":{"x":1},"nested":{"in":{"b":"s","c":1}},"required":{"a":"s"},"open":{"a":"s"},"letter":"a","sure":true,"same":{}}
//! reject {"each":{"kind":"a","x":1,"id":"i"},"narrow":{"x":"a"},"nested":{"in":{"b":"s"}},"required":{"a":"s"},"open":{"a":"s"},"letter":"a","sure":true,"same":{}}
//! reject {"each":{"kind":"a","x":1,"id":"i"},"narrow":{"x":"a"},"nested":{"in":{"b":"s","c":1}},"required":{},"open":{"a":"s"},"letter":"a","sure":true,"same":{}}
//! reject {"each":{"kind":"a","x":1,"id":"i"},"narrow":{"x":"a"},"nested":{"in":{"b":"s","c":1}},"required":{"a":"s"},"open":{"a":1},"letter":"a","sure":true,"same":{}}
//! reject {"each":{"kind":"a","x":1,"id":"i"},"narrow":{"x":"a"},"nested":{"in":{"b":"s","c":1}},"required":{"a":"s"},"open":{"a":"s"},"letter":"a","sure":false,"same":{}}
interface A {
  kind: "a";
  x: number;
}
interface B {
  kind: "b";
  y: number;
}
interface WithId {
  id: string;
}

/** Each intersection is one object or one value. @tool */
export function join(
  each: (A | B) & WithId,
  narrow: { x: string | number } & { x: "a" },
  nested: { in: { b: string } } & { in: { c: number } },
  required: { a?: string } & { a: string },
  open: { [key: string]: unknown } & { a: string },
  letter: string & ("a" | "b"),
  sure: boolean & true,
  same: { a?: string } & { a?: string },
): void {
  void [each, narrow, nested, required, open, letter, sure, same];
}

//! tool plain
//! accept {"text":"t","count":1,"hint":"anything","item":{"kind":"a","x":1},"part":{"z":"s"}}
//! reject {"text":1,"count":1,"hint":"anything","item":{"kind":"a","x":1},"part":{"z":"s"}}
//! reject {"text":"t","count":1,"hint":"anything","item":{"kind":"a","x":1},"part":{}}
/** What `{}` and `unknown` add is nothing. @tool */
export function plain(
  text: string & {},
  count: unknown & number,
  hint: (string & {}) | "a" | "b",
  item: A & {},
  part: Partial<A> & Required<{ z?: string }>,
): void {
  void [text, count, hint, item, part];
}
