/** Move a piece. @tool */
export function move({ row, column }: { row: number; column: number }, piece: string): string {
  return piece + row + column;
}

/** A choice of two. @tool */
export function choose({ kind }: { kind: "a"; x: number } | { kind: "b" }): string {
  return kind;
}

/** Two in a list. @tool */
export function pair([left, right]: [string, string]): string {
  return left + right;
}
