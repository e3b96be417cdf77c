// What goes wrong elsewhere: A parameter with a default is widened to "or null" and its default becomes null.
//! tool measure
//! accept {"city":"Oslo"}
//! reject {"city":"Oslo","units":null}

/**
 * Measure the temperature.
 * @tool
 */
export function measure(city: string, units: "c" | "f" = "c", note = "none", retries = 3, verbose = false, offset = -2): string {
  return [city, units, note, retries, verbose, offset].join(" ");
}
