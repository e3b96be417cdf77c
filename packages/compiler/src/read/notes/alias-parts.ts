import type { ObjectModel, TypeModel } from "../../model/type-model.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import type { Reading } from "../reading.js";
import { changed } from "./changed.js";

/** What the source that a part is written in says of the part. */
export type Inner = (node: SyntaxNode | undefined, part: TypeModel) => TypeModel;

/** A list with what is said of its items. */
export function withItems(model: TypeModel, inner: (items: TypeModel) => TypeModel): TypeModel {
  if (model.kind === "union") return eachMember(model, (member) => withItems(member, inner));
  if (model.kind !== "array" && model.kind !== "set") return model;
  return changed(model, { ...model, items: inner(model.items) });
}

/** A tuple with what is said of its elements. */
export function withElements(
  reading: Reading,
  model: TypeModel,
  nodes: readonly SyntaxNode[],
  inner: Inner,
): TypeModel {
  if (model.kind === "union") return eachMember(model, (member) => withElements(reading, member, nodes, inner));
  if (model.kind !== "tuple") return model;
  const { project } = reading;
  const isRest = (node: SyntaxNode) => node.dotDotDotToken !== undefined || project.kind(node) === "RestType";
  const fixed = nodes.filter((node) => !isRest(node));
  const elements = model.elements.map((element, index) => ({ ...element, type: inner(fixed[index], element.type) }));
  return changed(model, { ...model, elements });
}

/** A list that may be null, say. */
export function eachMember(
  model: Extract<TypeModel, { kind: "union" }>,
  inner: (member: TypeModel) => TypeModel,
): TypeModel {
  return changed(model, { ...model, members: model.members.map(inner) });
}

/** A dictionary with what is said of its values. */
export function withValues<Model extends ObjectModel>(model: Model, inner: (value: TypeModel) => TypeModel): Model {
  const properties = model.properties.map((property) => ({ ...property, type: inner(property.type) }));
  const patterns = model.patterns?.map((entry) => ({ ...entry, type: inner(entry.type) }));
  return { ...model, properties, ...(model.index && { index: inner(model.index) }), ...(patterns && { patterns }) };
}
