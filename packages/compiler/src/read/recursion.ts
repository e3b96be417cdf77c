import { type Origin, sortKey, type TypeModel } from "../model/type-model.js";
import type { Type, TypeSymbol } from "../typescript/project.js";
import { once } from "./attempts.js";
import { notesOfType } from "./notes/notes.js";
import { withNotes } from "./notes/with-notes.js";
import { type Finished, type Found, fault, type Open, type Reading, stepped, UNSUPPORTED } from "./reading.js";
import { lastStep, NAMELESS, nameHint } from "./type-names.js";
import { isOfThePlatform } from "./types/known-types.js";

/** How often one generic may stand inside itself with other arguments before it counts as endless. */
const MAX_EXPANSION = 50;

/** How many types may stand inside each other. */
const MAX_DEPTH = 150;

/** How many unlike types one tool may be made of. */
const MAX_TYPES = 20_000;

/** The same text for the same type; unions are known by their members, with `undefined` left out. */
export function keyOf(reading: Reading, members: readonly Type[]): string {
  return members
    .map((member) => reading.project.id(member))
    .sort((a, b) => a - b)
    .join("|");
}

/**
 * Reads a type that may stand inside itself, or in several places: it is read once, and a recursion is closed with a
 * name. A generic that grows at each level is reported, once.
 */
export function recursive(reading: Reading, type: Type, key: string, read: (reading: Reading) => TypeModel): TypeModel {
  const { project, endless, finished } = reading;
  const before = known(reading, key, type);
  if (before) return before;
  const alias = project.aliasOf(type);
  // The members are those of the alias, its comment is the alias's own.
  const place = `${key} ${alias ? project.symbolName(alias) : ""}`;
  const done = finished.get(place);
  if (done) return again(reading, done);
  const symbol = growing(reading, type);
  if (symbol && endless.has(symbol)) return UNSUPPORTED;
  const why = whyTooLarge(reading, symbol);
  if (why !== undefined) return reportTooLarge(reading, symbol, why);
  const open: Open = { key, symbol, hint: nameHint(reading, type) };
  const { found, record } = recorder(reading);
  const inner: Reading = { ...reading, found: record };
  reading.open.push(open);
  const bare = read(inner);
  const whole = symbol && endless.has(symbol) ? UNSUPPORTED : withNotes(bare, notesOfType(inner, type, bare));
  reading.open.pop();
  const model = closed(reading, open, whole);
  finished.set(place, { model, found });
  return model;
}

/** A recursive type goes into the table; another one may stand in several places. */
function closed(reading: Reading, { name, hint }: Open, whole: TypeModel): TypeModel {
  if (name !== undefined) {
    reading.types[name] = whole;
    return { kind: "ref", name };
  }
  return withOrigin(reading, whole, hint);
}

/** The type as one that may stand in several places. */
export function withOrigin(reading: Reading, whole: TypeModel, hint: string): TypeModel {
  if (whole.kind === "unsupported" || whole.kind === "ref" || whole.origin !== undefined) return whole;
  const name = hint === NAMELESS ? lastStep(reading.path) : hint;
  return { ...whole, origin: originNumber(reading, { name, type: whole }) };
}

/** The same for types that read the same, be they arguments or results. */
function originNumber({ origins, originNumbers }: Reading, origin: Origin): number {
  const text = `${origin.name} ${sortKey(origin.type)}`;
  const known = originNumbers.get(text);
  if (known !== undefined) return known;
  const number = origins.push(origin) - 1;
  originNumbers.set(text, number);
  return number;
}

/** Passes faults on, and keeps them with paths and places as the type itself has them. */
function recorder(reading: Reading): Pick<Finished, "found"> & { readonly record: (found: Found) => void } {
  const { path, place } = reading;
  const found: Finished["found"][number][] = [];
  const record = once((one) => {
    const { place: own, ...rest } = one;
    const step = one.path.slice(path.length).replace(/^\./, "");
    found.push({ ...rest, path: step, ...(own !== place && { place: own }) });
    reading.found(one);
  });
  return { found, record };
}

/** A type that was read before: what was found in it counts for this use too. */
function again(reading: Reading, { model, found }: Finished): TypeModel {
  for (const one of found) {
    const { place = reading.place, foreign } = one;
    reading.found({
      ...one,
      path: stepped(reading.path, one.path),
      place,
      foreign: one.place ? foreign : reading.foreign,
    });
  }
  return model;
}

/** What may grow by being used inside itself with other arguments: not the lists and maps of the language. */
function growing({ project }: Reading, type: Type): TypeSymbol | undefined {
  const symbol = project.aliasOf(type) ?? project.symbolOf(type);
  return symbol && !isOfThePlatform(project, symbol) ? symbol : undefined;
}

function whyTooLarge({ open, finished, project }: Reading, symbol: TypeSymbol | undefined): string | undefined {
  const alike = symbol ? open.filter((other) => other.symbol === symbol).length : 0;
  const name = symbol && project.symbolName(symbol);
  if (alike >= MAX_EXPANSION || open.length > MAX_DEPTH) {
    return `${name && !name.startsWith("__") ? name : "The type"} expands without end: the type grows at each level.`;
  }
  return finished.size > MAX_TYPES ? `the type is made of more than ${MAX_TYPES} types.` : undefined;
}

function reportTooLarge(reading: Reading, symbol: TypeSymbol | undefined, why: string): TypeModel {
  if (symbol) reading.endless.add(symbol);
  const help = "Write a type whose depth is fixed, or break the growth with an array or a plain type.";
  fault(reading, "WL1014", "error", why, help);
  return UNSUPPORTED;
}

/** The reference to a type that is being read, or was found to be recursive. */
export function known(reading: Reading, key: string, type?: Type): TypeModel | undefined {
  const name = reading.names.get(key);
  if (name !== undefined) return { kind: "ref", name };
  const open = reading.open.find((other) => other.key === key);
  if (!open) return undefined;
  const taken = new Set(reading.names.values());
  // Behind `?` the checker forgets the name of a union; inside it is there.
  const hint = open.hint === NAMELESS && type ? nameHint(reading, type) : open.hint;
  let free = hint;
  for (let n = 1; taken.has(free); n++) free = `${hint}_${n}`;
  open.name = free;
  reading.names.set(key, free);
  return { kind: "ref", name: free };
}
