import type { Project, Type, TypeSymbol } from "../../typescript/project.js";

/** Types of the language and its hosts that have a form of their own on the wire. */
export type KnownName =
  | "Date" | "URL" | "Uint8Array" | "ArrayBuffer" | "Buffer" | "Set" | "Map" | "Iterable" | "Iterator" | "AbortSignal" | "Promise"; // biome-ignore format: a list of words

const KNOWN: ReadonlyMap<string, KnownName> = new Map([
  ["Date", "Date"],
  ["URL", "URL"],
  ["Uint8Array", "Uint8Array"],
  // Any view of bytes: what it is given is a `Uint8Array`.
  ["ArrayBufferView", "Uint8Array"],
  ["ArrayBuffer", "ArrayBuffer"],
  ["Buffer", "Buffer"],
  ["Set", "Set"],
  ["ReadonlySet", "Set"],
  ["Map", "Map"],
  ["ReadonlyMap", "Map"],
  ["Iterable", "Iterable"],
  ["IteratorObject", "Iterator"],
  ["IterableIterator", "Iterator"],
  ["Generator", "Iterator"],
  ["ArrayIterator", "Iterator"],
  ["MapIterator", "Iterator"],
  ["SetIterator", "Iterator"],
  ["AbortSignal", "AbortSignal"],
  ["Promise", "Promise"],
  ["PromiseLike", "Promise"],
]);

/** Which known type this is, by the symbol's real home: a type of the user that is only called `Date` is data. */
export function knownName(project: Project, type: Type): KnownName | undefined {
  return knownSymbol(project, project.symbolOf(type));
}

export function knownSymbol(project: Project, symbol: TypeSymbol | undefined): KnownName | undefined {
  const name = symbol && KNOWN.get(project.symbolName(symbol));
  return name && isOfThePlatform(project, symbol) ? name : undefined;
}

/** Declared by TypeScript's library or by Node's types. */
export function isOfThePlatform(project: Project, symbol: TypeSymbol): boolean {
  return project
    .declarations(symbol)
    .some((declaration) => isFileOfThePlatform(project, project.span(declaration).file));
}

/** A file of TypeScript's library or of Node's types. */
export function isFileOfThePlatform(project: Project, file: string): boolean {
  return project.isDefaultLib(file) || file.includes("/node_modules/@types/node/");
}
