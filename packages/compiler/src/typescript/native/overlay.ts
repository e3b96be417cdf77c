import { readFileSync } from "node:fs";
import path from "node:path";
import type { FileCallbacks } from "./native-api.js";

/** Texts that exist in memory alone, or differ from what is on disk. */
export interface Overlay {
  /** The text as the server sees it: from memory, else from disk; undefined where there is none. */
  text(file: string): string | undefined;
  write(file: string, text: string): void;
  readonly callbacks: FileCallbacks;
}

/** An overlay without a text. */
export function overlay(): Overlay {
  const texts = new Map<string, string>();
  const folders = new Set<string>();
  return {
    text: (file) => texts.get(key(file)) ?? onDisk(file),
    write: (file, text) => {
      texts.set(key(file), text);
      for (let folder = path.posix.dirname(key(file)); !folders.has(folder); folder = path.posix.dirname(folder))
        folders.add(folder);
    },
    callbacks: {
      readFile: (file) => texts.get(key(file)),
      fileExists: (file) => texts.has(key(file)) || undefined,
      directoryExists: (folder) => folders.has(key(folder)) || undefined,
    },
  };
}

function onDisk(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Windows spells one file in several ways. */
function key(file: string): string {
  return process.platform === "win32" ? file.toLowerCase() : file;
}
