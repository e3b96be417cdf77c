// What goes wrong elsewhere: Braces, brackets and a missing hyphen end up in the description, or the parameter is not recognised.

/**
 * Weather forecast.
 * @param {string} city The city to look at.
 * @param {number} [days=3] - Number of days.
 * @param {number=} alt - Altitude in meters.
 * @tool
 */
export function forecast(city: string, days?: number, alt?: number): string {
  return city + String(days) + String(alt);
}
