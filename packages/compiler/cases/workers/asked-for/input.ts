import { type ToolOptions, tool } from "windlass";

/** By the tag. @tool @worker */
export function tagged(to: number): void {}

/** Taken back. @tool @worker false */
export function here(to: number): void {}

/** Not in options, but in the tag. @worker */
export const both = tool({ timeout: 5 }, (to: number): void => {});

/** Options win over the tag. @worker */
export const wins = tool({ worker: false }, (to: number): void => {});

/** The tag counts where the option says nothing. @worker */
export const nothing = tool({ worker: undefined }, (to: number): void => {});

const SHARED = { worker: true, timeout: 7 } as const;

/** By a constant. */
export const constant = tool(SHARED, (to: number): void => {});

/** By a spread constant. */
export const spread = tool({ ...SHARED, timeout: 8 }, (to: number): void => {});

const timeout = Number("9");

/** A computed option of another kind says nothing about workers. */
export const computed = tool({ timeout }, (to: number): void => {});

/** Nor do options that are handed in: any may be there. */
export function make(options: ToolOptions) {
  return tool(options, function made(to: number): void {});
}

/** With an option that others set, too. */
export function makeSlow(options: ToolOptions) {
  return tool({ ...options, timeout: 1 }, function slow(to: number): void {});
}

const worker = true;
const description = "Written elsewhere.";

/** By a constant in a shorthand. */
export const shorthand = tool({ worker, description }, (to: number): void => {});

declare const never: { readonly worker: false; readonly timeout: number };

/** Options that say no by their type. */
export const no = tool({ ...never, timeout: 5 }, (to: number): void => {});

declare const partial: Partial<ToolOptions>;
declare const picked: Pick<ToolOptions, "timeout" | "worker">;

/** A part of ToolOptions is no more than these. */
export const part = tool({ ...partial }, (to: number): void => {});
export const pick = tool(picked, (to: number): void => {});
