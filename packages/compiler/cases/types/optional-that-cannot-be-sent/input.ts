interface Locale {
  code: string;
  months: { name(index: number): string };
}
interface Options {
  /** Needs functions, so no model can send it. */
  locale?: Locale;
  week?: number;
}

/**
 * Format a day.
 * @param day - the day
 * @param options - how to write it
 * @param fallback - another locale
 * @tool
 */
export function formatDay(day: string, options?: Options, fallback?: Locale): string {
  return day + String(options?.week) + String(fallback?.code);
}
