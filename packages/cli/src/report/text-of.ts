import { readFileSync } from "node:fs";

/** The text of a file, for the lines that diagnostics show; undefined where it cannot be read. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
