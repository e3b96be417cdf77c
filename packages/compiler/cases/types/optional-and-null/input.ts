//! tool set
//! accept {"a":"x","c":null}
//! accept {"a":"x","b":"y","c":"z","d":1,"e":null,"f":"g","g":{"h":null}}
//! reject {"a":"x"}
//! reject {"a":"x","b":null,"c":null}
//! reject {"a":"x","c":null,"d":null}
//! reject {"a":"x","c":null,"g":{"i":null}}

/** Set values. @tool */
export function set(
  a: string,
  b: string | undefined,
  c: string | null,
  d: number = 5,
  e?: number | null,
  f: "g" | "h" = "g",
  g: { h?: string | null; i?: string } = {},
): void {
  void [a, b, c, d, e, f, g];
}
