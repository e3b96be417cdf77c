// What goes wrong elsewhere: One wrong value in a union gives kilobytes of text, one block for each branch.
//! tool paintShape
//! reject {"shape":{"kind":"circle","radius":"big"}}
type Shape = { kind: "circle"; radius: number } | { kind: "box"; width: number; height: number } | { kind: "line"; length: number };

/**
 * Paint a shape.
 * @tool
 */
export function paintShape(shape: Shape): string {
  return shape.kind;
}
