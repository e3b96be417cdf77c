import { Tool, tool } from "windlass";

interface Named {
  /**
   * The number of the thing.
   * @minimum 1
   */
  id: number;
  /** Its name. */
  name: string;
}
interface Ship extends Named {
  /** {@inheritDoc Named.id} @maximum 9 */
  id: number;
  /** {@inheritDoc} */
  name: string;
}
class Tug implements Ship {
  /** @inheritdoc */
  id = 1;
  name = "tug";
}

/** A member that asks for the text of the one it repeats. @tool */
export function launch(ship: Ship, tug: Tug): void {
  void [ship, tug];
}

interface Harbor {
  /**
   * Calls a ship.
   *
   * @param name - whom to call
   * @param channel - on which channel
   * @returns What was heard.
   */
  call(name: string, channel: number): string;
}
export class Port implements Harbor {
  /** {@inheritDoc Harbor.call} @tool */
  call(name: string, band: number): string {
    return name + band;
  }
}
export class Pier implements Harbor {
  /** @tool @toolName call_pier */
  call(name: string): string {
    return name;
  }
}

interface Small extends Named {
  /** @maximum 5 */
  id: number;
}
/** A comment of tags alone leaves the text to the one that is repeated. @tool */
export function sink(small: Small, again: string): void {
  void [small, again];
}

export class Buoy implements Harbor {
  @tool({ name: "call_buoy" })
  call(buoy: string): string {
    return buoy;
  }
}
/** A tool as a class has its own text, or none. */
export class Bell extends Tool {
  call(times: number): number {
    return times;
  }
}
