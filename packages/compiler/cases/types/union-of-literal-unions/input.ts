// What goes wrong elsewhere: A union made of two literal unions becomes an empty object.
//! tool steer
//! accept {"heading":"W"}
//! reject {"heading":"W","axis":"E"}
type Polar = "N" | "S";
type Lateral = "E" | "W";
type Heading = Polar | Lateral;

/**
 * Steer the boat.
 * @tool
 */
export function steer(heading: Heading, axis?: Polar): string {
  return heading + (axis ?? "");
}
