// What goes wrong elsewhere: Arrays and objects arrive as JSON text: '[1,2]'.
//! tool filterRows
//! accept {"ids":[1],"range":{"min":1},"sort":null}
//! reject {"ids":"[1]","range":{"min":1},"sort":null}

/**
 * Filter rows.
 * @tool
 */
export function filterRows(ids: number[], range: { min: number }, sort: string[] | null): string {
  return [ids.reduce((a, b) => a + b, 0), range.min, sort?.join()].join(" ");
}
