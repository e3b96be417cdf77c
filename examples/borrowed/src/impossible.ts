// Not part of the build: what types can make impossible. `npx windlass check src/impossible.ts` reports it.
import { format, transpose } from "date-fns";
import { tool } from "windlass";

// `constructor` is a function and is required: no model can send it, so the build fails.
export const impossible = tool(transpose);

// `options.locale` is an object of functions too, but nobody has to give it: it is left out, with a note.
export const formatDate = tool(format);

// What to do: mark a function of your own, that takes only what a model can send.
/** The same wall-clock time in UTC. */
export const inUtc = tool((date: Date): Date => transpose(date, Date));
