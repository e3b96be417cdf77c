/** Holds the workspace against its plan. */
import { readModuleGraph } from "./module-graph.mjs";
import { cycles } from "./rules/cycles.mjs";
import { declared } from "./rules/declared.mjs";
import { floors } from "./rules/floors.mjs";
import { lightRoot } from "./rules/light-root.mjs";
import { names } from "./rules/names.mjs";
import { packages } from "./rules/packages.mjs";
import { typescript } from "./rules/typescript.mjs";

/**
 * @typedef {object} Fault
 * @property {string} file
 * @property {number} line
 * @property {string} message
 * @property {string} help
 *
 * @typedef {ReturnType<typeof readModuleGraph> & { root: string }} House
 * @typedef {(house: House) => Fault[]} Rule
 */

/** @type {Record<string, Rule>} */
const rules = { cycles, packages, floors, typescript, declared, names, "light-root": lightRoot };

/**
 * All faults of the workspace at `root`, each with the name of its rule.
 * @param {string} root
 */
export function checkBoundaries(root) {
  const house = { root, ...readModuleGraph(root) };
  const faults = Object.entries(rules).flatMap(([rule, find]) => find(house).map((fault) => ({ rule, ...fault })));
  return { faults, modules: house.modules.length };
}
