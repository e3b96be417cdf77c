//! tool index
//! accept {"wide":{"a":1,"z":2},"optional":{"a":1},"nullable":{"x":null},"undefinable":{"x":"y"},"deep":{"x":{"y":[1]}},"dates":{"x":"2031-05-06T07:08:09Z"},"prefixes":{"a1":1,"b1":2},"numbered":{"1":"x","-2.5":"y"},"known":{"a":"s","b":"t"},"rows":{"0":{"v":"2031-05-06T07:08:09Z"}},"none":{},"listed":{"k1":"k1","k2":"k2"}}
//! reject {"wide":{"a":"1"},"optional":{},"nullable":{},"undefinable":{},"deep":{},"dates":{},"prefixes":{},"numbered":{},"known":{},"rows":{},"none":{},"listed":{"k1":"k1","k2":"k2"}}
//! reject {"wide":{},"optional":{"c":1},"nullable":{},"undefinable":{},"deep":{},"dates":{},"prefixes":{},"numbered":{},"known":{},"rows":{},"none":{},"listed":{"k1":"k1","k2":"k2"}}
//! reject {"wide":{},"optional":{},"nullable":{},"undefinable":{"x":null},"deep":{},"dates":{},"prefixes":{},"numbered":{},"known":{},"rows":{},"none":{},"listed":{"k1":"k1","k2":"k2"}}
//! reject {"wide":{},"optional":{},"nullable":{},"undefinable":{},"deep":{},"dates":{"x":"y"},"prefixes":{},"numbered":{},"known":{},"rows":{},"none":{},"listed":{"k1":"k1","k2":"k2"}}
//! reject {"wide":{},"optional":{},"nullable":{},"undefinable":{},"deep":{},"dates":{},"prefixes":{"a1":2},"numbered":{},"known":{},"rows":{},"none":{},"listed":{"k1":"k1","k2":"k2"}}
//! reject {"wide":{},"optional":{},"nullable":{},"undefinable":{},"deep":{},"dates":{},"prefixes":{"c1":1},"numbered":{},"known":{},"rows":{},"none":{},"listed":{"k1":"k1","k2":"k2"}}
//! reject {"wide":{},"optional":{},"nullable":{},"undefinable":{},"deep":{},"dates":{},"prefixes":{},"numbered":{"one":"x"},"known":{},"rows":{},"none":{},"listed":{"k1":"k1","k2":"k2"}}
//! reject {"wide":{},"optional":{},"nullable":{},"undefinable":{},"deep":{},"dates":{},"prefixes":{},"numbered":{},"known":{"a":1},"rows":{},"none":{},"listed":{"k1":"k1","k2":"k2"}}
//! reject {"wide":{},"optional":{},"nullable":{},"undefinable":{},"deep":{},"dates":{},"prefixes":{},"numbered":{},"known":{},"rows":{},"none":{"x":1},"listed":{"k1":"k1","k2":"k2"}}
//! reject {"wide":{},"optional":{},"nullable":{},"undefinable":{},"deep":{},"dates":{},"prefixes":{},"numbered":{},"known":{},"rows":{},"none":{},"listed":{"k1":"k1"}}
/** Records and index signatures of all kinds of keys. @tool */
export function index(
  wide: Record<"a" | "b" | string, number>,
  optional: Partial<Record<"a" | "b", 1>>,
  nullable: Record<string, string | null>,
  undefinable: Record<string, string | undefined>,
  deep: Record<string, Record<string, number[]>>,
  dates: Readonly<Record<string, Date>>,
  prefixes: { [key: `a${string}`]: 1; [key: `b${string}`]: 2 },
  numbered: { [key: `${number}`]: string },
  known: { a?: string; [key: string]: string | undefined },
  rows: { [row: number]: { v: Date } },
  none: Record<string, never>,
  listed: { [K in `k${1 | 2}`]: K },
): void {
  void [wide, optional, nullable, undefinable, deep, dates, prefixes, numbered, known, rows, none, listed];
}
