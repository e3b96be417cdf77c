/**
 * Add days to a date.
 * @param date - where to start
 * @param amount - how many days
 * @returns the later date
 */
export declare function addDays(date: Date, amount: number): Date;

/** Keep a value within bounds. */
export declare const clamp: (value: number, low: number, high: number) => number;
