//! tool plan
//! accept {"at":"2031-05-06T07:08:09Z","tags":["a"],"counts":{"a":1},"pairs":[[1,"2031-05-06T07:08:09Z"]],"days":["2031-05-06T07:08:09Z"],"home":"https://reef.example/"}
//! reject {"at":"tomorrow","tags":["a"],"counts":{},"pairs":[],"days":[],"home":"https://reef.example/"}
//! reject {"at":"2031-05-06T07:08:09Z","tags":["a","a"],"counts":{},"pairs":[],"days":[],"home":"https://reef.example/"}
//! reject {"at":"2031-05-06T07:08:09Z","tags":[],"counts":{"a":"1"},"pairs":[],"days":[],"home":"https://reef.example/"}
//! reject {"at":"2031-05-06T07:08:09Z","tags":[],"counts":{},"pairs":[[1]],"days":[],"home":"https://reef.example/"}

/** Plan. @tool */
export function plan(
  at: Date,
  tags: Set<string>,
  counts: ReadonlyMap<string, number>,
  pairs: Map<number, Date>,
  days: ReadonlySet<Date>,
  home: URL,
  bytes?: Uint8Array,
): Map<string, Date[]> {
  void [tags, counts, pairs, days, home, bytes];
  return new Map([["at", [at]]]);
}
