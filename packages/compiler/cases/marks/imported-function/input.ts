import { tool } from "windlass";
import * as lib from "./input.lib.js";
import { addDays } from "./input.lib.js";

export const later = tool(addDays);
export const clamped = tool(lib.clamp);
