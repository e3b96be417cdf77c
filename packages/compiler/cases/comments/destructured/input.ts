type Ship = { name: string; draft?: number; /** Crew. */ crew?: { size: number; captain?: string } };

/**
 * Nested patterns, defaults and other names.
 * @param root0 - the whole
 * @param root0.ship - the ship
 * @param root0.ship.name - its name
 * @param root0.cargo[].weight - in tons
 * @tool
 */
export function load({
  ship: { name, draft: deep = 4, crew: { size, captain = "nobody" } = { size: 0 } },
  /** What is loaded. @minItems 1 */
  cargo,
  at = new Date(),
  "dry-dock": dry = false,
  ...others
}: {
  ship: Ship;
  cargo: { weight: number }[];
  at?: Date;
  "dry-dock"?: boolean;
  note?: string;
}): string {
  return [name, deep, size, captain, cargo.length, at, dry, others.note].join();
}

/** The comment on the type of a member is no rival. */
interface Berth {
  id: number;
}

/**
 * Members by their own names; slips are found.
 * @param berth - which berth
 * @param berth.id - its number
 * @param lenght - how long
 * @tool
 */
export function moor({ berth, length }: { /** Never shown. */ berth: Berth; length: number }): string {
  return `${berth.id}${length}`;
}

/**
 * The whole under its own name.
 * @param options - the whole
 * @param options.speed - in knots
 * @param options.sped - a slip
 * @spread
 * @tool
 */
export function sail(options: { speed: number }): number {
  return options.speed;
}
