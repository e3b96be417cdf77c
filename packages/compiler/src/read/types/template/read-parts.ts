import type { Project, Type } from "../../../typescript/project.js";
import type { Letters } from "./letters.js";
import { ANY_TEXT, type TemplatePart } from "./part.js";

/** The parts of a template literal type, of `Uppercase<…>` and its like, or of what stands in a template. */
export function readParts(project: Project, type: Type): readonly TemplatePart[] {
  switch (project.kindOfType(type)) {
    case "template": {
      const { texts, types } = project.templateParts(type);
      return texts.flatMap((text, index) => [...textParts(text), ...placeholder(project, types[index])]);
    }
    case "literal":
      return textParts(String(project.literalValue(type)));
    case "null":
    case "undefined":
      return textParts(project.kindOfType(type));
    case "number":
      return [{ kind: "number", letters: "any" }];
    case "bigint":
      return [{ kind: "bigint", letters: "any" }];
    case "string-mapping": {
      const symbol = project.symbolOf(type);
      const [inner] = project.typeArguments(type);
      return mapped(symbol ? project.symbolName(symbol) : "", placeholder(project, inner));
    }
    case "intersection": {
      // A brand: the object types beside the text say nothing about it.
      const texts = project.members(type).filter((member) => !["object", "any"].includes(project.kindOfType(member)));
      return texts.length === 1 ? placeholder(project, texts[0]) : [ANY_TEXT];
    }
    default:
      return [ANY_TEXT];
  }
}

function placeholder(project: Project, type: Type | undefined): readonly TemplatePart[] {
  if (type === undefined) return [];
  const kind = project.kindOfType(type);
  const constraint = kind === "type-parameter" || kind === "deferred" ? project.constraint(type) : undefined;
  return readParts(project, constraint ?? type);
}

/** Half a character cannot be said in an expression, and TypeScript 7 has none: it can be anything. */
function textParts(text: string): readonly TemplatePart[] {
  return text
    .split(/[\ud800-\udfff\ufffd]/u)
    .flatMap((piece, index): TemplatePart[] => [
      ...(index > 0 ? [ANY_TEXT] : []),
      ...(piece === "" ? [] : [{ kind: "text" as const, text: piece }]),
    ]);
}

function mapped(name: string, parts: readonly TemplatePart[]): readonly TemplatePart[] {
  const letters: Letters = name === "Uppercase" || name === "Capitalize" ? "upper" : "lower";
  if (name === "Uppercase" || name === "Lowercase") return parts.map((part) => withLetters(part, letters));
  // Numbers begin with a digit or a sign, and what begins with a text was mapped by TypeScript.
  return parts.map((part, index) => (index === 0 && part.kind === "gap" ? { ...part, first: letters } : part));
}

function withLetters(part: TemplatePart, letters: Letters): TemplatePart {
  switch (part.kind) {
    case "text":
      return { ...part, text: letters === "upper" ? part.text.toUpperCase() : part.text.toLowerCase() };
    case "gap":
      return { ...part, first: letters, rest: letters };
    default:
      return { ...part, letters };
  }
}
