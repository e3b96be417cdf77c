// What goes wrong elsewhere: branches that cover each other leave an empty `anyOf`, which accepts nothing; branches that only
// overlap give the function one type where the model meant the other, and nobody says so.
//! tool same
//! accept {"map":{"a":"x"},"dates":{},"set":[],"pairs":[[1,"x"]],"bytes":"aGk="}
//! reject {"map":{"a":1},"dates":{},"set":[],"pairs":[],"bytes":"aGk="}
//! reject {"map":{},"dates":{"a":"today"},"set":[],"pairs":[],"bytes":"aGk="}
//! reject {"map":{},"dates":{},"set":[],"pairs":[["1","x"]],"bytes":"aGk="}
/** Branches with one form in JSON. @tool */
export function same(
  map: Map<string, string> | Record<string, string>,
  dates: Record<string, Date> | Map<string, Date>,
  set: Set<Date> | Date[],
  pairs: Map<number, string> | [number, string][],
  bytes: ArrayBuffer | Uint8Array,
): void {
  void [map, dates, set, pairs, bytes];
}

//! tool some
//! accept {"number":"1234","word":"auto","id":"7","entry":{},"note":{"at":"2031-05-06T07:08:09Z"}}
//! accept {"number":"aGk=","word":"aGk=","id":"x7","entry":{"a":"2031-05-06T07:08:09Z"},"note":{"at":"soon","text":"x"}}
//! reject {"number":1,"word":"auto","id":"7","entry":{},"note":{"at":"2031-05-06T07:08:09Z"}}
//! reject {"number":"1","word":"auto","id":"7","entry":{"a":1},"note":{"at":"2031-05-06T07:08:09Z"}}
/** Branches that share some values. @tool */
export function some(
  number: bigint | Uint8Array,
  word: Uint8Array | "auto",
  id: bigint | `${number}` | `x${number}`,
  entry: Map<string, Date> | { size?: string },
  note: { at: Date; by?: string } | { at: string; text?: string },
): void {
  void [number, word, id, entry, note];
}

//! tool none
//! accept {"moment":"2031-05-06T07:08:09Z","ticket":"12","entry":{"size":1},"event":{"kind":"due","at":"2031-05-06T07:08:09Z"}}
//! accept {"moment":"aGk=","ticket":"id-12","entry":{},"event":{"kind":"note","at":"soon"}}
//! reject {"moment":"aGk=","ticket":"id-12","entry":{"size":"x"},"event":{"kind":"note","at":"soon"}}
//! reject {"moment":"aGk=","ticket":"id-12","entry":{},"event":{"kind":"due","at":"soon"}}
/** Branches that look alike but share nothing: no date is base64. @tool */
export function none(
  moment: Date | Uint8Array,
  ticket: bigint | `id-${number}`,
  entry: Map<string, Date> | { size: number },
  event: { kind: "due"; at: Date } | { kind: "note"; at: string },
): void {
  void [moment, ticket, entry, event];
}
