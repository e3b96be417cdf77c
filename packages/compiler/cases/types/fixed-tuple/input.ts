// What goes wrong elsewhere: A tuple stays open at the end (no upper bound).
//! tool pin
//! accept {"spot":[1,2,"oak"]}
//! reject {"spot":[1,2]}
//! reject {"spot":[1,2,"oak",4]}
//! reject {"spot":["1",2,"oak"]}

/**
 * Pin a spot on the map.
 * @tool
 */
export function pin(spot: readonly [lat: number, lon: number, label: string]): string {
  return spot[2];
}
