//! tool rename
//! accept {"getters":{"getAge":1},"strings":{"name":"x"},"full":{"name":"x","age":1},"events":{}}
//! accept {"getters":{"getName":"x","getAge":1},"strings":{"name":"x"},"full":{"name":"x","age":1,"note":"n"},"events":{"on-open":"open"}}
//! reject {"getters":{"name":"x","age":1},"strings":{"name":"x"},"full":{"name":"x","age":1},"events":{}}
//! reject {"getters":{"getAge":1},"strings":{"name":"x","age":1},"full":{"name":"x","age":1},"events":{}}
//! reject {"getters":{"getAge":1},"strings":{"name":"x"},"full":{"age":1},"events":{}}
//! reject {"getters":{"getAge":1},"strings":{"name":"x"},"full":{"name":"x","age":1},"events":{"on-open":"close"}}
interface Person {
  /** Full name. */
  name?: string;
  readonly age: number;
  note: string | undefined;
}

type Getters<T> = { [K in keyof T as `get${Capitalize<string & K>}`]: T[K] };
type OnlyStrings<T> = { [K in keyof T as NonNullable<T[K]> extends string ? K : never]: T[K] };
type Full<T> = { -readonly [K in keyof T]-?: T[K] };

/** Keys that are renamed, filtered, made required. @tool */
export function rename(
  getters: Getters<Omit<Person, "note">>,
  strings: Required<OnlyStrings<Pick<Person, "name">>>,
  full: Full<Person>,
  events: { [K in "open" | "close" as `on-${K}`]?: K },
): void {
  void [getters, strings, full, events];
}

//! tool convert
//! accept {"nullable":{"age":null,"note":null},"lists":{},"flags":{"name":true,"age":false,"note":true},"change":{"op":"age","value":3},"camel":{"firstName":"x","isOk":null}}
//! reject {"nullable":{"age":null},"lists":{"age":3},"flags":{"name":true,"age":false,"note":true},"change":{"op":"age","value":3},"camel":{"firstName":"x","isOk":null}}
//! reject {"nullable":{"age":null},"lists":{},"flags":{"name":true},"change":{"op":"age","value":3},"camel":{"firstName":"x","isOk":null}}
//! reject {"nullable":{"age":null},"lists":{},"flags":{"name":true,"age":false,"note":true},"change":{"op":"age","value":"3"},"camel":{"firstName":"x","isOk":null}}
//! reject {"nullable":{"age":null},"lists":{},"flags":{"name":true,"age":false,"note":true},"change":{"op":"age","value":3},"camel":{"first_name":"x","is_ok":null}}
type Nullable<T> = { [K in keyof T]: T[K] | null };
type Change<T> = { [K in keyof T]: { op: K; value: T[K] } }[keyof T];
type Camel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;
type CamelKeys<T> = { [K in keyof T as Camel<string & K>]: T[K] };

/** Values that are replaced. @tool */
export function convert(
  nullable: Nullable<Person>,
  lists: { [K in keyof Person]?: Person[K][] },
  flags: Record<keyof Person, boolean>,
  change: Change<Pick<Person, "age"> & { title: string }>,
  camel: CamelKeys<{ first_name: string; is_ok: boolean | null }>,
): void {
  void [nullable, lists, flags, change, camel];
}
