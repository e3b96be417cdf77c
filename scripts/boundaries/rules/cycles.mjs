/** No import circles, of types either: a circle of types is one idea in two files, or two ideas in one circle. */

/** @type {import("../check.mjs").Rule} */
export function cycles({ modules }) {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const done = new Set();
  /** @type {import("../check.mjs").Fault[]} */
  const faults = [];

  /**
   * @param {import("../module-graph.mjs").Module} module
   * @param {import("../module-graph.mjs").Module[]} path
   */
  const walk = (module, path) => {
    const start = path.indexOf(module);
    if (start >= 0) {
      faults.push(fault(path.slice(start)));
      return;
    }
    if (done.has(module)) return;
    for (const { file } of module.imports) {
      const next = file === undefined ? undefined : byFile.get(file);
      if (next !== undefined && !next.test) walk(next, [...path, module]);
    }
    done.add(module);
  };
  for (const module of modules) if (!module.test) walk(module, []);
  return faults;
}

/** @param {import("../module-graph.mjs").Module[]} circle */
function fault(circle) {
  const steps = circle.map((module, index) => {
    const next = circle[(index + 1) % circle.length];
    const edge = module.imports.find((found) => found.file === next?.file);
    return { file: module.file, line: edge?.line ?? 1, next: next?.file };
  });
  const [first] = steps;
  return {
    file: first?.file ?? "",
    line: first?.line ?? 1,
    message: `imports itself through ${steps.map((step) => `${step.file}:${step.line} → ${step.next}`).join(", ")}`,
    help: "Move what both need into a file of its own, below both.",
  };
}
