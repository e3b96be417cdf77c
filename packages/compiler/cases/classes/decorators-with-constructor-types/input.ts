// What goes wrong elsewhere: A `before` transformer on a decorated class with a typed constructor crashes the compiler or loses design:paramtypes.
import { tool } from "windlass";
class Store { constructor(readonly label: string) {} }

export class Depot {
  constructor(private readonly store: Store = new Store("main")) {}

  /** Restock an item. */
  @tool
  async restock(item: string, amount = 1): Promise<string> {
    return `${this.store.label} ${item} ${amount}`;
  }
}
