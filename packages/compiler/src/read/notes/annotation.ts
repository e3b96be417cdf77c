import type { Json } from "windlass";
import type { TypeModel, TypeNotes } from "../../model/type-model.js";
import type { Span } from "../../span.js";
import type { Project, Type } from "../../typescript/project.js";
import { fault, type Reading } from "../reading.js";
import { type ConstraintTag, constraintsOf } from "./constraints.js";
import { withNotes } from "./with-notes.js";

/** The model with what `Annotated<T, A>` says: a text, or an object type of JSON Schema keywords. */
export function annotate(reading: Reading, model: TypeModel, annotations: readonly Type[]): TypeModel {
  return annotations.reduce<TypeModel>((inner, given) => withNotes(inner, notesOf(reading, given, inner)), model);
}

function notesOf(reading: Reading, given: Type, model: TypeModel): TypeNotes {
  const { project } = reading;
  const value = jsonOfType(project, given);
  if (typeof value === "string") return { doc: value };
  if (value === undefined || value === null || typeof value !== "object" || Array.isArray(value)) {
    const help =
      'Write a text or the keywords as literal types: `Annotated<number, { minimum: 1; description: "…" }>`.';
    fault(reading, "WL1032", "error", `the annotation ${project.typeText(given)} is not made of literal values.`, help);
    return {};
  }
  const keywords = value as { readonly [keyword: string]: Json };
  const { description, title, default: fallback, examples, deprecated, ...rest } = keywords;
  const places = placesOf(reading, given);
  const tags = Object.entries(rest).flatMap(([name, limit]) => tagOf(name, limit, places.get(name)));
  const constraints = { ...constraintsOf(reading, tags, model), ...(typeof title === "string" && { title }) };
  return {
    ...(typeof description === "string" && { doc: description }),
    ...(fallback !== undefined && { default: fallback }),
    ...(Array.isArray(examples) && examples.length > 0 && { examples }),
    ...(deprecated === true && { deprecated }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}

/** A keyword as the tag of a comment that says the same. */
function tagOf(name: string, limit: Json, place: Span | undefined): ConstraintTag[] {
  const tag = { place, isKeyword: true } as const;
  if (name === "type") return [{ name: "integer", text: "", ...tag }];
  if (typeof limit === "boolean") return limit ? [{ name, text: "", ...tag }] : [];
  return [{ name, text: String(limit), ...tag }];
}

/** Where the keywords are written, as far as that is in the file of what they speak about: an alias may serve many. */
function placesOf({ project, place }: Reading, given: Type): ReadonlyMap<string, Span> {
  const places = project.properties(given).flatMap(({ name, declaration }): [string, Span][] => {
    const span = declaration && project.span(declaration);
    return span?.file === place.file ? [[name, span]] : [];
  });
  return new Map(places);
}

/** The one value of a type that is made of literals; undefined for any other type. */
function jsonOfType(project: Project, type: Type): Json | undefined {
  switch (project.kindOfType(type)) {
    case "literal":
      return project.literalValue(type);
    case "null":
      return null;
    case "tuple": {
      const items = project.tupleElements(type).map((element) => jsonOfType(project, element.type));
      return items.includes(undefined) ? undefined : (items as Json[]);
    }
    case "object":
    case "intersection": {
      const entries = project.properties(type).map(({ name, type: value }) => [name, jsonOfType(project, value)]);
      return entries.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(entries) as Json);
    }
    default:
      return undefined;
  }
}
