//! tool gather
//! accept {"fallback":{"d":"x"},"item":{"a":1},"other":{"other":"o"},"renamed":{"a":1},"grade":"ex","settings":{"u":1,"v":"s"},"inner":{"z":"2031-05-06T07:08:09Z"},"reached":{"a":1},"grown":{"base":"b","added":true},"merged":{"a":1,"b":2},"option":{"q":1},"inline":{"a":1},"called":3}
//! reject {"fallback":{"d":"x"},"item":{"other":"o"},"other":{"other":"o"},"renamed":{"a":1},"grade":"ex","settings":{"u":1,"v":"s"},"inner":{"z":"2031-05-06T07:08:09Z"},"reached":{"a":1},"grown":{"base":"b","added":true},"merged":{"a":1,"b":2},"option":{"q":1},"inline":{"a":1},"called":3}
//! reject {"fallback":{"d":"x"},"item":{"a":1},"other":{"other":"o"},"renamed":{"a":1},"grade":"X","settings":{"u":1,"v":"s"},"inner":{"z":"2031-05-06T07:08:09Z"},"reached":{"a":1},"grown":{"base":"b","added":true},"merged":{"a":1,"b":2},"option":{"q":1},"inline":{"a":1},"called":3}
//! reject {"fallback":{"d":"x"},"item":{"a":1},"other":{"other":"o"},"renamed":{"a":1},"grade":"ex","settings":{"u":1,"v":"s"},"inner":{"z":"2031-05-06T07:08:09Z"},"reached":{"a":1},"grown":{"base":"b"},"merged":{"a":1,"b":2},"option":{"q":1},"inline":{"a":1},"called":3}
//! reject {"fallback":{"d":"x"},"item":{"a":1},"other":{"other":"o"},"renamed":{"a":1},"grade":"ex","settings":{"u":1,"v":"s"},"inner":{"z":"2031-05-06T07:08:09Z"},"reached":{"a":1},"grown":{"base":"b","added":true},"merged":{"a":1},"option":{"q":1},"inline":{"a":1},"called":3}
import type { Grown, Item as Other, Renamed } from "./input.more.js";
import type * as more from "./input.more.js";
import type Fallback from "./input.parts.js";
import { type Grade, type Item, SETTINGS, type Space } from "./input.parts.js";

interface Merged {
  a: 1;
}
interface Merged {
  b: 2;
}
function act(x: number): number {
  return x;
}
namespace act {
  export interface Option {
    q: 1;
  }
}

/** Names that are imported, renamed, reached through, merged or grown. @tool */
export function gather(
  fallback: Fallback,
  item: Item,
  other: Other,
  renamed: Renamed,
  grade: Grade,
  settings: typeof SETTINGS,
  inner: Space.Inner,
  reached: more.parts.Item,
  grown: Grown,
  merged: Merged,
  option: act.Option,
  inline: import("./input.parts.js").Item,
  called: Parameters<typeof act>[0],
): void {
  void [fallback, item, other, renamed, grade, settings, inner, reached, grown, merged, option, inline, called];
}
