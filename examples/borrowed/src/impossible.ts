// Not part of the build: what types can make impossible. `npx windlass check src/impossible.ts` reports it.
import { format, formatDistance } from "date-fns";
import { tool } from "windlass";

// `options.locale` is an object of functions, which no model can send.
export const impossible = [tool(format), tool(formatDistance)];

// What to do: mark a function of your own, that takes only what a model can send.
/** Format a date, e.g. with the pattern "d MMMM yyyy". */
export const formatDate = tool((date: Date, pattern: string): string => format(date, pattern));
