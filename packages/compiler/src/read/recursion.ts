import type { TypeModel } from "../model/type-model.js";
import type { Type, TypeSymbol } from "../typescript/project.js";
import { notesOfType, withNotes } from "./notes.js";
import { fault, type Open, type Reading, UNSUPPORTED } from "./reading.js";

/** How often one generic may stand inside itself with other arguments before it counts as endless. */
const MAX_EXPANSION = 25;

/** How many types may stand inside each other. */
const MAX_DEPTH = 150;

/** The same text for the same type; unions are known by their members, with `undefined` left out. */
export function keyOf(reading: Reading, members: readonly Type[]): string {
  return members
    .map((member) => reading.project.id(member))
    .sort((a, b) => a - b)
    .join("|");
}

/** Closes a recursion with a name; a generic that grows at each level is reported, once. */
export function recursive(reading: Reading, type: Type, key: string, read: () => TypeModel): TypeModel {
  const { project, endless } = reading;
  const before = known(reading, key);
  if (before) return before;
  const symbol = project.symbolOf(type);
  if (symbol && endless.has(symbol)) return UNSUPPORTED;
  if (isEndless(reading, symbol)) return reportEndless(reading, type, symbol);
  const open: Open = { key, symbol, hint: nameHint(reading, type) };
  reading.open.push(open);
  const bare = read();
  reading.open.pop();
  const model = symbol && endless.has(symbol) ? UNSUPPORTED : withNotes(bare, notesOfType(reading, type, bare));
  if (open.name === undefined) return model;
  reading.types[open.name] = model;
  return { kind: "ref", name: open.name };
}

function isEndless(reading: Reading, symbol: TypeSymbol | undefined): boolean {
  const alike = symbol ? reading.open.filter((open) => open.symbol === symbol).length : 0;
  return alike >= MAX_EXPANSION || reading.open.length > MAX_DEPTH;
}

function reportEndless(reading: Reading, type: Type, symbol: TypeSymbol | undefined): TypeModel {
  if (symbol) reading.endless.add(symbol);
  const { project } = reading;
  const named = project.aliasOf(type) ?? symbol;
  const name = named && !project.symbolName(named).startsWith("__") ? project.symbolName(named) : "The type";
  fault(
    reading,
    "WL1014",
    "error",
    `${name} expands without end: the type grows at each level.`,
    "Write a type whose depth is fixed, or break the growth with an array or a plain type.",
  );
  return UNSUPPORTED;
}

/** The reference to a type that is being read, or was found to be recursive. */
export function known(reading: Reading, key: string): TypeModel | undefined {
  const name = reading.names.get(key);
  if (name !== undefined) return { kind: "ref", name };
  const open = reading.open.find((other) => other.key === key);
  if (!open) return undefined;
  const taken = new Set(reading.names.values());
  let free = open.hint;
  for (let n = 1; taken.has(free); n++) free = `${open.hint}_${n}`;
  open.name = free;
  reading.names.set(key, free);
  return { kind: "ref", name: free };
}

function nameHint(reading: Reading, type: Type): string {
  const { project } = reading;
  const symbol = project.aliasOf(type) ?? project.symbolOf(type);
  const name = symbol ? project.symbolName(symbol).replace(/[^A-Za-z0-9_]/g, "_") : "";
  return name === "" || name.startsWith("__") || name === "Array" ? "Type" : name;
}
