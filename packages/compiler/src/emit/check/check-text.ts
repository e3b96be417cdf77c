import type { JsonSchema } from "windlass";
import { CALLS, HELPERS, type Helper } from "./helpers.js";
import { all, NO, YES } from "./logic.js";
import { resolvePointer } from "./pointer.js";
import { schemaExpression } from "./schema-expression.js";
import { isSupported } from "./supported.js";
import type { Writer } from "./writer.js";

/** How many references deep a check goes: the stack is finite. */
const MAX_DEPTH = 200;
/** How many references a check follows and items it visits in all: unions of alike branches can ask the same question over and over. */
const MAX_STEPS = 100_000;

/**
 * The text of a function that makes a small yes/no check: `()=>{…;return d=>…}`, self-contained ES2020 on one line.
 *
 * The check's "yes" is final: the value fits the schema (draft 2020-12, formats asserted). Its "no" is not: where an exact
 * answer would be long or slow, the check says no, and whoever asks must look closely. It relies on plain data, as
 * `JSON.parse` makes it: values without accessors. It never recurses without bound.
 *
 * @param schema - the whole schema; `$ref` may point into it
 * @returns undefined where no check is of use: it would accept everything, or it meets a keyword or a reference that it
 * does not know
 */
export function checkText(schema: JsonSchema): string | undefined {
  const writer = new CheckWriter(schema);
  const expression = writer.expression(schema, "d");
  if (writer.isGivenUp || expression === YES || expression === NO) return undefined;
  return writer.thunk(expression);
}

class CheckWriter implements Writer {
  /** A keyword or a reference was met that no check can be written for. */
  isGivenUp = false;
  readonly step: string;
  readonly #root: JsonSchema;
  readonly #helpers = new Set<Helper>();
  readonly #constants = new Map<string, string>();
  readonly #references = new Map<string, { readonly name: string; text: string }>();

  constructor(root: JsonSchema) {
    this.#root = root;
    this.step = JSON.stringify(root).includes('"$ref":') ? "if(--s<0)return false;" : "";
  }

  expression(schema: JsonSchema | boolean, value: string): string {
    if (typeof schema === "boolean") return schema ? YES : NO;
    if (!isSupported(schema)) {
      this.isGivenUp = true;
      return NO;
    }
    const expression = schemaExpression(this, schema, value);
    if (schema.$ref === undefined) return expression;
    return all([expression, `${this.#reference(schema.$ref)}(${value})`]);
  }

  constant(text: string): string {
    const known = this.#constants.get(text);
    if (known !== undefined) return known;
    const name = `c${this.#constants.size}`;
    this.#constants.set(text, name);
    return name;
  }

  helper(name: Helper): string {
    for (const called of CALLS[name] ?? []) this.#helpers.add(called);
    this.#helpers.add(name);
    return name;
  }

  /** The function for the part of the schema that a reference names. */
  #reference(reference: string): string {
    const known = this.#references.get(reference);
    if (known !== undefined) return known.name;
    const target = resolvePointer(this.#root, reference);
    const entry = { name: `r${this.#references.size}`, text: "" };
    this.#references.set(reference, entry);
    if (target === undefined) this.isGivenUp = true;
    else entry.text = referenceText(this.expression(target, "d"));
    return entry.name;
  }

  /** Constants are functions that call each other only once all are there, so any order goes. */
  thunk(expression: string): string {
    const helpers = (Object.keys(HELPERS) as Helper[]).filter((name) => this.#helpers.has(name));
    const bindings = [
      ...helpers.map((name) => HELPERS[name]),
      ...[...this.#constants].map(([text, name]) => `${name}=${text}`),
      ...[...this.#references.values()].map(({ name, text }) => `${name}=${text}`),
    ];
    if (bindings.length === 0) return `()=>d=>${expression}`;
    const isRecursive = this.step !== "";
    const counters = isRecursive ? "let l=0,s=0;" : "";
    const check = isRecursive ? `d=>{l=${MAX_DEPTH};s=${MAX_STEPS};return ${expression}}` : `d=>${expression}`;
    return `()=>{${counters}const ${bindings.join()};return ${check}}`;
  }
}

/** Counts the levels and the steps that are left. */
function referenceText(expression: string): string {
  return `d=>{if(l<1||--s<0)return false;l--;const y=${expression};l++;return y}`;
}
