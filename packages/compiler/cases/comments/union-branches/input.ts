type Shape =
  /** Round. */
  | { kind: "circle"; /** Its radius. */ r: number }
  /** Four sides. */
  | { kind: "square"; a: number } /** Behind it: never shown. */
  | { kind: "point" };

/** Draw. @tool */
export function draw(shape: Shape, next: /** One. */ { n: 1 } | /** Two. */ { n: 2 } | null): void {
  void [shape, next];
}
