import { tool } from "windlass";
import { GUARDED } from "./input.options.js";

const TEXT = "Reads the log.";
const READ = { name: "read_log", description: TEXT } as const;
/** The options stand in a constant. */
export const read = tool(READ, (day: string) => day);
export const readAgain = tool({ ...READ, name: "read_again", timeout: 2000 }, (day: string) => day);
export const erase = tool(GUARDED, (day: string) => day);

/** What is set at run time is not known here: the comment counts until then. */
export const later = tool({ timeout: 1000, ...optionsOf("late") }, (day: string) => day);

function optionsOf(name: string): { name: string } {
  return { name };
}
let changing = { description: "First." };
/** What can be set anew is no constant. */
export const change = tool(changing, (day: string) => day);
changing = { description: "Second." };
