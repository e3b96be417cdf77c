import type { JsonSchema } from "../../json-schema.js";
import { accepts } from "../../schema/explain/explain.js";
import { isObject } from "../../schema/kind.js";
import { ownValue, setOwn } from "../../schema/own.js";
import type { EntriesForm, Form, ObjectForm, TupleForm, UnionForm } from "./form.js";

/** How deep a value is followed: parsed JSON that a model sent may be deeper than the stack. */
const MAX_DEPTH = 500;

/**
 * A value in the tool's own form. What is not in the form of the dialect stays as it is: models slip into the other one, and
 * the tool's own schema judges in the end.
 *
 * @param form - how the forms differ
 * @param value - what came; never changed
 * @param said - the whole schema in the dialect, for the branches of unions
 */
export function decode(form: Form | undefined, value: unknown, said: JsonSchema, depth = 0): unknown {
  if (form === undefined || depth > MAX_DEPTH) return value;
  const inner = (part: Form | undefined, inside: unknown) => decode(part, inside, said, depth + 1);
  switch (form.kind) {
    case "object":
      return isObject(value) ? decodeObject(form, value, inner) : value;
    case "array":
      return Array.isArray(value) ? value.map((item) => inner(form.items, item)) : value;
    case "tuple":
      return isObject(value) ? decodeTuple(form, value, inner) : value;
    case "entries":
      return decodeEntries(form, value, inner);
    case "values": {
      const index = form.texts.indexOf(value as string);
      return index < 0 ? value : form.values[index];
    }
    case "union":
      return decodeUnion(form, value, said, inner);
    case "text":
      return typeof value === "string" ? parsed(value) : value;
    case "wrapped": {
      const isWrapped = isObject(value) && Object.hasOwn(value, form.name) && Object.keys(value).length === 1;
      return isWrapped ? inner(form.form, ownValue(value, form.name)) : value;
    }
    case "named":
      return inner(ownValue(form.forms, form.name) as Form | undefined, value);
  }
}

type Inner = (form: Form | undefined, value: unknown) => unknown;

function decodeObject(form: ObjectForm, value: Record<string, unknown>, inner: Inner): unknown {
  const out: Record<string, unknown> = {};
  const byName = new Map(form.properties.map((property) => [property.name, property]));
  for (const name of Object.keys(value)) {
    const part = ownValue(value, name);
    const property = byName.get(name);
    if (property !== undefined) {
      if (part === null && property.nullIsAbsent) continue;
      setOwn(out, property.own, inner(property.form, part));
    } else if (name === form.others?.name) {
      const others = decodeEntries(form.others.entries, part, inner);
      if (!isObject(others)) setOwn(out, name, others);
      // What has a name of its own is said there.
      else for (const key of Object.keys(others)) if (!Object.hasOwn(out, key)) setOwn(out, key, ownValue(others, key));
    } else if (!Object.hasOwn(out, name)) setOwn(out, name, inner(form.rest, part));
  }
  return out;
}

function decodeTuple(form: TupleForm, value: Record<string, unknown>, inner: Inner): unknown {
  const out: unknown[] = [];
  for (const [index, { name, form: part }] of form.places.entries()) {
    const item = ownValue(value, name);
    if (item === undefined || (item === null && index >= form.required)) return out;
    out.push(inner(part, item));
  }
  const rest = form.rest === undefined ? undefined : ownValue(value, form.rest.name);
  if (Array.isArray(rest)) for (const item of rest) out.push(inner(form.rest?.items, item));
  return out;
}

function decodeEntries(form: EntriesForm, value: unknown, inner: Inner): unknown {
  if (!Array.isArray(value)) {
    if (!isObject(value)) return value;
    const out: Record<string, unknown> = {};
    for (const name of Object.keys(value)) setOwn(out, name, inner(form.value, ownValue(value, name)));
    return out;
  }
  const out: Record<string, unknown> = {};
  for (const entry of value) {
    const key = isObject(entry) ? ownValue(entry, "key") : undefined;
    if (typeof key !== "string") return value;
    setOwn(out, key, inner(form.value, ownValue(entry as object, "value")));
  }
  return out;
}

/** The branch whose schema takes the value; branches that could be confused were labelled. */
function decodeUnion(form: UnionForm, value: unknown, said: JsonSchema, inner: Inner): unknown {
  const branch = form.branches.find((each) => accepts(said, value, each.said));
  return branch === undefined ? value : inner(branch.form, value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A text that is no JSON was meant as a text.
    return text;
  }
}
