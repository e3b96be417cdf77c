import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import type { AnyFunction } from "./any-function.js";
import { DOORS_HELP } from "./doors.js";

/**
 * The error for a function that is used as a tool but carries no descriptor. Failing here, and not at some later call,
 * is the point: a tool without its schema must never reach a model.
 *
 * @param subject - what was found, such as "The function `getWeather`"
 * @param how - marked by the call of `below`, that call itself, or used by it; then the mark itself may be what is missing
 * @param below - the function of this package that was called: its caller's place is named
 */
export function uncompiled(
  subject: string,
  how: "marked" | "called" | "used as a tool",
  below: AnyFunction,
): ToolDefinitionError {
  const place = placeBelow(below);
  const where = place === undefined ? "" : `, ${how} at ${place},`;
  // Of a function that is only used, the mark is missing more often than the plugin.
  const isMarked = how !== "used as a tool";
  const mark = isMarked ? "" : "A function becomes a tool by `/** @tool */` above it or by `tool(fn)`.\n";
  const why = isMarked ? "was not compiled" : "is not marked as a tool, or was not compiled";
  const summary = `${subject}${where} ${why} with the Windlass plugin, so it has no schema.`;
  return new ToolDefinitionError("WL2001", summary, { hint: mark + DOORS_HELP });
}

/** The file, line and column that called a function, from the stack; undefined where the engine does not tell. */
export function placeBelow(below: AnyFunction): string | undefined {
  if (typeof Error.captureStackTrace !== "function") return undefined;
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, below);
  const frame = holder.stack?.split("\n").find((line) => line.trimStart().startsWith("at "));
  const place = /^\s*at (?:.*\((.+:\d+:\d+)\)|(?:async )?(.+:\d+:\d+))$/.exec(frame ?? "");
  return (place?.[1] ?? place?.[2])?.replace(/^file:\/\/(?:\/(?=[A-Za-z]:))?/, "");
}

/** A function's name for a message. */
export function nameOfFunction(fn: AnyFunction): string {
  return fn.name === "" ? "A function without a name" : `The function \`${fn.name}\``;
}
