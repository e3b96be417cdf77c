import { registry, ToolRegistry, type ToolSource } from "windlass";
import unnamed, { count, find as search, use } from "./input.kit.js";
import * as kit from "./input.kit.js";

/** Repeats the text. */
function repeat(text: string, times: number): string {
  return text.repeat(times);
}

/** Not a tool: nothing takes it as one. */
function plain(text: string): string {
  return text;
}

registry.add(repeat);

// The comments are at the declarations, in another file.
use(search, kit.count);

// The same function in a second registry is the same tool.
new ToolRegistry().add(search, [count]);

registry.add(
  /** Shouts. */
  function shout(text: string): string {
    return text.toUpperCase();
  },
  /**
   * Whispers.
   *
   * @toolName whisper
   * @timeout 5s
   */
  async (text: string) => text.toLowerCase(),
);

/** Spells. */
export const spell: ToolSource = (word: string) => [...word];

export const picked = (parse as (text: string) => number) satisfies ToolSource;
function parse(text: string, radix = 10): number {
  return Number.parseInt(text, radix);
}

export function choose(isLoud: boolean): ToolSource {
  return isLoud ? loudly : plainly;
}

/** Plainly. */
const plainly = (text: string): string => text;

/** Loudly. */
const loudly = (text: string): string => `${text}!`;

class Kit {
  tools: ToolSource = measure;
}

/** Measures. */
function measure(text: string): number {
  return text.length;
}

// Has no name of its own: the declaration is that of a default export.
registry.add({ echo: unnamed });

export const kept = [Kit, plain].map((each) => each.name);
