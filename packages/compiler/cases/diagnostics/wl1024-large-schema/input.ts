//! tool draw
//! accept {"plan":{"north":{"first":{"a":{"x":1,"y":2,"unit":"m"},"b":{"x":1,"y":2,"unit":"ft"},"c":{"x":0,"y":0,"unit":"m"}},"second":{"a":{"x":1,"y":2,"unit":"m"},"b":{"x":1,"y":2,"unit":"m"},"c":{"x":0,"y":0,"unit":"m"}},"third":{"a":{"x":1,"y":2,"unit":"m"},"b":{"x":1,"y":2,"unit":"m"},"c":{"x":0,"y":0,"unit":"m"}}}}}
/** One point. */
interface Point {
  /** Distance from the left edge of the site, in the unit that is named beside it. */
  x: number;
  /** Distance from the lower edge of the site, in the unit that is named beside it. */
  y: number;
  unit: "m" | "ft";
  /** When it was measured. */
  measured?: Date;
  label?: string;
}

interface Wall {
  /** Where it starts. */
  a: Point;
  b: Point;
  c: Point;
}

interface Room {
  first: Wall;
  second: Wall;
  third: Wall;
  fourth?: Wall;
}

interface Floor {
  north: Room;
  south?: Room;
  /** The room towards the sunrise. */
  east?: Room;
  west?: Room;
}

interface House {
  plan: Floor;
  cellar?: Floor;
  attic?: Floor;
  /** An enum that is used once. */
  style?: "modern" | "old";
}

/**
 * Draw a plan.
 *
 * @param plan - The floor to draw.
 * @tool
 */
export function draw(plan: Floor): House {
  return { plan };
}
