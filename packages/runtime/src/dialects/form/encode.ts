import type { JsonSchema } from "../../json-schema.js";
import { equal } from "../../schema/equal.js";
import { accepts } from "../../schema/explain/explain.js";
import { isObject } from "../../schema/kind.js";
import { ownValue, setOwn } from "../../schema/own.js";
import type { EntriesForm, Form, ObjectForm, TupleForm } from "./form.js";

/** How deep a value is followed. */
const MAX_DEPTH = 500;

/**
 * A value in the dialect's form: the way back of `decode`, for examples and for calls that are told again.
 *
 * @param form - how the forms differ
 * @param value - a value that fits the tool's own schema; never changed
 * @param own - the tool's own schema, for the branches of unions
 */
export function encode(form: Form | undefined, value: unknown, own: JsonSchema, depth = 0): unknown {
  if (form === undefined || depth > MAX_DEPTH) return value;
  const inner = (part: Form | undefined, inside: unknown) => encode(part, inside, own, depth + 1);
  switch (form.kind) {
    case "object":
      return isObject(value) ? encodeObject(form, value, inner) : value;
    case "array":
      return Array.isArray(value) ? value.map((item) => inner(form.items, item)) : value;
    case "tuple":
      return Array.isArray(value) ? encodeTuple(form, value, inner) : value;
    case "entries":
      return isObject(value) ? encodeEntries(form, value, Object.keys(value), inner) : value;
    case "values": {
      const index = form.values.findIndex((each) => equal(each, value));
      return index < 0 ? value : form.texts[index];
    }
    case "union": {
      const branch = form.branches.find((each) => accepts(own, value, each.own));
      return branch === undefined ? value : inner(branch.form, value);
    }
    case "text":
      return value === undefined ? value : JSON.stringify(value);
    case "wrapped":
      return { [form.name]: inner(form.form, value) };
    case "named":
      return inner(ownValue(form.forms, form.name) as Form | undefined, value);
  }
}

type Inner = (form: Form | undefined, value: unknown) => unknown;

function encodeObject(form: ObjectForm, value: Record<string, unknown>, inner: Inner): unknown {
  const out: Record<string, unknown> = {};
  for (const { own, name, form: part, isForced } of form.properties) {
    const found = ownValue(value, own);
    if (found !== undefined) setOwn(out, name, inner(part, found));
    else if (isForced) setOwn(out, name, null);
  }
  const known = new Set(form.properties.map(({ own }) => own));
  const others = Object.keys(value).filter((name) => !known.has(name));
  if (form.others !== undefined)
    setOwn(out, form.others.name, encodeEntries(form.others.entries, value, others, inner));
  else for (const name of others) setOwn(out, name, inner(form.rest, ownValue(value, name)));
  return out;
}

function encodeEntries(form: EntriesForm, value: object, names: readonly string[], inner: Inner): unknown {
  return names.map((key) => ({ key, value: inner(form.value, ownValue(value, key)) }));
}

function encodeTuple(form: TupleForm, value: readonly unknown[], inner: Inner): unknown {
  const out: Record<string, unknown> = {};
  for (const [index, { name, form: part }] of form.places.entries()) {
    if (index < value.length) setOwn(out, name, inner(part, value[index]));
    else if (form.nullIsAbsent) setOwn(out, name, null);
  }
  if (form.rest !== undefined) {
    setOwn(
      out,
      form.rest.name,
      value.slice(form.places.length).map((item) => inner(form.rest?.items, item)),
    );
  }
  return out;
}
