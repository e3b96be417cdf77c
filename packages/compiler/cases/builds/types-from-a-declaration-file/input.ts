// What goes wrong elsewhere: With project references or a published package the types come from .d.ts: comments or values are missing, or the referenced project is not rebuilt.
//! tool dock
//! accept {"ship":{"mast":12,"flag":"red"}}
//! reject {"ship":{"mast":12,"flag":"Red"}}
import type { Ship } from "./input.lib.js";

/**
 * Dock a ship.
 * @tool
 */
export function dock(ship: Ship): string {
  return ship.flag;
}
