//! tool narrow
//! accept {"joined":{"name":"n","v":1},"two":{"x":"s"},"one":{"x":1},"filled":{"a":"s","b":1},"flags":{"a":true,"b":false},"sure":{"a":"s","b":1,"c":"s"},"replaced":{"a":"s","b":1}}
//! reject {"joined":{"name":null,"v":1},"two":{"x":"s"},"one":{"x":1},"filled":{"a":"s","b":1},"flags":{"a":true,"b":false},"sure":{"a":"s","b":1,"c":"s"},"replaced":{"a":"s","b":1}}
//! reject {"joined":{"name":"n","v":1},"two":{},"one":{"x":1},"filled":{"a":"s","b":1},"flags":{"a":true,"b":false},"sure":{"a":"s","b":1,"c":"s"},"replaced":{"a":"s","b":1}}
//! reject {"joined":{"name":"n","v":1},"two":{"x":"s"},"one":{"x":null},"filled":{"a":"s","b":1},"flags":{"a":true,"b":false},"sure":{"a":"s","b":1,"c":"s"},"replaced":{"a":"s","b":1}}
//! reject {"joined":{"name":"n","v":1},"two":{"x":"s"},"one":{"x":1},"filled":{"a":null,"b":1},"flags":{"a":true,"b":false},"sure":{"a":"s","b":1,"c":"s"},"replaced":{"a":"s","b":1}}
//! reject {"joined":{"name":"n","v":1},"two":{"x":"s"},"one":{"x":1},"filled":{"a":"s"},"flags":{"a":true,"b":false},"sure":{"a":"s","b":1,"c":"s"},"replaced":{"a":"s","b":1}}
//! reject {"joined":{"name":"n","v":1},"two":{"x":"s"},"one":{"x":1},"filled":{"a":"s","b":1},"flags":{"a":null,"b":false},"sure":{"a":"s","b":1,"c":"s"},"replaced":{"a":"s","b":1}}
//! reject {"joined":{"name":"n","v":1},"two":{"x":"s"},"one":{"x":1},"filled":{"a":"s","b":1},"flags":{"a":true},"sure":{"a":"s","b":1,"c":"s"},"replaced":{"a":"s","b":1}}
//! reject {"joined":{"name":"n","v":1},"two":{"x":"s"},"one":{"x":1},"filled":{"a":"s","b":1},"flags":{"a":true,"b":false},"sure":{"a":"s","b":1,"c":null},"replaced":{"a":"s","b":1}}
//! reject {"joined":{"name":"n","v":1},"two":{"x":"s"},"one":{"x":1},"filled":{"a":"s","b":1},"flags":{"a":true,"b":false},"sure":{"a":"s","b":1,"c":"s"},"replaced":{"a":null,"b":1}}
interface Row {
  a: string | null;
  b: number | undefined;
  c?: string | null;
}
interface Named {
  name: string | null;
  v: string | number;
}
type Filled<T> = { [K in keyof T]: NonNullable<T[K]> };
type Sure<T> = { [K in keyof T]-?: Exclude<T[K], null | undefined> };

/** Null and undefined that the type takes away stay away, wherever they were written. @tool */
export function narrow(
  joined: Named & { name: string },
  two: { x: string | undefined } & { x: string },
  one: { x: 1 | null } & { x: 1 },
  filled: Filled<Row>,
  flags: { [K in keyof Row]: boolean },
  sure: Sure<Row>,
  replaced: Omit<Row, "a" | "b"> & { a: string; b: number },
): void {
  void [joined, two, one, filled, flags, sure, replaced];
}
