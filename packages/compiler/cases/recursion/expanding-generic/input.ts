// What goes wrong elsewhere: A generic that grows at each level never ends (stack overflow, memory).
interface Box<T> { item: T; deeper?: Box<T[]> }

/**
 * Unpack a box.
 * @tool
 */
export function unpack(box: Box<string>): string {
  return box.item;
}
