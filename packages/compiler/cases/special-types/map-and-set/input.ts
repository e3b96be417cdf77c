// What goes wrong elsewhere: Map and Set become {"size": number} or an empty object; the key and value types are lost.
//! tool stock
//! accept {"tags":["new"],"counts":{"a":1},"grid":[[1,true]]}
//! reject {"tags":["old"],"counts":{},"grid":[]}
//! reject {"tags":[],"counts":{"a":"1"},"grid":[]}

/**
 * Stock the shelves.
 * @tool
 */
export function stock(tags: Set<"new" | "sale">, counts: Map<string, number>, grid: Map<number, boolean>, frozen?: ReadonlyMap<string, ReadonlySet<string>>): string {
  const key = [...grid.keys()][0];
  return [tags instanceof Set, counts instanceof Map, typeof key, frozen === undefined || [...frozen.values()].every((s) => s instanceof Set)].join(" ");
}
