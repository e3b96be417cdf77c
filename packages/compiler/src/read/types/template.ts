import type { Project, Type } from "../../typescript/project.js";
import { patternOfParts } from "./template/pattern-of-parts.js";
import { readParts } from "./template/read-parts.js";

/**
 * The regular expression of a template literal type, or of `Uppercase<…>` and its like, anchored where the type says
 * something about the start or the end. Empty where any text will do.
 */
export function templatePattern(project: Project, type: Type): string {
  return patternOfParts(readParts(project, type));
}
