import { isInWorker } from "../call/run/worker/in-worker.js";
import type { ToolDescriptor } from "../descriptor.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { registerTool } from "../registry/global-registry.js";
import { isObject } from "../schema/kind.js";
import { show } from "../schema/show.js";
import type { AnyFunction } from "./any-function.js";
import { checkDescriptor, descriptorOf, isDescriptor } from "./descriptor-of.js";
import { keepOptions, optionsOf } from "./kept-options.js";
import { makeTool } from "./marks.js";
import { attachMembers, type ToolFunction } from "./tool-function.js";
import { checkOptions, type ToolOptions } from "./tool-options.js";
import { nameOfFunction, uncompiled } from "./uncompiled.js";
import { workerPlaceOf } from "./worker-place.js";

/** `@tool(options)` on a method: a decorator of either kind. The compiler takes it out of the build. */
export interface ToolDecorator {
  /** As the language has it (TC39, stage 3). */
  <F extends AnyFunction>(method: F, context: ClassMethodDecoratorContext): void;
  /** As `experimentalDecorators` has it. */
  <F extends AnyFunction>(target: object, key: string | symbol, property: TypedPropertyDescriptor<F>): void;
}

/**
 * Makes a function a tool. The result is the same function, typed as before, with the members of a tool. The compiler
 * plugin adds the descriptor, which holds what it derived from the function's types and comments.
 *
 * @param fn - the function
 * @param descriptor - written by the compiler
 * @returns the same function
 * @throws ToolDefinitionError where the file was not compiled with the plugin, or the function is a tool already
 *
 * @example
 * const double = tool((x: number) => x * 2);
 * double(21);                                // 42
 * (await double.run({ x: 21 })).data;        // 42
 */
export function tool<F extends AnyFunction>(fn: F, descriptor?: ToolDescriptor): ToolFunction<F>;
/**
 * Makes a function a tool, with options. They win over the tags of the doc comment.
 *
 * @param options - name, description, timeout, approval, …
 * @param fn - the function
 * @param descriptor - written by the compiler
 */
export function tool<F extends AnyFunction>(options: ToolOptions, fn: F, descriptor?: ToolDescriptor): ToolFunction<F>;
/** `@tool` on a method; `toolsOf(instance)` gives the tools. The compiler takes the decorator out of the build. */
export function tool<F extends AnyFunction>(method: F, context: ClassMethodDecoratorContext): void;
/** `@tool` on a method under `experimentalDecorators`. */
export function tool<F extends AnyFunction>(
  target: object,
  key: string | symbol,
  property: TypedPropertyDescriptor<F>,
): void;
/** `@tool(options)` on a method. */
export function tool(options: ToolOptions): ToolDecorator;
export function tool(...given: readonly unknown[]): unknown {
  const [first, second, third] = given;
  if (isDecoration(second, third)) return decorated(second, tool);
  if (typeof first === "function") return mark({}, first as AnyFunction, second);
  if (!isObject(first)) throw notMarkable(first);
  checkOptions(first, typeof first.name === "string" ? `the tool "${first.name}"` : "a tool");
  if (given.length === 1) {
    return function decorate(_method: unknown, context: unknown): void {
      decorated(context, decorate);
    };
  }
  if (typeof second !== "function") throw notMarkable(second);
  return mark(first, second as AnyFunction, third);
}

function mark<F extends AnyFunction>(options: ToolOptions, fn: F, descriptor: unknown): ToolFunction<F> {
  // A worker calls functions and needs no schemas: a development server hands it the source as it is.
  if (descriptor === undefined && isInWorker()) return fn as ToolFunction<F>;
  if (descriptor === undefined) throw uncompiled(nameOfFunction(fn), "marked", tool);
  const checked = checkDescriptor(descriptor);
  checkOptions({ name: options.name ?? checked.name }, nameOfFunction(fn));
  workerPlaceOf(checked, options.worker ?? false, nameOfFunction(fn));
  const before = optionsOf(fn);
  if (before !== undefined && isSameMark(fn, before, options, checked)) return fn as ToolFunction<F>;
  const made = before === undefined ? makeTool(fn, checked, options) : undefined;
  if (made === undefined) throw markedTwice(fn, checked);
  const marked = attachMembers(fn, checked, made);
  keepOptions(fn, options);
  if (options.register ?? checked.options?.register ?? false) registerTool(made);
  return marked;
}

/** Whether a second mark says the same as the first: the same name and the same options. */
function isSameMark(fn: AnyFunction, before: ToolOptions, now: ToolOptions, descriptor: ToolDescriptor): boolean {
  const name = before.name ?? descriptorOf(fn)?.name;
  const names = Object.keys({ ...before, ...now }).filter((option) => option !== "name") as (keyof ToolOptions)[];
  return (now.name ?? descriptor.name) === name && names.every((option) => before[option] === now[option]);
}

/** One function is one tool: a second set of options would silently undo the first, an approval for instance. */
function markedTwice(fn: AnyFunction, descriptor: ToolDescriptor): ToolDefinitionError {
  const name = optionsOf(fn)?.name ?? descriptorOf(fn)?.name ?? descriptor.name;
  const summary = `${nameOfFunction(fn)} already is the tool "${name}", with other options.`;
  return new ToolDefinitionError("WL2006", summary, {
    hint: "Put all options in one call of `tool`, or mark a function around it: `tool({ … }, (…) => original(…))`.",
  });
}

function isDecoration(second: unknown, third: unknown): boolean {
  if (isObject(second) && !isDescriptor(second)) return typeof second.kind === "string" && "name" in second;
  return typeof second === "string" || typeof second === "symbol" || (isObject(third) && "configurable" in third);
}

/** A decorator that runs at all was not taken out by the compiler: in a worker that does no harm. */
function decorated(context: unknown, below: AnyFunction): void {
  if (isInWorker()) return;
  const name = isObject(context) ? context.name : context;
  throw uncompiled(`The method \`${String(name)}\``, "marked", below);
}

function notMarkable(value: unknown): ToolDefinitionError {
  return new ToolDefinitionError("WL2007", `\`tool\` takes a function, or options and a function; got ${show(value)}.`);
}
