/** A node of a list. */
export interface Node {
  value: number;
  next: Node | null;
}
