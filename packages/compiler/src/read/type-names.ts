import type { Type } from "../typescript/project.js";
import type { Reading } from "./reading.js";
import { isOfThePlatform } from "./types/known-types.js";

/** What a type is called, safe in a URI fragment. */
export function nameHint(reading: Reading, type: Type): string {
  const { project } = reading;
  const alias = project.aliasOf(type);
  const [given] = project.aliasArguments(type);
  // `Partial<Plan>` is no plan and no partial.
  if (alias && given && isOfThePlatform(project, alias)) {
    const inner = nameHint(reading, given);
    return inner === NAMELESS ? NAMELESS : `${project.symbolName(alias)}${inner}`;
  }
  const symbol = [alias, project.symbolOf(type)].find((one) => one && !isOfThePlatform(project, one));
  const name = symbol ? project.symbolName(symbol).replace(/[^A-Za-z0-9_]/g, "_") : "";
  return name === "" || name.startsWith("__") ? NAMELESS : name;
}

/** What a type is called that has no name. */
export const NAMELESS = "Type";

/** The member that a type without a name stands at: `[]` and `[key]` say nothing. */
export function lastStep(path: string): string {
  return /([A-Za-z_]\w*)(?:\[\w*\])*$/.exec(path)?.[1] ?? NAMELESS;
}
