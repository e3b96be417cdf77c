//! tool place
//! accept {"ends":[1,"a"],"nothing":[null],"middle":["a",1],"open":[1],"both":[],"inner":[["x"]]}
//! accept {"ends":[1,"a","b"],"nothing":["a"],"middle":["a",1],"open":[1,"a",2,3],"both":["a",1],"inner":[["x",2]]}
//! reject {"ends":[1],"nothing":[null],"middle":["a",1],"open":[1],"both":[],"inner":[["x"]]}
//! reject {"ends":[1,"a",null],"nothing":[null],"middle":["a",1],"open":[1],"both":[],"inner":[["x"]]}
//! reject {"ends":[1,"a"],"nothing":[null,null],"middle":["a",1],"open":[1],"both":[],"inner":[["x"]]}
//! reject {"ends":[1,"a"],"nothing":[null],"middle":["a"],"open":[1],"both":[],"inner":[["x"]]}
/** What may be undefined at the end of a tuple may be absent. @tool */
export function place(
  ends: [number, string, string | undefined],
  nothing: [string | null, undefined],
  middle: [string | undefined, number],
  open: [number, string | undefined, ...number[]],
  both: [string | undefined, number | undefined],
  inner: [[x: string, y: number | undefined]],
): void {
  void [ends, nothing, middle, open, both, inner];
}
