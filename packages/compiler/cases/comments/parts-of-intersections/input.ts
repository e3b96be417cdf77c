interface Plain {
  code: string;
  length: number;
}
interface Told {
  /**
   * The code of the berth.
   * @minLength 2
   */
  code: string;
  /** In meters. */
  length: number;
}
interface Other {
  /** Another text. */
  code: string;
}

/** Of the parts that declare a member, the first one that says something describes it. @tool */
export function moor(late: Plain & Told, first: Told & Other, narrowed: Plain & Told & { code: "A1" | "A2" }): void {
  void [late, first, narrowed];
}

class Tide {
  #height = 0;
  get height(): number {
    return this.#height;
  }
  /** Of the two accessors. */
  set height(value: number) {
    this.#height = value;
  }
}

/** An accessor of an interface is data. @tool */
export function measure(tide: { /** Read. */ get height(): number; set height(value: number) }, now: Pick<Tide, "height">): void {
  void [tide, now];
}
