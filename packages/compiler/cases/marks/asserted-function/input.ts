import { tool } from "windlass";

type Ask = (question: string, times?: number) => string;

/** An assertion says what the function takes. */
export const ask = tool(((question: unknown) => String(question)) as Ask);

/** Satisfying a type changes nothing. */
export const shout = tool(((text: string) => `${text}!`) satisfies (text: "a" | "b") => string);

/** An assertion that says nothing is looked through. */
// biome-ignore lint/suspicious/noExplicitAny: it is what is tested
export const count = tool(((items: string[]) => items.length) as any);
