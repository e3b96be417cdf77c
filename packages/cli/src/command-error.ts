/** The exit codes of the command, as its help documents them. */
export const EXIT = {
  /** All went well. */
  fine: 0,
  /** The program has errors, or the call failed. */
  failed: 1,
  /** The command was held wrong: an unknown file, tool or option, or no TypeScript to work with. */
  usage: 2,
} as const;

/** A failure with a message for the user: shown without a stack. */
export class CommandError extends Error {
  /** What the process exits with: one of {@link EXIT}. */
  readonly exitCode: number;

  /**
   * @param exitCode - what the process exits with
   * @param summary - what is wrong, and where
   * @param hint - what to do next
   */
  constructor(exitCode: number, summary: string, hint?: string) {
    super(hint === undefined ? summary : `${summary}\n${hint}`);
    this.name = "CommandError";
    this.exitCode = exitCode;
  }
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
