import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { failedReport, type Said, type ToolReport } from "./tool-report.js";
import type { WorldPrograms } from "./world-programs.js";
import { REALWORLD_FOLDER, toolNames, type World } from "./worlds.js";

/** How a world is compiled. */
export interface RunOptions {
  /** Folder whose TypeScript is used. */
  readonly cwd: string;
  /** What a tool may take before its process is ended. It ends what hangs; it measures nothing. */
  readonly limit: number;
  /** Memory of the process, in megabytes. */
  readonly memory: number;
  /** Whether the slow tools are compiled too. */
  readonly isFull: boolean;
}

/**
 * Compiles the tools of a world in a process of its own. A tool that hangs, or that takes the process with it, costs
 * that tool: the others are compiled by the next process.
 */
export async function runWorld(
  programs: WorldPrograms,
  world: World,
  options: RunOptions,
): Promise<Map<string, ToolReport>> {
  const reports = new Map<string, ToolReport>();
  const names = toolNames(world, options.isFull);
  for (let before = -1; reports.size < names.length; ) {
    // A process that reported nothing did not even open the project: the next one would not either.
    if (reports.size === before) throw new Error(`The tools of ${world} could not be compiled.`);
    before = reports.size;
    const left = names.filter((name) => !reports.has(name));
    await runOnce(programs, world, left, options, reports);
  }
  return reports;
}

async function runOnce(
  programs: WorldPrograms,
  world: World,
  tools: readonly string[],
  { cwd, limit, memory }: RunOptions,
  reports: Map<string, ToolReport>,
): Promise<void> {
  const args = [programs.compile, REALWORLD_FOLDER, world, programs.values(world), cwd, JSON.stringify(tools)];
  const child = spawn(process.execPath, [`--max-old-space-size=${memory}`, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const state = { tool: "", begin: 0, isHung: false, words: "" };
  child.stderr.on("data", (text: Buffer) => {
    state.words = `${state.words}${text.toString()}`.slice(-4000);
  });
  let timer: NodeJS.Timeout | undefined;
  createInterface({ input: child.stdout }).on("line", (line) => {
    clearTimeout(timer);
    const said = JSON.parse(line) as Said;
    if (said.kind === "done") {
      reports.set(said.report.tool, said.report);
      state.tool = "";
    }
    if (said.kind !== "start") return;
    Object.assign(state, { tool: said.tool, begin: performance.now() });
    timer = setTimeout(() => {
      state.isHung = true;
      child.kill("SIGKILL");
    }, limit);
  });
  const code = await ended(child);
  clearTimeout(timer);
  const took = Math.round(performance.now() - state.begin);
  if (state.tool !== "")
    reports.set(state.tool, failedReport(state.tool, state.isHung ? "hung" : "died", state.words, took));
  else if (code !== 0) throw new Error(`The process for ${world} ended with code ${code}: ${state.words}`);
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
}
