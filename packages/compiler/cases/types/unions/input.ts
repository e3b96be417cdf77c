//! tool draw
//! accept {"shape":{"kind":"circle","radius":1},"id":"a","either":[1],"maybe":true}
//! accept {"shape":{"kind":"box","width":1},"id":2,"either":{"n":1},"maybe":"later"}
//! reject {"shape":{"kind":"circle","width":1},"id":"a","either":[1],"maybe":true}
//! reject {"shape":{"kind":"box","width":1},"id":true,"either":[1],"maybe":true}
//! reject {"shape":{"kind":"box","width":1},"id":1,"either":["1"],"maybe":true}
//! reject {"shape":{"kind":"box","width":1},"id":1,"either":[1],"maybe":"never"}

/** A round one. */
interface Circle {
  kind: "circle";
  radius: number;
}

interface Box {
  kind: "box";
  width: number;
}

/** Draw. @tool */
export function draw(
  shape: Circle | Box,
  id: string | number,
  either: number[] | { n: number },
  maybe: boolean | "later",
  nullable?: Circle | null,
): Circle | Box {
  void [id, either, maybe, nullable];
  return shape;
}
