//! tool fill
//! accept {"nullable":null,"inner":{"c":null,"d":"x"}}
//! accept {"plain":"x","both":null,"nullable":"x","list":["x"],"inner":{"a":"x","c":"x","d":"x","e":null},"pair":[null]}
//! reject {"plain":null,"nullable":null,"inner":{"c":null,"d":"x"}}
//! reject {"inner":{"c":null,"d":"x"}}
//! reject {"nullable":null,"inner":{"d":"x"}}
//! reject {"nullable":null,"inner":{"a":null,"c":null,"d":"x"}}
//! reject {"nullable":null,"list":[null],"inner":{"c":null,"d":"x"}}
//! reject {"nullable":null,"inner":{"c":null,"d":"x"},"preset":null}
//! reject {"nullable":null,"inner":{"c":null,"d":"x"},"pair":[]}
interface Inner {
  a?: string;
  b: string | undefined;
  c: string | null;
  d: string;
  e?: string | null;
  f: string | null | undefined;
  g?: never;
}

/** Undefined is absence, null is a value. @tool */
export function fill(
  plain: string | undefined,
  both: string | null | undefined,
  nullable: string | null,
  list: (string | undefined)[] | undefined,
  inner: Inner,
  preset: string = "p",
  empty: string | null = null,
  absent: string | undefined = undefined,
  pair?: [string | null, number?],
  gone?: undefined,
): void {
  void [plain, both, nullable, list, inner, preset, empty, absent, pair, gone];
}
