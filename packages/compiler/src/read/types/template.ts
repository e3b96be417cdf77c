import type { Project, Type } from "../../typescript/project.js";

/**
 * The regular expression of a template literal type, anchored where the type says something about the start or the
 * end. Undefined where a part has no such form.
 */
export function templatePattern(project: Project, type: Type): string | undefined {
  const { texts, types } = project.templateParts(type);
  let pattern = escaped(texts[0] ?? "");
  for (const [index, part] of types.entries()) {
    const piece = partPattern(project, part);
    if (piece === undefined) return undefined;
    pattern += piece + escaped(texts[index + 1] ?? "");
  }
  return `^${pattern}$`
    .replace(/^\^(?:\[\\s\\S\]\*)+/, "")
    .replace(/(?:\[\\s\\S\]\*)+\$$/, "")
    .replace(/(?:\[\\s\\S\]\*){2,}/g, ANYTHING);
}

const ANYTHING = "[\\s\\S]*";

function partPattern(project: Project, type: Type): string | undefined {
  switch (project.kindOfType(type)) {
    case "string":
    case "any":
      return ANYTHING;
    case "number":
      return "-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:e[+-]?\\d+)?";
    case "bigint":
      return "-?\\d+";
    case "boolean":
      return "(?:true|false)";
    case "literal":
      return escaped(String(project.literalValue(type)));
    case "template":
      return templatePattern(project, type)?.replace(/^\^|\$$/g, "");
    case "union": {
      const parts = project.members(type).map((member) => partPattern(project, member));
      return parts.includes(undefined) ? undefined : `(?:${parts.join("|")})`;
    }
    default:
      return undefined;
  }
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/\\\//g, "/");
}
