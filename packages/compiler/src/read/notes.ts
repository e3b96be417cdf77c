import type { Json } from "windlass";
import { docCommentOf } from "../find/doc-comment.js";
import type { TypeModel, TypeNotes } from "../model/type-model.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { type Doc, readDoc } from "./doc.js";
import type { Reading } from "./reading.js";

/** What the comment of a property or a parameter says beside its text: default, examples, constraints. */
export function notesOf(reading: Reading, declaration: SyntaxNode, type: TypeModel): TypeNotes {
  const { project } = reading;
  const { file } = project.span(declaration);
  if (project.isDefaultLib(file)) return {};
  const comment = docCommentOf(project, declaration);
  return comment ? notesFrom(readDoc(comment.text), type) : {};
}

const NUMBERS = new Set(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "minItems", "maxItems"]);
const TEXTS = new Set(["pattern", "format"]);

export function notesFrom(doc: Doc, type: TypeModel): TypeNotes {
  const constraints: Record<string, Json> = {};
  const examples: Json[] = [];
  let fallback: Json | undefined;
  let deprecated = false;
  for (const { name, text } of doc.tags) {
    const value = text.replace(/^`+|`+$/g, "").trim();
    if (NUMBERS.has(name) && value !== "" && Number.isFinite(Number(value))) constraints[name] = Number(value);
    else if (TEXTS.has(name) && value !== "") constraints[name] = value;
    else if (name === "integer") constraints["type"] = "integer";
    else if (name === "uniqueItems") constraints["uniqueItems"] = true;
    else if (name === "deprecated") deprecated = true;
    else if (name === "default" || name === "defaultValue") fallback = typedValue(value, type);
    else if (name === "example") {
      const example = typedValue(value, type);
      if (example !== undefined && !text.includes("\n")) examples.push(example);
    }
  }
  return {
    ...(doc.description !== "" && { doc: doc.description }),
    ...(fallback !== undefined && { default: fallback }),
    ...(deprecated && { deprecated: true as const }),
    ...(examples.length > 0 && { examples }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}

/** A value as it is written in a tag, read by the type: `10` is "10" where a string is expected. */
function typedValue(text: string, type: TypeModel): Json | undefined {
  const quoted = /^(["'])([\s\S]*)\1$/.exec(text);
  const accepts = (kind: "string" | "number" | "boolean") => type.kind === kind || (type.kind === "literal" && type.values.some((value) => typeof value === kind));
  if (quoted && accepts("string")) return quoted[2] ?? "";
  if (accepts("number") && text !== "" && Number.isFinite(Number(text))) return Number(text);
  if (accepts("boolean") && (text === "true" || text === "false")) return text === "true";
  if (type.kind === "literal") return type.values.find((value) => String(value) === text);
  if (type.kind === "string") return text;
  if (type.kind === "union") return type.members.map((member) => typedValue(text, member)).find((value) => value !== undefined);
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
