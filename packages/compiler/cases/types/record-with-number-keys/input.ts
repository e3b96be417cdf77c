// What goes wrong elsewhere: `Record<number, X>` becomes propertyNames of type number (never valid), or an array.
//! tool assignSeats
//! accept {"seats":{"1":{"name":"Ada"},"40":{"name":"Bo"}}}
//! reject {"seats":[{"name":"Ada"}]}
//! reject {"seats":{"1":"Ada"}}

/**
 * Assign seats by number.
 * @tool
 */
export function assignSeats(seats: Record<number, { name: string }>): number {
  return Object.keys(seats).length;
}
