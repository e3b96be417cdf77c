import { tool } from "windlass";

/** Shout a text. */
export const shout = tool((text: string): string => text.toUpperCase());

export const tools = {
  /** Whisper a text. */
  whisper: tool((text: string) => text.toLowerCase()),
  /** Its own name wins. */
  renamed: tool(function own(text: string): string {
    return text;
  }),
};

export class Kit {
  /** Cut it. */
  cut = tool((length: number): number => length);
}

function repeat(/** What to repeat. */ text: string, times: number): string {
  return text.repeat(times);
}

/** Repeat a text. */
export const repeated = tool(repeat);

export default tool(
  /** Comment on the function itself. */
  function inner(flag: boolean): boolean {
    return !flag;
  },
);
