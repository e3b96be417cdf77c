//! tool accept
//! accept {"numbers":[1],"moment":"2031-05-06T07:08:09Z","counts":{"a":1},"json":[["a"],{"b":[]}],"frozen":"2031-05-06T07:08:09Z","fixed":{"a":1},"deep":{"at":"2031-05-06T07:08:09Z","list":[1]}}
//! reject {"numbers":{"length":1},"moment":"2031-05-06T07:08:09Z","counts":{"a":1},"json":"a","frozen":"2031-05-06T07:08:09Z","fixed":{"a":1},"deep":{"at":"2031-05-06T07:08:09Z","list":[1]}}
//! reject {"numbers":[1],"moment":{},"counts":{"a":1},"json":"a","frozen":"2031-05-06T07:08:09Z","fixed":{"a":1},"deep":{"at":"2031-05-06T07:08:09Z","list":[1]}}
//! reject {"numbers":[1],"moment":"2031-05-06T07:08:09Z","counts":{"size":1,"a":"x"},"json":"a","frozen":"2031-05-06T07:08:09Z","fixed":{"a":1},"deep":{"at":"2031-05-06T07:08:09Z","list":[1]}}
//! reject {"numbers":[1],"moment":"2031-05-06T07:08:09Z","counts":{},"json":[1],"frozen":"2031-05-06T07:08:09Z","fixed":{"a":1},"deep":{"at":"2031-05-06T07:08:09Z","list":[1]}}
//! reject {"numbers":[1],"moment":"2031-05-06T07:08:09Z","counts":{},"json":"a","frozen":{},"fixed":{"a":1},"deep":{"at":"2031-05-06T07:08:09Z","list":[1]}}
//! reject {"numbers":[1],"moment":"2031-05-06T07:08:09Z","counts":{},"json":"a","frozen":"2031-05-06T07:08:09Z","fixed":{"a":1},"deep":{"at":{},"list":[1]}}
interface Numbers extends Array<number> {}
interface Moment extends Date {}
interface Counts extends Map<string, number> {}
// As JSON types were written before aliases could be recursive.
type Json = string | JsonObject | JsonList;
interface JsonObject {
  [key: string]: Json;
}
interface JsonList extends Array<Json> {}
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** What only renames or freezes a platform type is that type. @tool */
export function accept(
  numbers: Numbers,
  moment: Moment,
  counts: Counts,
  json: Json,
  frozen: Readonly<Date>,
  fixed: Readonly<Map<string, 1>>,
  deep: DeepReadonly<{ at: Date; list: number[] }>,
): void {
  void [numbers, moment, counts, json, frozen, fixed, deep];
}

class Names extends Array<string> {
  extra = 1;
}
class Tags extends Set<string> {}
class Zoned extends Date {
  zone = "";
}

/** A class of one's own cannot be made of what comes. @tool */
export function refuse(names: Names, tags: Tags, zoned: Zoned, fault: Error): void {
  void [names, tags, zoned, fault];
}
