//! tool sort
//! accept {"numeric":5,"text":"a","mixed":"x","constant":"cx","flags":3,"negative":1.5,"twin":1,"written":"a2","single":"only","inner":{"value":"ib"},"names":"Mid","values":"up","listed":3}
//! reject {"numeric":"Mid","text":"a","mixed":"x","constant":"cx","flags":3,"negative":1.5,"twin":1,"written":"a2","single":"only","inner":{"value":"ib"},"names":"Mid","values":"up","listed":3}
//! reject {"numeric":5,"text":"A","mixed":"x","constant":"cx","flags":3,"negative":1.5,"twin":1,"written":"a2","single":"only","inner":{"value":"ib"},"names":"Mid","values":"up","listed":3}
//! reject {"numeric":5,"text":"a","mixed":1,"constant":"cx","flags":3,"negative":1.5,"twin":1,"written":"a2","single":"only","inner":{"value":"ib"},"names":"Mid","values":"up","listed":3}
//! reject {"numeric":5,"text":"a","mixed":"x","constant":"X","flags":3,"negative":1.5,"twin":1,"written":"a2","single":"only","inner":{"value":"ib"},"names":"Mid","values":"up","listed":3}
//! reject {"numeric":5,"text":"a","mixed":"x","constant":"cx","flags":4,"negative":1.5,"twin":1,"written":"a2","single":"only","inner":{"value":"ib"},"names":"Mid","values":"up","listed":3}
//! reject {"numeric":5,"text":"a","mixed":"x","constant":"cx","flags":3,"negative":1.5,"twin":1,"written":"a2","single":"only","inner":{"value":"ib"},"names":5,"values":"up","listed":3}
//! reject {"numeric":5,"text":"a","mixed":"x","constant":"cx","flags":3,"negative":1.5,"twin":1,"written":"a2","single":"only","inner":{"value":"ib"},"names":"Mid","values":"Up","listed":3}
enum Numeric {
  Low,
  Mid = 5,
  High,
}
enum Text {
  A = "a",
  B = "b",
}
enum Mixed {
  No,
  X = "x",
}
const enum Constant {
  X = "cx",
  Y = "cy",
}
enum Flags {
  Read = 1 << 0,
  Write = 1 << 1,
  Both = Read | Write,
}
enum Negative {
  Down = -1,
  Half = 1.5,
}
enum Twin {
  A = 1,
  B = 1,
  C = 2,
}
enum Written {
  A = `t1`,
  B = `${Text.A}2`,
}
enum Single {
  Only = "only",
}
namespace Space {
  export enum Inner {
    A = "ia",
    B = "ib",
  }
  export interface Holder {
    value: Inner;
  }
}
const DIRECTION = { Up: "up", Down: "down" } as const;
const LIST = ["x", "y", 3] as const;

/** Enums, and constants that serve as such: always the values, never the names. @tool */
export function sort(
  numeric: Numeric,
  text: Text,
  mixed: Mixed,
  constant: Constant,
  flags: Flags,
  negative: Negative,
  twin: Twin,
  written: Written,
  single: Single,
  inner: Space.Holder,
  names: keyof typeof Numeric,
  values: (typeof DIRECTION)[keyof typeof DIRECTION],
  listed: (typeof LIST)[number],
): void {
  void [numeric, text, mixed, constant, flags, negative, twin, written, single, inner, names, values, listed];
}

//! tool combine
//! accept {"both":"a","some":0,"without":"b","spelled":"5","named":"id-0","counts":{"a":1,"b":2},"partly":{"5":"x"},"keyed":{"a":1}}
//! accept {"both":6,"some":5,"without":"b","spelled":"0","named":"id-6","counts":{"a":1,"b":2},"partly":{},"keyed":{}}
//! reject {"both":1,"some":0,"without":"b","spelled":"5","named":"id-0","counts":{"a":1,"b":2},"partly":{},"keyed":{}}
//! reject {"both":"a","some":6,"without":"b","spelled":"5","named":"id-0","counts":{"a":1,"b":2},"partly":{},"keyed":{}}
//! reject {"both":"a","some":0,"without":"a","spelled":"5","named":"id-0","counts":{"a":1,"b":2},"partly":{},"keyed":{}}
//! reject {"both":"a","some":0,"without":"b","spelled":5,"named":"id-0","counts":{"a":1,"b":2},"partly":{},"keyed":{}}
//! reject {"both":"a","some":0,"without":"b","spelled":"5","named":"id-1","counts":{"a":1,"b":2},"partly":{},"keyed":{}}
//! reject {"both":"a","some":0,"without":"b","spelled":"5","named":"id-0","counts":{"a":1},"partly":{},"keyed":{}}
//! reject {"both":"a","some":0,"without":"b","spelled":"5","named":"id-0","counts":{"a":1,"b":2},"partly":{"Mid":"x"},"keyed":{}}
/** Enums inside other types. @tool */
export function combine(
  both: Numeric | Text,
  some: Numeric.Low | Numeric.Mid,
  without: Exclude<Text, Text.A>,
  spelled: `${Numeric}`,
  named: `id-${Numeric}`,
  counts: Record<Text, number>,
  partly: Partial<Record<Numeric, string>>,
  keyed: Map<Text, number>,
  level: Numeric = Numeric.Mid,
  note: Text | null = null,
): void {
  void [both, some, without, spelled, named, counts, partly, keyed, level, note];
}
