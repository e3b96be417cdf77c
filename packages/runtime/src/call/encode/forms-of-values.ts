import { writeBytes } from "./wire-forms.js";

/** The form in which an object travels as JSON. */
export type ValueForm =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: Iterable<unknown> }
  | { readonly kind: "entries"; readonly entries: Iterable<readonly [string, unknown]> }
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "none"; readonly name: string }
  | { readonly kind: "object" };

/** Built-in objects whose content JSON cannot see: as `{}` they would be a lie. */
const OPAQUE = ["Promise", "RegExp", "WeakMap", "WeakSet", "WeakRef", "AsyncGenerator", "ReadableStream", "Symbol"];

const BOXES = [String, Number, Boolean, BigInt];
const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * The JSON form that an object's own nature gives it.
 *
 * @param asPairs - the declared type is a `Map` whose keys are not strings: a list of pairs, whatever the keys are now
 * @param accessors - names of accessors that count as data
 */
export function formOf(value: object, asPairs: boolean, accessors: ReadonlySet<string> = NO_NAMES): ValueForm {
  if (Array.isArray(value)) return { kind: "list", items: value };
  if (value instanceof Map) return formOfMap(value, asPairs);
  const bytes = bytesOf(value);
  if (bytes !== undefined) return { kind: "text", text: writeBytes(bytes) };
  if (value instanceof Date) return formOfDate(value);
  if (value instanceof URL) return { kind: "text", text: value.href };
  const { toJSON } = value as { readonly toJSON?: unknown };
  if (typeof toJSON === "function") return { kind: "json", value: toJSON.call(value) };
  if (value instanceof Error)
    return {
      kind: "entries",
      entries: [
        ["name", value.name],
        ["message", value.message],
      ],
    };
  // `new String("a")` is "a", as in JSON.
  if (BOXES.some((box) => value instanceof box)) return { kind: "json", value: value.valueOf() };
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  if (OPAQUE.includes(tag) || Symbol.asyncIterator in value) return { kind: "none", name: nameOf(value, tag) };
  if (Symbol.iterator in value) return { kind: "list", items: value as Iterable<unknown> };
  // A `Response`, a `Blob`: an object of a class that has a name of its own, and nothing to be seen.
  const isEmpty = tag !== "Object" && dataNames(value, accessors).length === 0;
  return isEmpty ? { kind: "none", name: nameOf(value, tag) } : { kind: "object" };
}

/** `a Promise`, `an AsyncGenerator`. */
function nameOf(value: object, tag: string): string {
  const maker = (value as { readonly constructor?: { readonly name?: unknown } }).constructor?.name;
  const name = tag === "Object" && typeof maker === "string" && maker !== "" ? maker : tag;
  return `${/^[AEIO]/.test(name) ? "an" : "a"} ${name}`;
}

/** The bytes that a value holds, if it is made of bytes. */
export function bytesOf(value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (!ArrayBuffer.isView(value)) return undefined;
  return value instanceof DataView ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : undefined;
}

/** The names of an object's data: its own properties, and accessors of its classes that the schema names. */
export function dataNames(value: object, accessors: ReadonlySet<string>): readonly string[] {
  const names = Object.keys(value);
  let prototype = Object.getPrototypeOf(value) as object | null;
  while (prototype !== null && prototype !== Object.prototype && accessors.size > 0) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (property.get !== undefined && accessors.has(name) && !names.includes(name)) names.push(name);
    }
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  return names;
}

function formOfDate(value: Date): ValueForm {
  const isReal = !Number.isNaN(value.getTime());
  return isReal ? { kind: "text", text: value.toISOString() } : { kind: "none", name: "an invalid Date" };
}

function formOfMap(value: ReadonlyMap<unknown, unknown>, asPairs: boolean): ValueForm {
  const entries = [...value];
  const isNamed = entries.every((entry): entry is [string, unknown] => typeof entry[0] === "string");
  return !asPairs && isNamed ? { kind: "entries", entries } : { kind: "list", items: entries };
}
