// What goes wrong elsewhere: Schemas stamped as draft-07 make every tool unusable in 2020-12 clients (and the reverse in old ones).
//! tool trio
//! accept {"rgb":[1,2,3]}
//! reject {"rgb":[1,2]}

/**
 * Set a color.
 * @tool
 */
export function trio(rgb: [number, number, number]): { hex: string } {
  return { hex: rgb.map((n) => n.toString(16)).join("") };
}
