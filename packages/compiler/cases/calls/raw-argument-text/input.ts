// What goes wrong elsewhere: The whole arguments value is text: fenced, followed by prose, or encoded twice; it is thrown away and replaced by {}.
//! tool readPath
//! accept {"path":"a"}

/**
 * Read a path.
 * @tool
 */
export function readPath(path: string, from?: number): string {
  return path + String(from ?? "");
}
