/**
 * Bounds of what goes through a call. Everything that a model or a remote server sends is hostile, and what a tool
 * returns may be larger than a conversation can hold.
 */
export const LIMITS: {
  readonly depth: number;
  readonly values: number;
  readonly text: number;
  readonly resultText: number;
  readonly resultSize: number;
  readonly blocks: number;
  readonly errorText: number;
} = {
  /** Levels of nesting, in arguments and in results. */
  depth: 200,
  /** Values (members, items) in arguments and in results. */
  values: 2_000_000,
  /** UTF-16 units of arguments that come as text. */
  text: 20_000_000,
  /** UTF-16 units of the text of a result; what is longer is cut, with a mark. */
  resultText: 100_000,
  /** UTF-16 units of a whole result as JSON, with what is in base64; what is larger is an error. */
  resultSize: 20_000_000,
  /** Blocks of content in a result; those behind are left out, with a mark. */
  blocks: 1000,
  /** UTF-16 units of an error's text. */
  errorText: 2000,
};
