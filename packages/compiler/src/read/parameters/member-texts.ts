import type { TypeModel } from "../../model/type-model.js";
import type { Doc } from "../doc.js";

/** The steps of a name: `list[].name` → `list`, `[]`, `name`. */
export function stepsOf(name: string): string[] {
  return name
    .replace(/\[\w*\]/g, ".[].")
    .split(".")
    .filter((step) => step !== "");
}

/** The type with the texts of dotted `@param`s (`@param options.limit - text`, `@param list[].name`) at its members. */
export function withMemberTexts(type: TypeModel, root: string, doc: Doc): TypeModel {
  let described = type;
  for (const [name, text] of doc.params) {
    const [first, ...steps] = stepsOf(name);
    if (first === root && steps.length > 0 && text !== "") described = withTextAt(described, steps, text);
  }
  return described;
}

function withTextAt(type: TypeModel, steps: readonly string[], text: string): TypeModel {
  const [step, ...rest] = steps;
  if (step === undefined) return { ...type, doc: text };
  const { origin, ...own } = withInnerText(type, step, rest, text);
  // It is no plain use of a shared type any more.
  return JSON.stringify(own) === JSON.stringify({ ...type, origin: undefined }) ? type : own;
}

function withInnerText(type: TypeModel, step: string, rest: readonly string[], text: string): TypeModel {
  const inner = (part: TypeModel): TypeModel => withTextAt(part, rest, text);
  switch (type.kind) {
    case "object":
      return {
        ...type,
        properties: type.properties.map((property) =>
          property.name === step ? { ...property, type: inner(property.type) } : property,
        ),
      };
    case "array":
    case "set":
      // JSDoc writes the members of items with brackets and without.
      return { ...type, items: step === "[]" ? inner(type.items) : withTextAt(type.items, [step, ...rest], text) };
    case "union":
      return { ...type, members: type.members.map((member) => withTextAt(member, [step, ...rest], text)) };
    default:
      return type;
  }
}

/** The names that a step can have at a place; undefined where they are not known. */
export function memberNames(type: TypeModel, steps: readonly string[]): readonly string[] | undefined {
  const [step, ...rest] = steps;
  switch (type.kind) {
    case "object": {
      if (step === undefined) return type.index || type.patterns ? undefined : type.properties.map(({ name }) => name);
      const found = type.properties.find(({ name }) => name === step);
      return found && memberNames(found.type, rest);
    }
    case "array":
    case "set":
      return memberNames(type.items, step === "[]" ? rest : steps);
    case "union": {
      const names = type.members.map((member) => memberNames(member, steps));
      return names.includes(undefined) ? undefined : names.flatMap((some) => some ?? []);
    }
    case "ref":
    case "unknown":
    case "unsupported":
    case "any-object":
    case "map":
    case "tuple":
      return undefined;
    default:
      return [];
  }
}
