//! tool place
//! accept {"labelled":[1],"none":["a"],"spread":[1,2,"x","y"],"nested":[[1],[2,[3]]],"optional":[],"joined":["a",1,true],"grid":[[1,2]],"frozen":["x","y",3],"dates":["2031-05-06T07:08:09Z","5","6"]}
//! accept {"labelled":[1,2,"a","b"],"none":[],"spread":[1,2],"nested":[[1],[2,[3]]],"optional":["a",1],"joined":["a",1,true],"grid":[],"frozen":["x","y",3],"dates":["2031-05-06T07:08:09Z"]}
//! reject {"labelled":[],"none":[],"spread":[1,2],"nested":[[1],[2,[3]]],"optional":[],"joined":["a",1,true],"grid":[],"frozen":["x","y",3],"dates":["2031-05-06T07:08:09Z"]}
//! reject {"labelled":[1,2,3],"none":[],"spread":[1,2],"nested":[[1],[2,[3]]],"optional":[],"joined":["a",1,true],"grid":[],"frozen":["x","y",3],"dates":["2031-05-06T07:08:09Z"]}
//! reject {"labelled":[1],"none":[],"spread":[1,3],"nested":[[1],[2,[3]]],"optional":[],"joined":["a",1,true],"grid":[],"frozen":["x","y",3],"dates":["2031-05-06T07:08:09Z"]}
//! reject {"labelled":[1],"none":[],"spread":[1,2],"nested":[[1],[2,[]]],"optional":[],"joined":["a",1,true],"grid":[],"frozen":["x","y",3],"dates":["2031-05-06T07:08:09Z"]}
//! reject {"labelled":[1],"none":[],"spread":[1,2],"nested":[[1],[2,[3]]],"optional":["a",1,2],"joined":["a",1,true],"grid":[],"frozen":["x","y",3],"dates":["2031-05-06T07:08:09Z"]}
//! reject {"labelled":[1],"none":[],"spread":[1,2],"nested":[[1],[2,[3]]],"optional":[],"joined":["a",1],"grid":[],"frozen":["x","y",3],"dates":["2031-05-06T07:08:09Z"]}
//! reject {"labelled":[1],"none":[],"spread":[1,2],"nested":[[1],[2,[3]]],"optional":[],"joined":["a",1,true],"grid":[[1]],"frozen":["x","y",3],"dates":["2031-05-06T07:08:09Z"]}
//! reject {"labelled":[1],"none":[],"spread":[1,2],"nested":[[1],[2,[3]]],"optional":[],"joined":["a",1,true],"grid":[],"frozen":["x","y"],"dates":["2031-05-06T07:08:09Z"]}
//! reject {"labelled":[1],"none":[],"spread":[1,2],"nested":[[1],[2,[3]]],"optional":[],"joined":["a",1,true],"grid":[],"frozen":["x","y",3],"dates":[]}
const FROZEN = ["x", "y", 3] as const;
type Concat<A extends readonly unknown[], B extends readonly unknown[]> = [...A, ...B];

/** Tuples. @tool */
export function place(
  labelled: [lat: number, lon?: number, ...notes: string[]],
  none: [...string[]],
  spread: [...[1, 2], ...string[]],
  nested: [[1], [2, [3]]],
  optional: Partial<[string, number]>,
  joined: Concat<[string], [number, boolean]>,
  grid: readonly (readonly [number, number])[],
  frozen: typeof FROZEN,
  dates: [Date, ...bigint[]],
): void {
  void [labelled, none, spread, nested, optional, joined, grid, frozen, dates];
}
