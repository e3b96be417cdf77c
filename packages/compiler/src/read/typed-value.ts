import type { Json } from "windlass";
import type { TypeModel } from "../model/type-model.js";
import type { Project, Type } from "../typescript/project.js";

/**
 * A value as it is written in a tag, read by the type: `10` is "10" where a string is expected, and `Level.High` is the
 * value of the enum's member.
 *
 * @param text - without backticks around it
 * @returns undefined where the text is no value of the type
 */
export function typedValue(project: Project, text: string, model: TypeModel, type: Type): Json | undefined {
  return memberValue(project, text, type) ?? valueFor(text, model);
}

/** `Level.High` or `High`: the member of an enum by its name. */
function memberValue(project: Project, text: string, type: Type): Json | undefined {
  const name = /^(?:[\w$]+\.)*([\w$]+)$/.exec(text)?.[1];
  const members = project.kindOfType(type) === "union" ? project.members(type) : [type];
  const found = members.find((member) => {
    if (name === undefined || project.kindOfType(member) !== "literal") return false;
    const symbol = project.symbolOf(member);
    return symbol !== undefined && project.symbolName(symbol) === name;
  });
  return found && project.literalValue(found);
}

function valueFor(text: string, model: TypeModel): Json | undefined {
  if (model.kind === "union")
    return model.members.map((member) => valueFor(text, member)).find((value) => value !== undefined);
  const quoted = /^(["'])([\s\S]*)\1$/.exec(text);
  if (quoted && takes(model, "string")) return quoted[2] ?? "";
  if (takes(model, "number") && text !== "" && Number.isFinite(Number(text))) return Number(text);
  if (takes(model, "boolean") && (text === "true" || text === "false")) return text === "true";
  if (model.kind === "literal") return model.values.find((value) => String(value) === text);
  if (model.kind === "string") return text;
  return jsonOf(text);
}

function takes(model: TypeModel, kind: "string" | "number" | "boolean"): boolean {
  return model.kind === kind || (model.kind === "literal" && model.values.some((value) => typeof value === kind));
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
