interface Berth { /** Its number. */ id: number; /** In meters. */ length: number }

type Ship = {
  name: string; /** The name, behind it. */
  flag: string, // no doc comment
  /** In tons. */ tons: number; /** Tugs, before it. */ tugs: number;
  crew: number; /** The crew, behind it. */ // and a note

  port: string;
};

enum Side { /** Left. */ Port = "port", /** Right. */ Starboard = "starboard" }

/** Moor. @tool */
export function moor(berth: Berth, ship: Ship, { side }: { /** Which side. */ side: Side } = { side: Side.Port }): void {
  void [berth, ship, side];
}

/** Tow. @tool */
export function tow(
  first: string, /** The first, behind it. */
  second: string, /** The second, behind it. */
): void {
  void [first, second];
}
