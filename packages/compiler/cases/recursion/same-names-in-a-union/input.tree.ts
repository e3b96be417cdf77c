/** A node of a tree. */
export interface Node {
  leaf: string;
  children: Node[];
}
