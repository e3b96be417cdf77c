// What goes wrong elsewhere: A utility type over `X & {}` turns arrays and tuples into an empty object schema.
//! tool drawSketch
//! accept {"sketch":{"strokes":[1,2],"corner":[0,9]}}
//! reject {"sketch":{"strokes":{},"corner":[0,9]}}
//! reject {"sketch":{"strokes":[1],"corner":[0,9,9]}}
type Sketch = { strokes?: number[]; corner?: [x: number, y: number] } & {};
type FullSketch = Required<Sketch>;

/**
 * Draw a sketch on the board.
 * @tool
 */
export function drawSketch(sketch: FullSketch): number {
  return sketch.strokes.length + sketch.corner[0];
}
