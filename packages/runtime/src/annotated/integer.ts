import type { Annotated } from "./annotation.js";

/** A whole number. */
export type Integer = Annotated<number, { type: "integer" }>;
