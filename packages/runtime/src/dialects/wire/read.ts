import { isObject } from "../../schema/kind.js";
import { ownValue } from "../../schema/own.js";
import type { StreamReader, WireCall } from "./wire.js";

/** What stands under a name in what a provider sent; undefined where there is no such thing. */
export function field(value: unknown, ...names: readonly string[]): unknown {
  let found = value;
  for (const name of names) {
    if (typeof found !== "object" || found === null) return undefined;
    found = ownOrGiven(found, name);
  }
  return found;
}

/** SDKs give instances of classes with own fields, and a few with accessors; never what all objects inherit. */
function ownOrGiven(value: object, name: string): unknown {
  const own = ownValue(value, name);
  return own !== undefined || name in Object.prototype ? own : (value as Record<string, unknown>)[name];
}

/** A list, or nothing. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text, or nothing. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Arguments as a provider sends them. An empty text stands for none; a broken one stays, and the call fails by it. */
export function argumentsOf(value: unknown): unknown {
  return value === "" || value === null ? undefined : value;
}

/** A call, with an id only where there is one. */
export function call(id: unknown, name: unknown, args: unknown): WireCall {
  const known = text(id);
  const given = argumentsOf(args);
  return {
    ...(known !== undefined && known !== "" && { id: known }),
    name: text(name) ?? "",
    ...(given !== undefined && { arguments: given }),
  };
}

/** A call as Chat Completions and their copies have it. Custom tools are not ours. */
export function functionCall(found: unknown): WireCall[] {
  const fn = field(found, "function");
  if (typeof fn !== "object" || fn === null) return [];
  return [call(field(found, "id"), field(fn, "name"), field(fn, "arguments"))];
}

/** Responses, or one: adapters take either. */
export function each(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** How many calls of one response are put together. */
const MAX_CALLS = 1000;

/** The pieces of calls that are streamed, by a key of the provider's: an index, an id. */
export class Pieces implements Pick<StreamReader, "calls"> {
  readonly #calls = new Map<string | number, { id?: string; name: string; text: string; value?: unknown }>();

  /** Adds to a call. An id and a name that come again are not added to what is known. */
  add(key: unknown, piece: { readonly id?: unknown; readonly name?: unknown; readonly arguments?: unknown }): void {
    const known = typeof key === "string" || typeof key === "number" ? key : this.#calls.size;
    let entry = this.#calls.get(known);
    if (entry === undefined) {
      if (this.#calls.size >= MAX_CALLS) return;
      entry = { name: "", text: "" };
      this.#calls.set(known, entry);
    }
    const id = text(piece.id);
    if (id !== undefined && id !== "") entry.id ??= id;
    const name = text(piece.name);
    if (name !== undefined && entry.name === "") entry.name = name;
    if (typeof piece.arguments === "string") entry.text += piece.arguments;
    else if (isObject(piece.arguments)) entry.value = piece.arguments;
  }

  /** Replaces the text of a call: some providers send it whole at the end. */
  settle(key: string | number, whole: unknown): void {
    const entry = this.#calls.get(key);
    if (entry !== undefined && typeof whole === "string") entry.text = whole;
  }

  calls(): WireCall[] {
    const found = [...this.#calls.values()].filter(({ id, name }) => id !== undefined || name !== "");
    return found.map(({ id, name, text: said, value }) => call(id, name, said === "" ? value : said));
  }
}
