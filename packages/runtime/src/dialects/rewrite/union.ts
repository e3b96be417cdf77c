import type { JsonSchema } from "../../json-schema.js";
import { shorten } from "../../schema/show.js";
import { isEffective } from "../form/effective.js";
import type { UnionForm } from "../form/form.js";
import { mapSchema } from "../map-schema.js";
import { areDisjoint } from "./disjoint.js";
import { intersect } from "./intersect.js";
import { described, keptValues, notesOf } from "./notes.js";
import { nullable } from "./nullable.js";
import type { SchemaRules } from "./rules.js";
import { inside, type Place, type Schema, type Writer, type Written } from "./writer.js";

/** What says nothing about which values fit, and may stay outside of a union. */
const OUTER: ReadonlySet<string> = new Set(["title", "description", "default", "examples", "deprecated", "$defs"]);

/** A schema with `anyOf` or `oneOf`. */
export function writeUnion(writer: Writer, schema: JsonSchema, at: Place): Written {
  const word = schema.anyOf !== undefined ? "anyOf" : "oneOf";
  const { [word]: branches = [], ...rest } = schema;
  const said = word === "oneOf" && writer.rules.oneOf === "anyOf" ? "anyOf" : word;
  if (said !== word) writer.lose(at, "oneOf", "rewritten", "oneOf is said as anyOf");
  const isOuter = Object.keys(rest).every((keyword) => OUTER.has(keyword));
  if (writer.rules.maps === "keep" && !writer.rules.bareUnions) return beside(writer, rest, branches, word, said, at);
  const given = isOuter
    ? branches
    : branches.map((branch) =>
        typeof branch === "object" ? intersect(writer.root, inner(rest), branch, writer.budget) : branch,
      );
  if (!isOuter) writer.lose(at, said, "rewritten", "what stands beside the union is said in each of its branches");
  const parts = given
    .map((branch, index) => ({ own: branch as Schema, at: inside(at, word, index) }))
    .filter(({ own }) => own !== false);
  return joined(writer, outer(rest), parts, at);
}

/** Several schemas of which a value fits one, written as a union. */
export function joined(
  writer: Writer,
  outside: JsonSchema,
  parts: readonly { readonly own: Schema; readonly at: Place }[],
  at: Place,
): Written {
  const isNull = (own: Schema) => typeof own === "object" && own.type === "null";
  const openApi = writer.rules.typeLists === "nullable";
  const real = openApi ? parts.filter(({ own }) => !isNull(own)) : parts;
  const all = real.map(({ own, at: place }) => ({ own, ...writer.write(own, place) }));
  const written = all.filter((each, index) => index === all.findIndex((other) => other === each || same(each, other)));
  // A default is a value of the tool's own form.
  const changes = makesForms(writer.rules) && written.some(({ form }) => isEffective(form));
  const text = changes ? toldDefault(writer, outside, at) : aside(writer, outside, at);
  if (written.length === 0) return { schema: nullable(writer, { type: "string", ...text }) };
  const only = written.length === 1 ? written[0]! : undefined;
  const finish = (plain: JsonSchema) => (real.length < parts.length ? nullable(writer, plain) : plain);
  if (only !== undefined) {
    return { schema: finish(around(writer, only.schema, text)), ...(only.form && { form: only.form }) };
  }
  const branches = changes && overlap(writer, written) ? labelled(writer, written, at) : written;
  const said = branches.map((branch) => branch.schema);
  const union: JsonSchema = writer.rules.bareUnions
    ? { anyOf: said.map((branch) => withOuter(branch, text.description)) }
    : { ...text, anyOf: said };
  const form: UnionForm = {
    kind: "union",
    branches: branches.map(({ own, schema, form: each }) => ({
      own: own as JsonSchema,
      said: readable(schema),
      form: each,
    })),
  };
  return { schema: finish(union), form };
}

function aside(writer: Writer, outside: JsonSchema, at: Place): JsonSchema {
  return { ...keptValues(writer, outside, at), ...described(outside.description, notesOf(writer, outside)) };
}

function toldDefault(writer: Writer, outside: JsonSchema, at: Place): JsonSchema {
  const { default: value, examples: _, ...rest } = outside;
  const text = aside(writer, rest, at);
  if (value === undefined) return text;
  writer.lose(at, "default", "described", "the default is told in the description");
  return { ...text, ...described(text.description, shorten(`default: ${JSON.stringify(value)}`, 500)) };
}

/** Whether values change form under the rules at all: while a definition is being written, nobody knows whether its do. */
function makesForms({ optional, anything, enums, maps, tuples, names }: SchemaRules): boolean {
  const changes = optional === "nullable" || anything === "text" || maps === "entries" || tuples === "object";
  return changes || enums === "texts" || enums === "split" || names?.where === "everywhere";
}

/** A branch for the judge of values, who does not know OpenAPI's word for null. */
function readable(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (part) => {
    const { nullable: isNullable, ...plain } = part as JsonSchema & { nullable?: unknown };
    return isNullable === true ? { anyOf: [plain, { type: "null" }] } : part;
  });
}

interface Branch extends Written {
  readonly own: Schema;
}

function same(a: Branch, b: Branch): boolean {
  return a.form === undefined && b.form === undefined && JSON.stringify(a.schema) === JSON.stringify(b.schema);
}

/** Whether two branches could be confused. Of very many it is not looked into. */
function overlap(writer: Writer, branches: readonly Branch[]): boolean {
  if (branches.length > 200) return true;
  return branches.some((a, index) =>
    branches
      .slice(index + 1)
      .some((b) => (isEffective(a.form) || isEffective(b.form)) && !areDisjoint(writer, a.schema, b.schema)),
  );
}

/** Each branch inside of an object of its own, so that it shows which one was meant. */
function labelled(writer: Writer, branches: readonly Branch[], at: Place): Branch[] {
  writer.lose(at, "anyOf", "rewritten", "each branch travels in an object of its own, so that it can be told apart");
  return branches.map(({ own, schema, form }, index) => {
    const name = `option_${index + 1}`;
    const closed = writer.rules.closed === "never" ? {} : { additionalProperties: false };
    return {
      own,
      schema: { type: "object", properties: { [name]: schema }, required: [name], ...closed },
      form: { kind: "wrapped", name, ...(form && { form }) },
    };
  });
}

/** Nothing changes form here: the union stays where it is, with what stands beside it. */
function beside(
  writer: Writer,
  rest: JsonSchema,
  branches: readonly JsonSchema[],
  word: "anyOf" | "oneOf",
  said: "anyOf" | "oneOf",
  at: Place,
): Written {
  const list = branches.map((branch, index) => writer.write(branch, inside(at, word, index)).schema);
  // Branches that say less than before may overlap, and then `oneOf` would refuse what fits.
  const name = said === "oneOf" && JSON.stringify(list) !== JSON.stringify(branches) ? "anyOf" : said;
  if (name !== said)
    writer.lose(at, "oneOf", "rewritten", "oneOf is said as anyOf, since its branches say less than before");
  const { $defs: _, ...others } = rest;
  if (Object.keys(others).length === 0) return { schema: { [name]: list } };
  const { schema } = writer.write(others, { ...at, depth: at.depth + 1 });
  return { schema: { ...schema, [name]: list } };
}

/** What a branch alone stands for, with the description from around it. */
function around(writer: Writer, schema: JsonSchema, text: JsonSchema): JsonSchema {
  if (Object.keys(text).length === 0) return schema;
  if (schema.$ref !== undefined) {
    return writer.rules.besideReference === "keep" ? { ...schema, ...text } : { ...text, anyOf: [schema] };
  }
  if (writer.rules.bareUnions && schema.anyOf !== undefined) {
    return { anyOf: schema.anyOf.map((branch) => withOuter(branch, text.description)) };
  }
  return { ...withOuter(schema, text.description), ...without(text, "description") };
}

function withOuter(schema: JsonSchema, description: string | undefined): JsonSchema {
  if (description === undefined || description === schema.description) return schema;
  return { ...schema, description: [description, schema.description].filter((each) => each).join(" ") };
}

function without(schema: JsonSchema, keyword: keyof JsonSchema): JsonSchema {
  const { [keyword]: _, ...rest } = schema;
  return rest;
}

function outer(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([word]) => OUTER.has(word) && word !== "$defs"));
}

function inner(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([word]) => !OUTER.has(word)));
}
