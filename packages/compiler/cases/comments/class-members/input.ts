abstract class Vessel {
  /** In knots. */
  speed = 5;
}

class Ship extends Vessel {
  /** Its flag. */
  declare flag: string;
  /** In tons. */
  readonly tons: number = 1;
  /** Never shown: nobody else sees it. */
  private log: string[] = [];
  /** Never shown. */
  static fleet = 0;

  /**
   * @param name - its name
   * @param port - never shown: the comment before it is nearer
   */
  constructor(
    public name: string,
    /** Its home. */ public port: string,
  ) {
    super();
    void this.log;
  }
}

/** Launch. @tool */
export function launch(ship: Ship): void {
  void ship;
}
