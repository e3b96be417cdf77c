import type { ToolDescriptor } from "../descriptor.js";
import type { AnyFunction } from "./any-function.js";
import { descriptorOf } from "./descriptor-of.js";
import type { FunctionTool } from "./function-tool.js";
import { toolOfMarked, toolOfMethod } from "./marks.js";

/**
 * The tools of the marked methods of an instance (or, for a class, of its static ones), bound to it: methods of the base
 * class first, in the order of declaration. An override without a mark is called in place of the method that has one.
 * Accessors are never run.
 */
export function markedMethods(receiver: object): FunctionTool[] {
  const marks = new Map<PropertyKey, { readonly marked: AnyFunction; readonly descriptor: ToolDescriptor }>();
  const current = new Map<PropertyKey, AnyFunction>();
  for (const owner of ownersOf(receiver)) {
    for (const key of Reflect.ownKeys(owner)) {
      const method: unknown = Object.getOwnPropertyDescriptor(owner, key)?.value;
      if (typeof method !== "function" || key === "constructor" || key === "prototype") continue;
      const descriptor = descriptorOf(method);
      if (descriptor !== undefined) marks.set(key, { marked: method as AnyFunction, descriptor });
      current.set(key, method as AnyFunction);
    }
  }
  return [...marks].map(([key, { marked, descriptor }]) => {
    const method = current.get(key) ?? marked;
    // A function in a field of the object is a tool of its own already.
    const isField = method === marked && typeof receiver !== "function" && Object.hasOwn(receiver, key);
    const isOwn = method === marked && (typeof receiver !== "function" || Object.hasOwn(receiver, key));
    const known = isOwn ? descriptor : withoutWorker(descriptor);
    return (isField ? toolOfMarked(method) : undefined) ?? toolOfMethod(marked, known, method, receiver);
  });
}

/** A worker would find the method that was marked, of the class that has it: not one in its place, nor for a subclass. */
function withoutWorker(descriptor: ToolDescriptor): ToolDescriptor {
  const { worker, ...rest } = descriptor;
  return worker === undefined ? descriptor : rest;
}

/** The object and what it inherits from, the most basic first, without the roots that all objects share. */
function ownersOf(receiver: object): object[] {
  const owners: object[] = [];
  let owner: object | null = receiver;
  while (owner !== null && owner !== Object.prototype && owner !== Function.prototype) {
    owners.unshift(owner);
    owner = Object.getPrototypeOf(owner) as object | null;
  }
  return owners;
}
