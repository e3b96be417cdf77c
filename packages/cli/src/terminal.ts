import type { WriteStream } from "node:tty";
import pc from "picocolors";

type Stream = Pick<WriteStream, "write"> & { readonly isTTY?: boolean };

/** Whether a stream shows colours: `NO_COLOR` and `FORCE_COLOR` decide, then whether it is a terminal. */
export function showsColor(stream: Stream): boolean {
  if (process.env.NO_COLOR) return false;
  if (process.env.FORCE_COLOR) return process.env.FORCE_COLOR !== "0";
  return stream.isTTY === true;
}

/** The colours for a stream; where it shows none, they leave text as it is. */
export function colorsFor(stream: Stream): ReturnType<typeof pc.createColors> {
  return pc.createColors(showsColor(stream));
}

/** Writes a line to standard output: results, nothing else. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes a line to standard error: everything that is not the result. */
export function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}
