import type { Json } from "windlass";
import type { TypeModel } from "../../model/type-model.js";
import type { Project, Type } from "../../typescript/project.js";
import { firstOf } from "./first-of.js";
import { simpleValue, takesAnyJson, textFor } from "./simple-value.js";
import { asJson, type WrittenValue, writtenValue } from "./written-value.js";

/**
 * A value as it is written in a tag, read by the type: `10` is "10" where a string is expected, and `Level.High` is the
 * value of the enum's member. Dates and the like are written in their JSON form.
 *
 * @param text - without backticks around it
 * @returns undefined where the text is no value of the type
 */
export function typedValue(project: Project, text: string, model: TypeModel, type: Type): Json | undefined {
  const written = writtenValue(text) ?? writtenValue(text.replace(/\.$/, ""));
  const value = written && valueFor(project, written, model, type);
  return value === undefined && !isQuoted(written) ? textFor(text, model) : value;
}

function isQuoted(written: WrittenValue | undefined): boolean {
  return written?.kind === "list" || written?.kind === "object" || typeof asJson(written) === "string";
}

function valueFor(project: Project, written: WrittenValue, model: TypeModel, type: Type | undefined): Json | undefined {
  if (model.kind === "union") return firstOf(model.members, (member) => valueFor(project, written, member, type));
  switch (written.kind) {
    case "name":
      return enumValue(project, written.name, model, type);
    case "bigint":
      return model.kind === "bigint" ? simpleValue(written.digits, model) : undefined;
    case "list":
      return listOf(project, written.items, model, type);
    case "object":
      return objectOf(project, written.entries, model, type);
    case "json":
      return simpleValue(written.value, model);
    default:
      return undefined;
  }
}

/** `Level.High` or `High`: the member of an enum by its name. */
function enumValue(project: Project, name: string, model: TypeModel, type: Type | undefined): Json | undefined {
  if (model.kind !== "literal") return undefined;
  const own = name.slice(name.lastIndexOf(".") + 1);
  const member = partsOf(project, type).find((part) => {
    const symbol = project.kindOfType(part) === "literal" ? project.symbolOf(part) : undefined;
    return symbol !== undefined && project.symbolName(symbol) === own;
  });
  return member && model.values.find((value) => value === project.literalValue(member));
}

function partsOf(project: Project, type: Type | undefined): readonly Type[] {
  if (!type) return [];
  return project.kindOfType(type) === "union" ? project.members(type) : [type];
}

function listOf(
  project: Project,
  items: readonly WrittenValue[],
  model: TypeModel,
  type: Type | undefined,
): Json | undefined {
  const part = partsOf(project, type).find((member) =>
    ["array", "tuple", "object"].includes(project.kindOfType(member)),
  );
  const inner = (index: number) => part && project.typeArguments(part)[index];
  switch (model.kind) {
    case "array":
    case "set":
      return all(items.map((item) => valueFor(project, item, model.items, inner(0))));
    case "tuple": {
      const values = items.map((item, index) => {
        const element = model.elements[index]?.type ?? model.rest;
        return element && valueFor(project, item, element, inner(index));
      });
      return items.length < model.elements.filter(({ optional }) => !optional).length ? undefined : all(values);
    }
    case "map": {
      const pairs = items.map((pair) => {
        const [key, value] = pair.kind === "list" && pair.items.length === 2 ? pair.items : [];
        if (!key || !value) return undefined;
        return all([valueFor(project, key, model.key, inner(0)), valueFor(project, value, model.value, inner(1))]);
      });
      return all(pairs);
    }
    default:
      return takesAnyJson(model) ? asJson({ kind: "list", items }) : undefined;
  }
}

function objectOf(
  project: Project,
  entries: readonly (readonly [string, WrittenValue])[],
  model: TypeModel,
  type: Type | undefined,
): Json | undefined {
  if (takesAnyJson(model) || model.kind === "any-object") return asJson({ kind: "object", entries });
  if (model.kind !== "object" && model.kind !== "map") return undefined;
  const values = entries.map(([key, value]) => {
    const content = model.kind === "map" ? model.value : memberModel(model, key);
    return [key, content && valueFor(project, value, content, memberType(project, type, key))] as const;
  });
  const isWhole =
    model.kind === "map" || model.properties.every(({ name, optional }) => optional || has(entries, name));
  return isWhole && values.every(([, value]) => value !== undefined) ? (Object.fromEntries(values) as Json) : undefined;
}

function memberModel(model: Extract<TypeModel, { kind: "object" }>, key: string): TypeModel | undefined {
  const pattern = model.patterns?.find((entry) => new RegExp(entry.pattern, "u").test(key));
  return model.properties.find(({ name }) => name === key)?.type ?? pattern?.type ?? model.index;
}

function memberType(project: Project, type: Type | undefined, key: string): Type | undefined {
  const objects = partsOf(project, type).filter((part) =>
    ["object", "intersection"].includes(project.kindOfType(part)),
  );
  return firstOf(objects, (part) => project.properties(part).find(({ name }) => name === key)?.type);
}

function has(entries: readonly (readonly [string, unknown])[], name: string): boolean {
  return entries.some(([key]) => key === name);
}

function all(values: readonly (Json | undefined)[]): Json | undefined {
  return values.includes(undefined) ? undefined : (values as Json[]);
}
