// What goes wrong elsewhere: Bundlers and caches do not know the dependency on a type-only import: the old schema stays.
//! tool brew
//! accept {"order":{"cup":"large"}}
//! reject {"order":{"cup":"huge"}}
import type { Order } from "./input.types.js";

/**
 * Brew a coffee.
 * @tool
 */
export function brew(order: Order): string {
  return order.cup;
}
