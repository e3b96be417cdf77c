import type { Annotated } from "./annotation.js";

/** A text in a format that JSON Schema knows. Any other name is allowed too; it is told to the model and not checked. */
export type Format<Name extends FormatName | (string & {})> = Annotated<string, { format: Name }>;

/** A text that matches a regular expression somewhere; `^` and `$` anchor it. */
export type Pattern<Source extends string> = Annotated<string, { pattern: Source }>;

/** The formats that are checked. */
export type FormatName =
  | "date"
  | "time"
  | "date-time"
  | "duration"
  | "email"
  | "hostname"
  | "ipv4"
  | "ipv6"
  | "uri"
  | "uuid";
