import { docCommentOf } from "../../find/doc-comment.js";
import type { ObjectModel, PropertyModel, TypeModel } from "../../model/type-model.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import { notesFrom } from "../notes/comment-notes.js";
import { withNotes } from "../notes/with-notes.js";
import type { Reading } from "../reading.js";
import { constantOf } from "../values/constant.js";

/**
 * An object with what a pattern says about its members: `{ column = 1 }` gives a default (none where it is computed) and
 * makes the member optional; a comment before an element describes it.
 */
export function withBindings<Model extends ObjectModel>(reading: Reading, pattern: SyntaxNode, model: Model): Model {
  const elements = new Map<string, SyntaxNode>();
  for (const element of pattern.elements ?? []) {
    const name = (element.propertyName ?? element.name)?.text;
    if (name !== undefined && element.dotDotDotToken === undefined) elements.set(name, element);
  }
  const properties = model.properties.map((property) => {
    const element = elements.get(property.name);
    return element ? withElement(reading, element, property) : property;
  });
  return { ...model, properties };
}

function withElement(reading: Reading, element: SyntaxNode, property: PropertyModel): PropertyModel {
  const { project } = reading;
  const comment = docCommentOf(project, element);
  const inner = withPattern(reading, element.name, property.type);
  const noted = comment ? withNotes(inner, notesFrom(reading, comment, inner, project.typeAt(element))) : inner;
  const value = constantOf(project, element.initializer);
  return {
    ...property,
    optional: property.optional || element.initializer !== undefined,
    type: value === undefined ? noted : { ...noted, default: value },
  };
}

/** `{ user: { age = 3 } }`: the patterns within. */
function withPattern(reading: Reading, name: SyntaxNode | undefined, type: TypeModel): TypeModel {
  if (!name || type.kind !== "object" || reading.project.kind(name) !== "ObjectBindingPattern") return type;
  // It is no plain use of a shared type any more.
  const { origin, ...own } = type;
  return withBindings(reading, name, own);
}
