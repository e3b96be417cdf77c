// What goes wrong elsewhere: A shared type keeps one description for all uses; nullable parameters lose theirs.
//! tool route
//! accept {"from":{"name":"a"},"to":{"name":"b"},"via":null}
//! reject {"from":null,"to":{"name":"b"},"via":null}
/** A place where the bus halts. */
interface Stop { name: string }

/**
 * Plan a bus route.
 * @param from - where to start
 * @param to - where to end
 * @param via - a stop on the way, or null
 * @tool
 */
export function route(from: Stop, to: Stop, via: Stop | null): string {
  return from.name + to.name + String(via?.name);
}
