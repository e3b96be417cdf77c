/** Standard output in the hands of the command. */
export interface Stdout {
  /** Writes the result. */
  write(text: string): Promise<void>;
  /** Gives it back. */
  release(): void;
}

/**
 * Keeps standard output for the command: whatever modules and tools write there, in workers too, goes to standard error
 * until it is released.
 */
export function takeStdout(): Stdout {
  const { stdout, stderr } = process;
  const { write } = stdout;
  stdout.write = stderr.write.bind(stderr) as typeof write;
  return {
    // Whoever reads it may have gone: the command ends all the same.
    write: (text) => new Promise((done) => write.call(stdout, text, undefined, () => done())),
    release: () => {
      stdout.write = write;
    },
  };
}
