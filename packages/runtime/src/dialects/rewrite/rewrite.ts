import type { JsonSchema } from "../../json-schema.js";
import { setOwn } from "../../schema/own.js";
import { resolve } from "../../schema/resolve.js";
import type { Loss } from "../conversion.js";
import { isEffective } from "../form/effective.js";
import type { Form } from "../form/form.js";
import { writeAnything } from "./anything.js";
import { writeArray } from "./array.js";
import { type Budget, merged } from "./intersect.js";
import { isMap } from "./map.js";
import { isSchema, modernize } from "./modernize.js";
import { described, keptValues, notesOf } from "./notes.js";
import { nullable } from "./nullable.js";
import { writeObject } from "./object.js";
import { recursiveRefs } from "./recursive.js";
import { writeReference } from "./reference.js";
import { plainRoot } from "./root.js";
import type { SchemaRules } from "./rules.js";
import { annotationsOf, meantTypes, ofType } from "./types.js";
import { joined, writeUnion } from "./union.js";
import { writeValues } from "./values.js";
import { inside, type Place, type Schema, type Writer, type Written } from "./writer.js";

/** How many schemas are written at the most, and how deep: what is inside beyond that travels as anything. */
const MAX_SCHEMAS = 20_000;
const MAX_DEPTH = 200;

/** A tool's schema in a dialect. */
export interface Rewritten {
  /** Undefined where the dialect wants none for a tool without arguments. */
  readonly schema: JsonSchema | undefined;
  readonly form: Form | undefined;
  readonly losses: readonly Loss[];
}

/** Why the rules cannot say a schema. */
export interface Refused {
  readonly refused: Loss;
}

/**
 * Says a tool's schema by the rules of a dialect. Nothing that goes in is changed; the same schema gives the same, byte for byte.
 *
 * @param schema - the tool's own schema of its arguments
 * @param rules - what the dialect takes
 */
export function rewrite(schema: JsonSchema, rules: SchemaRules): Rewritten | Refused {
  try {
    return new Rewriting(schema, rules).whole();
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.loss };
    throw error;
  }
}

/** Ends a walk from within. */
class Refusal extends Error {
  readonly loss: Loss;

  constructor(loss: Loss) {
    super(loss.message);
    this.loss = loss;
  }
}

class Rewriting implements Writer {
  readonly root: JsonSchema;
  readonly rules: SchemaRules;
  readonly budget: Budget = { left: MAX_SCHEMAS };
  readonly #losses = new Map<string, Loss>();
  /** What was written of definitions, by the reference; undefined while it is being written. */
  readonly #written = new Map<string, Written | undefined>();
  readonly #names = new Map<string, string>();
  readonly #forms: Record<string, Form | undefined> = {};
  #recursive: ReadonlySet<string> | undefined;
  #schemas = 0;

  constructor(root: JsonSchema, rules: SchemaRules) {
    this.root = root;
    this.rules = rules;
  }

  whole(): Rewritten {
    const start: Place = { path: "", depth: 0, following: [] };
    const { schema: plain, wrapped } = plainRoot(this, start);
    const { schema, form } = this.write(plain, start);
    const isEmpty = Object.keys(schema.properties ?? {}).length === 0;
    const defs = this.#defs();
    return {
      schema: isEmpty && this.rules.empty === "omit" ? undefined : { ...schema, ...(defs && { $defs: defs }) },
      form: wrapped === undefined ? effective(form) : unwrapped(wrapped, form),
      losses: [...this.#losses.values()],
    };
  }

  write(given: Schema, at: Place): Written {
    if (!isSchema(given)) return this.#nonsense(at);
    if (given === true) return writeAnything(this, {}, at);
    if (given === false) return this.#nothing(at);
    if (++this.#schemas > MAX_SCHEMAS || at.depth > MAX_DEPTH) return this.#tooMuch(at);
    const schema = modernize(given);
    if (typeof schema.$ref === "string" && at.path !== "") return writeReference(this, schema, at);
    if (schema.allOf !== undefined) {
      const kept = this.#withAllOf(schema, at);
      if (kept !== undefined) return kept;
    }
    if (schema.enum !== undefined || schema.const !== undefined) return writeValues(this, schema, at);
    if (schema.anyOf !== undefined || schema.oneOf !== undefined) return writeUnion(this, schema, at);
    return this.#plain(schema, at);
  }

  define(ref: string, at: Place): Written {
    const name = this.#nameOf(ref);
    const said: JsonSchema = { $ref: `#/$defs/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` };
    const form: Form = { kind: "named", name, forms: this.#forms };
    if (!this.#written.has(ref)) {
      this.#written.set(ref, undefined);
      const target = resolve(this.root, ref) ?? true;
      const { $defs: _, ...plain } = typeof target === "object" ? target : ({} as JsonSchema);
      const path = ref.startsWith("#") ? ref.slice(1) : ref;
      const place = { path: path === "" ? "/" : path, depth: at.depth + 1, following: [] };
      const written = this.write(typeof target === "boolean" ? target : plain, place);
      this.#written.set(ref, written);
      setOwn(this.#forms, name, written.form);
    }
    return { schema: said, form };
  }

  defined(ref: string): JsonSchema | undefined {
    for (const [own, name] of this.#names) {
      if (`#/$defs/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` === ref) {
        return this.#written.get(own)?.schema ?? this.#sketch(own);
      }
    }
    return undefined;
  }

  isRecursive(ref: string): boolean {
    this.#recursive ??= recursiveRefs(this.root);
    return this.#recursive.has(ref);
  }

  lose(at: Place, keyword: string, kind: Loss["kind"], message: string): void {
    const key = `${at.path} ${keyword} ${kind}`;
    if (!this.#losses.has(key)) this.#losses.set(key, { path: at.path, keyword, kind, message });
  }

  refuse(at: Place, keyword: string, message: string): never {
    throw new Refusal({ path: at.path, keyword, kind: "demoted", message });
  }

  /** What can be said of a definition while it is being written: its type, where that will stay. */
  #sketch(ref: string): JsonSchema | undefined {
    const own = resolve(this.root, ref);
    if (typeof own !== "object" || own.type === undefined || own.enum !== undefined || own.const !== undefined)
      return undefined;
    const types = [own.type].flat();
    const mayChange = isMap(own) || own.prefixItems !== undefined || own.allOf !== undefined || own.anyOf !== undefined;
    return mayChange && types.some((type) => type === "object" || type === "array") ? undefined : { type: own.type };
  }

  /** `allOf`: merged, or each part on its own. Undefined where there is nothing left of it. */
  #withAllOf(schema: JsonSchema, at: Place): Written | undefined {
    if (this.rules.allOf === "merge" || at.path === "") {
      const whole = merged(this.root, schema, this.budget);
      this.lose(at, "allOf", "rewritten", "allOf is merged into one schema");
      if (whole.allOf === undefined) return this.write(whole, { ...at, depth: at.depth + 1 });
      const { allOf, ...rest } = whole;
      this.lose(at, "allOf", "described", "a part of allOf is told in the description");
      const note = `also fits: ${JSON.stringify(allOf).slice(0, 500)}`;
      return this.write({ ...rest, ...described(rest.description, note) }, { ...at, depth: at.depth + 1 });
    }
    const { allOf = [], ...rest } = schema;
    const parts = allOf.map((part, index) => this.write(part, inside(at, "allOf", index)).schema);
    if (Object.keys(rest).length === 0) return { schema: { allOf: parts } };
    const { schema: said, form } = this.write(rest, { ...at, depth: at.depth + 1 });
    return { schema: { ...said, allOf: parts }, form };
  }

  /** A schema of one kind of values, or of several. */
  #plain(schema: JsonSchema, at: Place): Written {
    const types = meantTypes(schema);
    if (types.length === 1 && types[0] === "null" && this.rules.typeLists === "nullable") {
      return { schema: nullable(this, { type: "string", ...described(schema.description, "always null") }) };
    }
    const isLoose = this.rules.anything === "keep" && schema.type === undefined;
    if (types.length === 0 || (schema.type === undefined && types.length > 1 && !isLoose)) {
      return writeAnything(this, schema, at);
    }
    const real = types.filter((type) => type !== "null");
    const isStructured = real.includes("object") || real.includes("array");
    const inPlace =
      this.rules.maps === "keep" || (this.rules.typeLists === "keep" && (real.length < 2 || !isStructured));
    if (types.length > 1 && !(inPlace && this.rules.typeLists === "keep")) {
      this.lose(at, "type", "rewritten", "the types are said one by one");
      const parts = types.map((type) => ({ own: ofType(schema, type), at: { ...at, depth: at.depth + 1 } }));
      return joined(this, annotationsOf(schema), parts, at);
    }
    const object = types.includes("object") ? writeObject(this, schema, at) : undefined;
    const array = types.includes("array") ? writeArray(this, schema, at) : undefined;
    const said = { ...object?.schema, ...array?.schema };
    const form = object?.form ?? array?.form;
    const type = said.type ?? (isLoose ? undefined : types.length === 1 ? types[0]! : [...types]);
    const withNull = types.length > 1 && types.includes("null") && said.type !== undefined;
    const values = this.#aside(schema, form, at, [object?.note, array?.note].filter((each) => each).join("; "));
    const own = order(schema, {
      ...(type !== undefined && { type: withNull ? [[type].flat()[0]!, "null" as const] : type }),
      ...values,
      ...said,
    });
    return { schema: own, ...(form && { form }) };
  }

  /** What stands beside the structure; where the structure travels in another one, bounds of its size are only told. */
  #aside(schema: JsonSchema, form: Form | undefined, at: Place, extra: string): JsonSchema {
    const isOther =
      form?.kind === "entries" || form?.kind === "tuple" || (form?.kind === "object" && isEffective(form));
    if (!isOther) {
      const note = [extra, notesOf(this, schema)].filter((each) => each !== "").join("; ");
      return { ...keptValues(this, schema, at), ...described(schema.description, note) };
    }
    const sizes = [
      "minProperties",
      "maxProperties",
      "propertyNames",
      "minItems",
      "maxItems",
      "uniqueItems",
      "default",
      "examples",
    ];
    const told = Object.keys(schema).filter((word) => sizes.includes(word));
    const rest = Object.fromEntries(Object.entries(schema).filter(([word]) => !told.includes(word))) as JsonSchema;
    for (const word of told) this.lose(at, word, "described", `${word} is told in the description`);
    const isTuple = form.kind === "tuple";
    const notes = told
      .filter((word) => !(isTuple && word.endsWith("Items") && word !== "uniqueItems"))
      .map((word) => `${word}: ${JSON.stringify((schema as Record<string, unknown>)[word])}`.slice(0, 500));
    const note = [extra, ...notes, notesOf(this, rest)].filter((each) => each !== "").join("; ");
    return { ...keptValues(this, rest, at), ...described(rest.description, note) };
  }

  /** A schema that nothing fits. */
  #nothing(at: Place): Written {
    if (this.rules.others === "keep") return { schema: { not: {} } };
    this.lose(at, "not", "described", "that nothing fits is told in the description");
    return writeAnything(this, { description: "(no value fits)" }, at);
  }

  #nonsense(at: Place): Written {
    this.lose(at, "type", "dropped", "what stands here is no schema");
    return writeAnything(this, {}, at);
  }

  #tooMuch(at: Place): Written {
    this.lose(at, "type", "dropped", "the schema is too large, or too deep, to be said as a whole");
    return writeAnything(this, {}, at);
  }

  /** The name of a definition: its own where it is one of `$defs`. */
  #nameOf(ref: string): string {
    const known = this.#names.get(ref);
    if (known !== undefined) return known;
    const own = decode(ref.slice(ref.lastIndexOf("/") + 1));
    let name = own === "" || own === "#" ? "Root" : own;
    while ([...this.#names.values()].includes(name)) name = `${name}_`;
    this.#names.set(ref, name);
    return name;
  }

  /** The definitions that were asked for, in the order of the tool's own schema. */
  #defs(): Record<string, JsonSchema> | undefined {
    if (this.#written.size === 0) return undefined;
    const defs: Record<string, JsonSchema> = {};
    const own = Object.keys(this.root.$defs ?? {});
    const rank = (name: string) => (own.includes(name) ? own.indexOf(name) : own.length);
    const all = [...this.#written].map(([ref, written]) => [this.#names.get(ref)!, written?.schema ?? {}] as const);
    for (const [name, schema] of all.sort(([a], [b]) => rank(a) - rank(b))) setOwn(defs, name, schema);
    return defs;
  }
}

function decode(token: string): string {
  let text = token;
  try {
    text = decodeURIComponent(token);
  } catch {
    // Not percent-encoded.
  }
  return text.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Keywords in the order of the tool's own schema; new ones behind them. */
function order(own: JsonSchema, said: JsonSchema): JsonSchema {
  const words = said as Record<string, unknown>;
  const names = [...Object.keys(own).filter((name) => Object.hasOwn(said, name)), ...Object.keys(said)];
  return Object.fromEntries([...new Set(names)].map((name) => [name, words[name]])) as JsonSchema;
}

function effective(form: Form | undefined): Form | undefined {
  return isEffective(form) ? form : undefined;
}

/** The arguments are the value of the only property. */
function unwrapped(name: string, form: Form | undefined): Form {
  const inner = form?.kind === "object" ? form.properties.find((each) => each.own === name)?.form : undefined;
  return { kind: "wrapped", name, ...(inner && { form: inner }) };
}
