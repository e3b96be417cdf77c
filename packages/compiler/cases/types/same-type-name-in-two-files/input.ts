// What goes wrong elsewhere: Two types with one name overwrite each other's definition.
//! tool fileEntries
//! accept {"quay":{"ship":"Rue","next":{"ship":"Sol"}},"desk":{"clerk":4}}
//! reject {"quay":{"clerk":4},"desk":{"clerk":4}}
//! reject {"quay":{"ship":"Rue"},"desk":{"ship":"Rue"}}
import type { Entry as DeskEntry } from "./input.desk.js";
interface Entry { ship: string; next?: Entry }

/**
 * File both entries.
 * @tool
 */
export function fileEntries(quay: Entry, desk: DeskEntry): string {
  return quay.ship + String(desk.clerk);
}
