/** Prints how each tool went: `node packages/compiler/realworld/measure.mjs [world …]`. */
import process from "node:process";
import { runWorld } from "./run-world.js";
import type { ToolReport } from "./tool-report.js";
import { worldPrograms } from "./world-programs.js";
import { REALWORLD_FOLDER, WORLDS } from "./worlds.js";

const asked = process.argv.slice(2);
const limit = Number(process.env.LIMIT ?? 10) * 1000;
const cwd = process.env.TOOLCHAIN ?? REALWORLD_FOLDER;
const programs = worldPrograms();
try {
  for (const world of WORLDS) {
    if (asked.length > 0 && !asked.includes(world)) continue;
    const begin = performance.now();
    const reports = [...(await runWorld(programs, world, { cwd, limit, memory: 2000, isFull: true })).values()];
    console.log(`\n${world}: ${reports.length} tools, ${Math.round(performance.now() - begin)} ms with the start`);
    console.log(row("", "ms", "input", "output", "emitted", "values", "diagnostics"));
    for (const report of reports) print(report);
  }
} finally {
  programs.remove();
}

function print(report: ToolReport): void {
  const { tool, outcome, milliseconds, inputBytes, outputBytes, emittedBytes, values, undecided, codes } = report;
  const told = Object.entries(codes).map(([code, count]) => `${code}×${count}`);
  const judged = undecided > 0 ? `${values} (${undecided}?)` : String(values);
  if (outcome === "compiled")
    console.log(row(tool, milliseconds, inputBytes, outputBytes, emittedBytes, judged, told.join(" ")));
  else console.log(row(tool, milliseconds, "", "", "", "", `${outcome.toUpperCase()} ${firstFault(report.words)}`));
  for (const fault of [...report.schemaFaults, ...report.diagnosticFaults, ...report.valueFaults])
    console.log(`    ! ${fault.slice(0, 600)}`);
}

function firstFault(words = ""): string {
  return (words.split("\n").find((line) => /error/i.test(line)) ?? "").slice(0, 120);
}

function row(tool: string, ...cells: (string | number)[]): string {
  const last = cells.pop();
  return `  ${tool.padEnd(24)}${cells.map((cell) => String(cell).padStart(9)).join(" ")}  ${last}`;
}
