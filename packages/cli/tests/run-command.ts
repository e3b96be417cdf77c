import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Path of the command, as npm links it. */
export const COMMAND: string = fileURLToPath(new URL("../bin/windlass.js", import.meta.url));

/** Path of a fixture. */
export function fixture(path: string): string {
  return fileURLToPath(new URL(`fixtures/${path}`, import.meta.url));
}

/** What a run of the command left. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a process, without colours. */
export function windlass(args: readonly string[], options: { cwd?: string; input?: string } = {}): Promise<Run> {
  const { FORCE_COLOR: _, ...env } = process.env;
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      cwd: options.cwd ?? fixture("app"),
      env: { ...env, NO_COLOR: "1" },
    });
    const texts = { stdout: "", stderr: "" };
    child.stdout.on("data", (chunk) => (texts.stdout += chunk));
    child.stderr.on("data", (chunk) => (texts.stderr += chunk));
    child.on("error", fail);
    child.on("close", (code) => done({ code, ...texts }));
    child.stdin.end(options.input ?? "");
  });
}
