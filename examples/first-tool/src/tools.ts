import { setTimeout as delay } from "node:timers/promises";
import { Tool, tool } from "windlass";

/** Unit of a temperature. */
export enum Unit {
  Celsius = "celsius",
  Fahrenheit = "fahrenheit",
}

/** The weather at a place. */
export interface Weather {
  city: string;
  temperature: number;
  unit: Unit;
  /** What to wear, if it matters. */
  advice?: string;
}

const CELSIUS: Readonly<Record<string, number>> = { Paris: 21, Oslo: -4, Lagos: 31 };

/**
 * Look up the current weather.
 *
 * @param city - City name, e.g. "Paris".
 * @param unit - Unit of the temperature.
 * @tool
 * @readOnly
 */
export function getWeather(city: string, unit: Unit = Unit.Celsius): Weather {
  const celsius = CELSIUS[city];
  if (celsius === undefined) throw new Error(`No weather station in ${city}.`);
  const temperature = unit === Unit.Celsius ? celsius : toFahrenheit(celsius);
  return { city, temperature, unit, ...(celsius < 5 && { advice: "Take a coat." }) };
}

/** A stay somewhere. */
export interface Stop {
  city: string;
  /**
   * How long the stay is.
   *
   * @minimum 1
   * @integer
   */
  nights: number;
}

/** Who travels where. */
export interface Trip {
  traveller: {
    name: string;
    /** Null where nothing is known. */
    diet: "any" | "vegetarian" | "vegan" | null;
  };
  /** In the order of the journey. */
  stops: Stop[];
  tags?: Set<string>;
}

/**
 * Plan a trip: when the traveller is where.
 *
 * @param trip - Who travels where.
 * @param start - The day of the first arrival.
 * @returns One line for each stop, and the day of the return.
 * @tool
 * @timeout 5s
 */
export async function planTrip(trip: Trip, start: Date): Promise<{ lines: string[]; home: Date }> {
  const day = new Date(start);
  const lines: string[] = [];
  for (const { city, nights } of trip.stops) {
    await delay(1);
    lines.push(`${day.toISOString().slice(0, 10)}: ${trip.traveller.name} arrives in ${city}`);
    day.setUTCDate(day.getUTCDate() + nights);
  }
  return { lines, home: day };
}

/**
 * Convert a temperature to Fahrenheit.
 *
 * @param celsius - Degrees Celsius.
 */
export const toFahrenheit = tool({ name: "to_fahrenheit" }, (celsius: number): number => (celsius * 9) / 5 + 32);

/** Double a number. */
export const double = tool((x: number): number => x * 2);

class Notebook extends Tool {
  name = "notebook";
  description = "Write a note down, and get all notes so far.";
  readonly #notes: string[] = [];

  /** @param note - What to remember; nothing to read only. */
  async call(note?: string): Promise<string[]> {
    if (note !== undefined) this.#notes.push(note);
    return [...this.#notes];
  }
}

/** A tool with a state of its own: two notebooks never share their notes. */
export const notebook = new Notebook();
