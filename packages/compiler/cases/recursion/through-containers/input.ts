//! tool walk
//! accept {"byMap":{"m":{"x":{"m":{}}}},"bySet":{"s":[{"s":[]}]},"byRecord":{"r":{"x":{"r":{}}}},"byTuple":["a",["b"]],"byRest":{"t":[1,{"t":[2]}]},"byPartial":{"v":1,"p":{"p":{}}},"byPick":{"a":"x","b":{"a":"y"}},"byIndex":{"f":{"g":{"h":{"g":{"h":null}}}}},"json":[1,null,{"x":[true]}],"dates":{"at":"2031-05-06T07:08:09Z","kids":[{"at":"2031-05-06T07:08:09Z","kids":[]}]}}
//! reject {"byMap":{"m":{"x":{"m":1}}},"bySet":{"s":[]},"byRecord":{"r":{}},"byTuple":["a"],"byRest":{"t":[1]},"byPartial":{"v":1},"byPick":{"a":"x"},"byIndex":{"f":{"g":{"h":null}}},"json":1,"dates":{"at":"2031-05-06T07:08:09Z","kids":[]}}
//! reject {"byMap":{"m":{}},"bySet":{"s":[{}]},"byRecord":{"r":{}},"byTuple":["a"],"byRest":{"t":[1]},"byPartial":{"v":1},"byPick":{"a":"x"},"byIndex":{"f":{"g":{"h":null}}},"json":1,"dates":{"at":"2031-05-06T07:08:09Z","kids":[]}}
//! reject {"byMap":{"m":{}},"bySet":{"s":[]},"byRecord":{"r":{"x":{}}},"byTuple":["a"],"byRest":{"t":[1]},"byPartial":{"v":1},"byPick":{"a":"x"},"byIndex":{"f":{"g":{"h":null}}},"json":1,"dates":{"at":"2031-05-06T07:08:09Z","kids":[]}}
//! reject {"byMap":{"m":{}},"bySet":{"s":[]},"byRecord":{"r":{}},"byTuple":["a",["b","c"]],"byRest":{"t":[1]},"byPartial":{"v":1},"byPick":{"a":"x"},"byIndex":{"f":{"g":{"h":null}}},"json":1,"dates":{"at":"2031-05-06T07:08:09Z","kids":[]}}
//! reject {"byMap":{"m":{}},"bySet":{"s":[]},"byRecord":{"r":{}},"byTuple":["a"],"byRest":{"t":[1,2]},"byPartial":{"v":1},"byPick":{"a":"x"},"byIndex":{"f":{"g":{"h":null}}},"json":1,"dates":{"at":"2031-05-06T07:08:09Z","kids":[]}}
//! reject {"byMap":{"m":{}},"bySet":{"s":[]},"byRecord":{"r":{}},"byTuple":["a"],"byRest":{"t":[1]},"byPartial":{"v":1,"p":{"v":"1"}},"byPick":{"a":"x"},"byIndex":{"f":{"g":{"h":null}}},"json":1,"dates":{"at":"2031-05-06T07:08:09Z","kids":[]}}
//! reject {"byMap":{"m":{}},"bySet":{"s":[]},"byRecord":{"r":{}},"byTuple":["a"],"byRest":{"t":[1]},"byPartial":{"v":1},"byPick":{"a":"x"},"byIndex":{"f":{"g":{"h":null}}},"json":1,"dates":{"at":"2031-05-06T07:08:09Z","kids":[{"at":"soon","kids":[]}]}}
interface ByMap {
  m: Map<string, ByMap>;
}
interface BySet {
  s: Set<BySet>;
}
interface ByRecord {
  r: Record<string, ByRecord>;
}
type ByTuple = [string, ByTuple?];
type ByRest = { t: [number, ...ByRest[]] };
interface ByPartial {
  v: number;
  p?: Partial<ByPartial>;
}
interface ByPick {
  a: string;
  b?: Pick<ByPick, "a">;
}
interface ByIndex {
  f: { g: { h: ByIndex["f"] | null } };
}
type Json = string | number | boolean | null | JsonObject | JsonArray;
type JsonObject = { [key: string]: Json };
type JsonArray = Json[];
interface Dates {
  at: Date;
  kids: Dates[];
}

/** Types that come back to themselves by way of something else. @tool */
export function walk(
  byMap: ByMap,
  bySet: BySet,
  byRecord: ByRecord,
  byTuple: ByTuple,
  byRest: ByRest,
  byPartial: ByPartial,
  byPick: ByPick,
  byIndex: ByIndex,
  json: Json,
  dates: Dates,
): void {
  void [byMap, bySet, byRecord, byTuple, byRest, byPartial, byPick, byIndex, json, dates];
}
