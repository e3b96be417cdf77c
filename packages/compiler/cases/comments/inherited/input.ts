interface Vessel {
  /** In knots. @minimum 0 @default 5 */
  speed?: number | string;
  /** Its flag. */
  flag: string;
  /** Where it lies. */
  port: string;
}

interface Ship extends Vessel {
  speed: number;
  flag: "NO" | "IS";
}

class Ferry implements Ship {
  speed = 5;
  flag: "NO" | "IS" = "NO";
  /** Home. */
  port = "Oslo";
}

/** What a class takes from the platform has no comment. */
class Fault implements Pick<Error, "message"> {
  message = "";
}

/** Launch. @tool */
export function launch(ship: Ship, ferry: Ferry, fault: Fault): void {
  void [ship, ferry, fault];
}
