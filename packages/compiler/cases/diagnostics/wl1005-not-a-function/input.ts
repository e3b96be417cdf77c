//! ill-typed
import { tool } from "windlass";

/** A number. @tool */
export const five = 5;

export const wrong = tool("text");

/** @tool */
export const holder = { call: () => 5 };
