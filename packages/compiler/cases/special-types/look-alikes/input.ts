//! tool blur
//! accept {"date":"x","url":"x","big":"x","set":["a","a"],"map":{"a":"x"},"bytes":"x","dates":["x"],"object":{"at":"x"},"deep":[["a","a"]],"wide":{"x":1}}
//! reject {"date":1,"url":"x","big":"x","set":[],"map":{},"bytes":"x","dates":[],"object":{"at":"x"},"deep":[],"wide":{}}
//! reject {"date":"x","url":"x","big":"x","set":[1],"map":{},"bytes":"x","dates":[],"object":{"at":"x"},"deep":[],"wide":{}}
//! reject {"date":"x","url":"x","big":"x","set":[],"map":{"a":1},"bytes":"x","dates":[],"object":{"at":"x"},"deep":[],"wide":{}}
//! reject {"date":"x","url":"x","big":"x","set":[],"map":{},"bytes":"x","dates":[],"object":{},"deep":[],"wide":{}}
/** Where one branch takes all that another one takes, it takes it. @tool */
export function blur(
  date: Date | string,
  url: URL | string,
  big: bigint | string,
  set: Set<string> | string[],
  map: Map<string, Date> | Record<string, string>,
  bytes: Uint8Array | string,
  dates: Date[] | string[],
  object: { at: Date } | { at: string },
  deep: Set<string>[] | string[][],
  wide: Map<string, number> | object,
): void {
  void [date, url, big, set, map, bytes, dates, object, deep, wide];
}

//! tool tell
//! accept {"moment":"2031-05-06T07:08:09Z","place":"https://example.com/","count":5,"list":[1],"flag":"auto"}
//! accept {"moment":5,"place":"2031-05-06T07:08:09Z","count":"5","list":"AQ==","flag":"5"}
//! reject {"moment":"later","place":"2031-05-06T07:08:09Z","count":"5","list":"AQ==","flag":"5"}
//! reject {"moment":5,"place":"nowhere","count":"5","list":"AQ==","flag":"5"}
//! reject {"moment":5,"place":"2031-05-06T07:08:09Z","count":"five","list":"AQ==","flag":"5"}
//! reject {"moment":5,"place":"2031-05-06T07:08:09Z","count":"5","list":["AQ=="],"flag":"5"}
//! reject {"moment":5,"place":"2031-05-06T07:08:09Z","count":"5","list":"AQ==","flag":"off"}
/** Branches that can be told apart stay. @tool */
export function tell(
  moment: Date | number,
  place: Date | URL,
  count: bigint | number,
  list: Uint8Array | number[],
  flag: bigint | "auto",
): void {
  void [moment, place, count, list, flag];
}
