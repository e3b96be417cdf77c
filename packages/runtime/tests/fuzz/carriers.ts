import type { Random } from "../random.js";

/** How the arguments of a call arrive: as an object, or in one of the ways in which models write them. */
export interface Carrier {
  readonly name: string;
  /** Whether what was sent is still what arrives. */
  readonly keeps: boolean;
  readonly carry: (args: unknown, random: Random) => unknown;
}

const json = (args: unknown): string => JSON.stringify(args) ?? "null";

/** All of them. */
export const CARRIERS: readonly Carrier[] = [
  { name: "an object", keeps: true, carry: (args) => args },
  { name: "a frozen object", keeps: true, carry: (args) => freeze(args) },
  { name: "text", keeps: true, carry: json },
  { name: "indented text", keeps: true, carry: (args) => JSON.stringify(args, null, 2) },
  { name: "text in a fence", keeps: true, carry: (args) => `\`\`\`json\n${json(args)}\n\`\`\`` },
  { name: "text encoded twice", keeps: true, carry: (args) => JSON.stringify(json(args)) },
  { name: "text with a mark of its encoding", keeps: true, carry: (args) => `\ufeff${json(args)}` },
  { name: "text that is cut off", keeps: false, carry: (args, random) => cut(json(args), random) },
  { name: "text with a wrong character", keeps: false, carry: (args, random) => spoil(json(args), random) },
  { name: "numbers as texts", keeps: false, carry: (args) => asTexts(args) },
  { name: "members as JSON texts", keeps: false, carry: (args) => membersAsTexts(args) },
  { name: "wrapped once more", keeps: false, carry: (args) => ({ arguments: args }) },
  { name: "something else", keeps: false, carry: (_, random) => random.pick<unknown>([null, 5, "", "[]", [], true, "{}", Symbol("s"), () => 1]) },
]; // biome-ignore format: a list

function freeze(value: unknown): unknown {
  if (typeof value === "object" && value !== null) {
    for (const member of Object.values(value)) freeze(member);
    Object.freeze(value);
  }
  return value;
}

function cut(text: string, random: Random): string {
  return text.slice(0, random.below(text.length));
}

function spoil(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(['"', "}", "]", ",", "\\", "NaN", "\u0000", "'"]) + text.slice(at);
}

function asTexts(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asTexts(member)]));
}

function membersAsTexts(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const text = (member: unknown) => (typeof member === "object" && member !== null ? JSON.stringify(member) : member);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, text(member)]));
}
