import type { JsonSchema } from "../../json-schema.js";
import { setOwn } from "../../schema/own.js";
import { isEffective } from "../form/effective.js";
import type { ObjectForm, PropertyForm } from "../form/form.js";
import { fitNames } from "../names/fit-names.js";
import { asText } from "./anything.js";
import { hasRest, isMap, restOf, writeEntries } from "./map.js";
import { described } from "./notes.js";
import { nullable, takesNull } from "./nullable.js";
import { refersTo } from "./recursive.js";
import { writeRest } from "./rest.js";
import { inside, type Place, type Writer, type Written } from "./writer.js";

/** The structure of an object: its properties, what is required, what else there may be. */
export function writeObject(writer: Writer, schema: JsonSchema, at: Place): Written {
  const { rules } = writer;
  if (isMap(schema) && rules.maps === "entries" && at.path !== "") {
    const { array, form } = writeEntries(writer, schema, at);
    return { schema: array, form };
  }
  const properties: Record<string, JsonSchema> = {};
  const forms: PropertyForm[] = [];
  const required: string[] = [];
  const taken = new Set<string>();
  const all = ownNames(writer, schema);
  const names = namesOf(writer, all, at);
  for (const own of all) {
    const name = names.get(own) ?? own;
    taken.add(name);
    const written = writeProperty(writer, schema, own, at);
    if (written === undefined) continue;
    setOwn(properties, name, written.schema);
    const { isForced, nullIsAbsent } = written;
    forms.push({ own, name, isForced, nullIsAbsent, ...(written.form && { form: written.form }) });
    if (written.isRequired) required.push(name);
  }
  const rest = writeRest(writer, schema, taken, at);
  if (rest.others !== undefined) {
    setOwn(properties, rest.others.name, rest.others.array);
    required.push(rest.others.name);
  }
  if (Object.keys(properties).length === 0 && rules.empty === "omit" && at.path !== "" && !hasRest(schema)) {
    writer.lose(at, "properties", "rewritten", "an object without properties travels as JSON text");
    return asText(undefined, "{}");
  }
  const form: ObjectForm = {
    kind: "object",
    properties: forms,
    ...(rest.form && { rest: rest.form }),
    ...(rest.others && { others: { name: rest.others.name, entries: rest.others.form } }),
  };
  const isEmpty = Object.keys(properties).length === 0;
  const said: JsonSchema = {};
  if (schema.properties !== undefined || !isEmpty || rules.complete) said.properties = properties;
  // A remote server's `required` may name what is in no list of properties.
  if (rules.maps === "keep" && rules.optional === "keep") required.push(...unlisted(schema));
  const demandsList = rules.optional === "nullable" || (isEmpty && rules.empty === "required" && at.path === "");
  if (required.length > 0 || demandsList) said.required = required;
  else if (schema.required !== undefined && rules.maps === "keep") said.required = [];
  const { keywords, note } = rest;
  return { schema: { ...said, ...keywords }, ...(isEffective(form) && { form }), ...(note && { note }) };
}

/** The names that are written: those of `properties`, and those that are only required where the provider wants them listed. */
function ownNames(writer: Writer, schema: JsonSchema): readonly string[] {
  const listed = Object.keys(schema.properties ?? {});
  return writer.rules.maps === "keep" && writer.rules.optional === "keep" ? listed : [...listed, ...unlisted(schema)];
}

function unlisted(schema: JsonSchema): string[] {
  const names = Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === "string") : [];
  return [...new Set(names)].filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
}

interface WrittenProperty extends Written {
  readonly isRequired: boolean;
  readonly isForced: boolean;
  readonly nullIsAbsent: boolean;
}

function writeProperty(writer: Writer, schema: JsonSchema, own: string, at: Place): WrittenProperty | undefined {
  const place = inside(at, "properties", own);
  const part = Object.hasOwn(schema.properties ?? {}, own) ? schema.properties![own]! : (restOf(schema) ?? {});
  const isRequired = schema.required?.includes(own) === true;
  if ((part as unknown) === false && writer.rules.others === "describe") {
    if (isRequired) writer.refuse(place, "properties", "a property that nothing fits cannot be said");
    writer.lose(place, "properties", "dropped", "a property that nothing fits is left out");
    return undefined;
  }
  const written = writer.write(part, place);
  if (isRequired && writer.rules.recursion === "optional" && refersTo(part, (ref) => writer.isRecursive(ref))) {
    writer.lose(place, "required", "described", "what contains itself may not be required: told in the description");
    const { schema: said } = written;
    return {
      schema:
        said.$ref === undefined
          ? { ...said, ...described(said.description, "required") }
          : { description: "(required)", anyOf: [said] },
      form: written.form,
      isRequired: false,
      isForced: false,
      nullIsAbsent: false,
    };
  }
  if (isRequired || writer.rules.optional === "keep")
    return { ...written, isRequired, isForced: false, nullIsAbsent: false };
  if (takesNull(writer, written.schema)) {
    writer.lose(place, "required", "rewritten", "null is a value of its own here, so the property cannot be left out");
    return { ...written, isRequired: true, isForced: true, nullIsAbsent: false };
  }
  writer.lose(place, "required", "rewritten", "null says that the property is left out");
  return { ...written, schema: nullable(writer, written.schema), isRequired: true, isForced: true, nullIsAbsent: true };
}

/** The names in the dialect; those that it takes stay, whatever the others become. */
function namesOf(writer: Writer, own: readonly string[], at: Place): ReadonlyMap<string, string> {
  const { names } = writer.rules;
  const isLooked = names !== undefined && (names.where === "everywhere" || at.path === "");
  if (!isLooked) return new Map();
  const fitted = fitNames(own, { pattern: names.pattern, max: 64 });
  for (const [name, said] of fitted) {
    if (said === name) continue;
    writer.lose(
      inside(at, "properties", name),
      "properties",
      "rewritten",
      `the property travels as ${JSON.stringify(said)}`,
    );
  }
  return fitted;
}
