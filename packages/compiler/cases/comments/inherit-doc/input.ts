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
