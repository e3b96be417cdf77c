import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { show } from "../schema/show.js";
import type { AnyFunction } from "./any-function.js";
import { DOORS_HELP } from "./doors.js";
import { markedMethods } from "./marked-methods.js";
import { toolOfMarked } from "./marks.js";
import { Tool } from "./tool.js";

/** How many functions that are no tools are named. */
const MAX_NAMED = 10;

/**
 * All tools in a module (`import * as tools`) or plain object of functions, of the marked methods of an instance, or of the
 * static ones of a class. Methods are bound: two instances never share a tool. Functions that are no tools are left out.
 *
 * @param source - the module, object, instance or class
 * @returns the tools, in the order in which the source declares them
 * @throws ToolDefinitionError where there are none
 */
export function toolsOf(source: object): Tool[] {
  if ((typeof source !== "object" && typeof source !== "function") || source === null) {
    throw new ToolDefinitionError(
      "WL2007",
      `\`toolsOf\` takes a module, an object, an instance or a class; got ${show(source)}.`,
    );
  }
  if (source instanceof Promise) {
    throw new ToolDefinitionError("WL2007", "A promise holds no tools before it is awaited.", {
      hint: 'Write `await` before it: `await import("./tools.js")`.',
    });
  }
  const found = isCollection(source) ? toolsInside(source) : markedMethods(source);
  if (found.length === 0) throw nothingIn(source);
  return found;
}

/** Whether an object is a module or a plain object, whose members count, and not an instance, whose methods do. */
function isCollection(source: object): boolean {
  if (typeof source === "function") return false;
  const prototype = Object.getPrototypeOf(source) as object | null;
  return prototype === null || prototype === Object.prototype;
}

function toolsInside(source: object): Tool[] {
  const tools = new Set<Tool>();
  for (const value of Object.values(source) as unknown[]) {
    const found = Tool.isInstance(value)
      ? value
      : typeof value === "function"
        ? toolOfMarked(value as AnyFunction)
        : undefined;
    // A function may be exported twice, under its name and as the default.
    if (found !== undefined) tools.add(found);
  }
  return inOrderOfSource([...tools]);
}

/** A module lists its exports by the alphabet; the place in the source file says how they were written. */
function inOrderOfSource(tools: readonly Tool[]): Tool[] {
  const places = tools.map((found) => placeOf(found));
  const files = [...new Set(places.map((place) => place?.file))];
  if (files.includes(undefined)) return [...tools];
  const rank = (index: number) => {
    const place = places[index];
    return [files.indexOf(place?.file), place?.line ?? 0, place?.column ?? 0] as const;
  };
  const order = tools.map((_, index) => index).sort((a, b) => compare(rank(a), rank(b)));
  return order.map((index) => tools[index]!);
}

function placeOf(found: Tool): { readonly file: string; readonly line: number; readonly column: number } | undefined {
  const parts = /^(.*):(\d+):(\d+)$/.exec(found.descriptor?.source ?? "");
  return parts === null ? undefined : { file: parts[1]!, line: Number(parts[2]), column: Number(parts[3]) };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : a[index]! - b[index]!;
}

function nothingIn(source: object): ToolDefinitionError {
  const isClass = typeof source === "function";
  const owner = isClass ? source : isCollection(source) ? source : (Object.getPrototypeOf(source) as object);
  const names = functionsIn(owner, isClass || !isCollection(source));
  const shown = names.slice(0, MAX_NAMED).map((name) => `\`${name}\``);
  const rest = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : "";
  const are = names.length === 1 ? "is not marked as a tool, or was" : "are not marked as tools, or were";
  const what = names.length === 0 ? "it has no functions" : `${shown.join(", ")}${rest} ${are} not compiled`;
  const hint = isClass ? "For the tools of an instance pass the instance.\n" : "";
  return new ToolDefinitionError("WL2013", `There are no tools in ${nameOf(source)}: ${what}.`, {
    hint: `${hint}A function becomes a tool by \`/** @tool */\` above it or by \`tool(fn)\`.\n${DOORS_HELP}`,
  });
}

/** The names of the functions of an object. The exports of a module may be accessors; those of a class are never run. */
function functionsIn(owner: object, onlyValues: boolean): string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(owner))
    .filter(([name, { value, enumerable }]) => {
      const member: unknown =
        value ?? (onlyValues || !enumerable ? undefined : (owner as Record<string, unknown>)[name]);
      return typeof member === "function" && name !== "constructor";
    })
    .map(([name]) => name);
}

function nameOf(source: object): string {
  if (typeof source === "function") return `the class \`${source.name}\``;
  if (isCollection(source)) return "this module or object";
  return `this instance of \`${(source.constructor as { name?: string } | undefined)?.name ?? "an unnamed class"}\``;
}
