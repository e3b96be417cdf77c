import { Writable } from "node:stream";

/** The process's stdout in the hands of one writer. */
export interface OwnedStdout {
  /** What is written here, and nothing else, reaches stdout. */
  readonly stream: Writable;
  /** Gives stdout back. */
  release(): void;
}

/**
 * Takes stdout for the protocol alone: one `console.log` in a tool, or in a package that it uses, would break the
 * connection. Until it is released, whatever others write to stdout goes to stderr.
 */
export function ownStdout(): OwnedStdout {
  const { stdout, stderr } = process;
  const { write } = stdout;
  const stream = new Writable({
    write: (chunk, encoding, done) => void write.call(stdout, chunk, encoding, done),
  });
  const fail = (error: Error) => void stream.destroy(error);
  stdout.on("error", fail);
  stdout.write = stderr.write.bind(stderr) as typeof write;
  return {
    stream,
    release: () => {
      stdout.write = write;
      stdout.off("error", fail);
    },
  };
}
