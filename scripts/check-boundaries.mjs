/** Fails when a module imports what the plan of the house (`boundaries/houses.mjs`) does not allow. */
import { fileURLToPath } from "node:url";
import { checkBoundaries } from "./boundaries/check.mjs";

const { faults, modules } = checkBoundaries(fileURLToPath(new URL("..", import.meta.url)));
for (const { file, line, rule, message, help } of faults)
  console.error(`${file}:${line} ${message} [${rule}]\n  ${help}`);
console.log(`boundaries: ${modules} modules, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
