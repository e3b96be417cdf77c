// What goes wrong elsewhere: a fault deep in a type is shown at the function's name, once for each use of the type.
interface Stay {
  from: Date | string;
  /** @maximum 5 @default 9 */
  guests?: number;
}

interface Trip {
  outward: Stay;
  homeward: Stay;
  /** @pattern ^[a-z */
  code: string;
}

/** Book a trip. @tool */
export function book(trip: Trip, alternative?: Trip): string {
  return JSON.stringify([trip, alternative]);
}
