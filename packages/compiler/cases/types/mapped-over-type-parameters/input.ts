//! tool set
//! accept {"all":{"a":1,"b":2},"some":{"b":3},"partial":{"a":"x"},"required":{"a":"x","b":"y"},"frozen":{"a":true,"b":false},"bound":{"a":4,"b":5}}
//! reject {"all":{"a":1},"some":{},"partial":{},"required":{"a":"x","b":"y"},"frozen":{"a":true,"b":false},"bound":{"a":4,"b":5}}
//! reject {"all":{"a":1,"b":2},"some":{"c":1},"partial":{},"required":{"a":"x","b":"y"},"frozen":{"a":true,"b":false},"bound":{"a":4,"b":5}}
//! reject {"all":{"a":1,"b":2},"some":{},"partial":{"a":1},"required":{"a":"x"},"frozen":{"a":true,"b":false},"bound":{"a":4,"b":5}}
/** Over a type parameter, a mapped type has the names of its constraint. @tool */
export function set<K extends "a" | "b", R extends { [P in K]: number }>(
  all: { [P in K]: number },
  some: { [P in K]?: number },
  partial: Partial<Record<K, string>>,
  required: Required<Record<K, string>>,
  frozen: Readonly<Record<K, boolean>>,
  bound: R,
): void {
  void [all, some, partial, required, frozen, bound];
}
