import { availableParallelism } from "node:os";
import { type RunOptions, runWorld } from "./run-world.js";
import type { ToolReport } from "./tool-report.js";
import type { WorldPrograms } from "./world-programs.js";
import type { World } from "./worlds.js";

/** Worlds that are being compiled. */
export interface RunningWorlds {
  /** The report on a tool, once there is one. */
  reportOf(world: World, tool: string): Promise<ToolReport>;
}

/** Compiles worlds, as many at once as there are processors, and at most three: each takes most of a gigabyte. */
export function runWorlds(programs: WorldPrograms, worlds: readonly World[], options: RunOptions): RunningWorlds {
  const lanes: Promise<unknown>[] = Array.from({ length: Math.min(3, availableParallelism()) }, () =>
    Promise.resolve(),
  );
  const running = new Map<World, Promise<Map<string, ToolReport>>>();
  for (const [index, world] of worlds.entries()) {
    const lane = index % lanes.length;
    const run = lanes[lane]!.then(() => runWorld(programs, world, options));
    // A world that fails is told by its tests; the lane goes on.
    lanes[lane] = run.catch(() => undefined);
    running.set(world, run);
  }
  return {
    reportOf: async (world, tool) => {
      const report = (await running.get(world))?.get(tool);
      if (!report) throw new Error(`There is no report on ${tool} of ${world}.`);
      return report;
    },
  };
}
