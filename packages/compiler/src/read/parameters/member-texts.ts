import type { TypeModel, TypeTable } from "../../model/type-model.js";
import { changed } from "../notes/changed.js";
import { withNotes } from "../notes/with-notes.js";
import type { Doc } from "../text/doc.js";

/** The steps of a name: `list[].name` → `list`, `[]`, `name`. */
export function stepsOf(name: string): string[] {
  return name
    .replace(/\[\w*\]/g, ".[].")
    .split(".")
    .filter((step) => step !== "");
}

/** Nobody describes what lies deeper; a recursive type has no bottom. */
const MAX_STEPS = 20;

/**
 * The type with the texts of dotted `@param`s (`@param options.limit - text`, `@param list[].name`) at its members.
 *
 * @param types - the recursive types: a member of one is described where the parameter stands, not wherever the type does
 */
export function withMemberTexts(type: TypeModel, root: string, doc: Doc, types: TypeTable): TypeModel {
  let described = type;
  for (const [name, text] of doc.params) {
    const [first, ...steps] = stepsOf(name);
    const isMember = first === root && steps.length > 0 && steps.length <= MAX_STEPS;
    if (isMember && text !== "") described = withTextAt(described, steps, text, types);
  }
  return described;
}

function withTextAt(type: TypeModel, steps: readonly string[], text: string, types: TypeTable): TypeModel {
  const [step, ...rest] = steps;
  if (step === undefined) return { ...type, doc: text };
  const go = (part: TypeModel, further: readonly string[]): TypeModel => withTextAt(part, further, text, types);
  switch (type.kind) {
    case "object": {
      const properties = type.properties.map((property) =>
        property.name === step ? { ...property, type: go(property.type, rest) } : property,
      );
      return changed(type, { ...type, properties });
    }
    case "array":
    case "set":
      // JSDoc writes the members of items with brackets and without.
      return changed(type, { ...type, items: go(type.items, step === "[]" ? rest : steps) });
    case "union":
      return changed(type, { ...type, members: type.members.map((member) => go(member, steps)) });
    case "ref": {
      const named = Object.hasOwn(types, type.name) ? types[type.name] : undefined;
      const described = named && go(named, steps);
      const { kind, name, ...notes } = type;
      return described && described !== named ? withNotes(described, notes) : type;
    }
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
