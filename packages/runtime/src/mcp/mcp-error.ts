/** The codes of the errors and warnings of `windlass/mcp/…`; a code is never used again for something else. */
export type McpErrorCode =
  /** The package of the MCP SDK is not installed, or its version does not fit. */
  | "WL3001"
  /** Something odd came over the connection, or the connection broke. The server went on, or ended. */
  | "WL3002"
  /** A server was asked to serve something that holds no tools. */
  | "WL3003";

/** An error of the Model Context Protocol side: of the connection or its set-up, not of a tool. */
export class McpError extends Error {
  static {
    // On the prototype, so that it is no own property of every error.
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "McpError";
  }

  /** What kind of error it is. */
  readonly code: McpErrorCode;
  /** What to do about it. */
  readonly hint: string | undefined;

  /**
   * @param code - what kind of error it is
   * @param summary - what happened; the message ends with the hint
   * @param details - `hint`: what to do about it; `cause`: the error behind it
   */
  constructor(
    code: McpErrorCode,
    summary: string,
    details: { readonly hint?: string | undefined; readonly cause?: unknown } = {},
  ) {
    super(
      details.hint === undefined ? summary : `${summary}\n${details.hint}`,
      "cause" in details ? { cause: details.cause } : undefined,
    );
    this.code = code;
    this.hint = details.hint;
  }
}
