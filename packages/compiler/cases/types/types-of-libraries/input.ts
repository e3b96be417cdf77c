// The helper types that most code bases have, as type-fest and its kin write them.
//! tool arrange
//! accept {"simple":{"a":1},"loose":{"name":"n"},"hue":"any","value":"x","one":{"b":2},"xor":{"a":1},"replaced":{"id":"1","name":"n"}}
//! accept {"simple":{"a":1,"b":2},"loose":{"name":"n","id":1},"hue":"red","value":1,"one":{"a":1,"b":2},"xor":{"b":2},"replaced":{"id":"1","name":"n"}}
//! reject {"simple":{"b":2},"loose":{"name":"n"},"hue":"any","value":"x","one":{"b":2},"xor":{"a":1},"replaced":{"id":"1","name":"n"}}
//! reject {"simple":{"a":1},"loose":{"id":1},"hue":"any","value":"x","one":{"b":2},"xor":{"a":1},"replaced":{"id":"1","name":"n"}}
//! reject {"simple":{"a":1},"loose":{"name":"n"},"hue":"any","value":"x","one":{},"xor":{"a":1},"replaced":{"id":"1","name":"n"}}
//! reject {"simple":{"a":1},"loose":{"name":"n"},"hue":"any","value":"x","one":{"b":2},"xor":{"a":1,"b":2},"replaced":{"id":"1","name":"n"}}
//! reject {"simple":{"a":1},"loose":{"name":"n"},"hue":"any","value":"x","one":{"b":2},"xor":{"a":1},"replaced":{"id":1,"name":"n"}}
type Simplify<T> = { [K in keyof T]: T[K] } & {};
type SetOptional<T, K extends keyof T> = Simplify<Omit<T, K> & Partial<Pick<T, K>>>;
type LiteralUnion<T extends string> = T | (string & Record<never, never>);
type ValueOf<T> = T[keyof T];
type AtLeastOne<T> = { [K in keyof T]: Pick<T, K> & Partial<Omit<T, K>> }[keyof T];
type Without<A, B> = { [K in Exclude<keyof A, keyof B>]?: never };
type Xor<A, B> = (A & Without<B, A>) | (B & Without<A, B>);

interface Row {
  id: number;
  /** As on the label. */
  name: string;
}

/** Arrange. @tool */
export function arrange(
  simple: Simplify<{ a: 1 } & { b?: 2 }>,
  loose: SetOptional<Row, "id">,
  hue: LiteralUnion<"red" | "blue">,
  value: ValueOf<{ a: 1; b: "x" }>,
  one: AtLeastOne<{ a: 1; b: 2 }>,
  xor: Xor<{ a: 1 }, { b: 2 }>,
  replaced: Omit<Row, "id"> & { id: string },
): void {
  void [simple, loose, hue, value, one, xor, replaced];
}

//! tool deep
//! accept {"patch":{"a":{"b":{"c":1}}},"frozen":{"a":{"b":{"c":1}},"list":[{"x":"y"}],"kind":"u"}}
//! accept {"patch":{},"frozen":{"a":{"b":{"c":1}},"list":[],"kind":"v"}}
//! reject {"patch":{"a":{"b":{"c":"1"}}},"frozen":{"a":{"b":{"c":1}},"list":[],"kind":"v"}}
//! reject {"patch":{},"frozen":{"a":{"b":{}},"list":[],"kind":"v"}}
interface Config {
  a: { b: { c: number } };
  list: { x: string }[];
  kind: "u" | "v";
}
type DeepPartial<T> = { [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] };
type DeepReadonly<T> = T extends (infer U)[]
  ? readonly DeepReadonly<U>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** Go deep. @tool */
export function deep(patch: DeepPartial<Config>, frozen: DeepReadonly<Config>): void {
  void [patch, frozen];
}
