// What goes wrong elsewhere: A conditional type is "unknown node" or left unresolved.
//! tool logVoyage
//! accept {"voyage":{"departs":"noon","legs":[{"at":"one","port":"Oran"}]}}
//! reject {"voyage":{"departs":"noon","legs":[{"at":1,"port":"Oran"}]}}
type Wire<T> = T extends Date ? string : T extends readonly (infer U)[] ? Wire<U>[] : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;
interface Voyage { departs: Date; legs: { at: Date; port: string }[] }

/**
 * Write a voyage to the log.
 * @tool
 */
export function logVoyage(voyage: Wire<Voyage>): number {
  return voyage.legs.length;
}
