import { ToolRegistry } from "windlass";

/** The weather somewhere. */
export interface Weather {
  city: string;
  /** In the unit that was asked for. */
  temperature: number;
}

/**
 * Look up the current weather.
 *
 * @param city - City name, e.g. "Paris".
 * @param units - Unit of the temperature.
 * @tool
 */
export async function getWeather(city: string, units: "celsius" | "fahrenheit" = "celsius"): Promise<Weather> {
  return { city, temperature: units === "celsius" ? 21 : 70 };
}

/**
 * Add up amounts.
 *
 * @param amounts - The amounts, by what they are for.
 * @tool
 */
export function total(amounts: Record<string, number>): number {
  return Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
}

/** What the models of all examples may call. */
export const registry: ToolRegistry = new ToolRegistry().add(getWeather, total);
