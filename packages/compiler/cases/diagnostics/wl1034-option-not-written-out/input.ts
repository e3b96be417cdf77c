import { tool } from "windlass";

declare const isSlow: boolean;
const worker = isSlow;

/** Computed. */
export const computed = tool({ worker: isSlow }, (to: number): void => {});

/** Shorthand. */
export const shorthand = tool({ worker }, (to: number): void => {});

declare const options: { worker: boolean };

/** In options that cannot be read. */
export const hidden = tool(options, (to: number): void => {});

/** Spread. */
export const spread = tool({ ...options, timeout: 5 }, (to: number): void => {});

/** What is written out behind a spread counts. */
export const written = tool({ ...options, worker: true }, (to: number): void => {});
