// What goes wrong elsewhere: A self-referencing return type is treated as a primitive and wrapped.
interface Person { name: string; children: Person[] }

/**
 * Give the family.
 * @tool
 */
export function familyOf(name: string): Person {
  return { name, children: [] };
}
