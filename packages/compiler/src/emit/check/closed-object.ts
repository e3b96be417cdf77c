import type { JsonSchema } from "windlass";
import { all, NO, YES } from "./logic.js";
import { access, quote } from "./quote.js";
import type { Writer } from "./writer.js";

/** Whether all properties that an object may have are known by name. */
export function isPlainlyClosed(schema: JsonSchema): boolean {
  return (
    schema.additionalProperties === false &&
    schema.propertyNames === undefined &&
    Object.keys(schema.patternProperties ?? {}).length === 0
  );
}

/**
 * The object's properties are read by name and counted; the count must be that of all its properties. This is several
 * times as fast as a loop over the names. A property that is there with the value undefined gets a "no".
 *
 * Relies on plain data, as `JSON.parse` makes it: no accessors, and nobody has put a hidden property with the name of a
 * parameter on `Object.prototype`. Names that are there from the start are asked for with care.
 */
export function closedObject(writer: Writer, schema: JsonSchema, value: string): string {
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required ?? []);
  // What is required but not allowed can never be there.
  if ([...required].some((name) => !properties.some(([known]) => known === name))) return NO;
  const parts = properties.map(([name, part]) =>
    required.has(name) ? requiredProperty(writer, name, part) : optionalProperty(writer, name, part),
  );
  const hasOptional = properties.length > required.size;
  const test = all([...parts, `${writer.helper("K")}(d,${hasOptional ? "n" : required.size})`]);
  if (test === NO) return NO;
  const check = hasOptional ? `d=>{let n=${required.size};return ${test}}` : `d=>${test}`;
  return `${writer.constant(check)}(${value})`;
}

function requiredProperty(writer: Writer, name: string, schema: JsonSchema | boolean): string {
  const value = access("d", name);
  const isThere = refusesUndefined(schema) ? YES : `${value}!==undefined`;
  return all([isInherited(name) ? own(writer, name) : YES, isThere, writer.expression(schema, value)]);
}

function optionalProperty(writer: Writer, name: string, schema: JsonSchema | boolean): string {
  const value = access("d", name);
  const isAbsent = isInherited(name) ? `!${own(writer, name)}` : `${value}===undefined`;
  const fits = all([isInherited(name) ? `${value}!==undefined` : YES, writer.expression(schema, value)]);
  // Not counted where it never fits: an object that has it then has one property too many.
  return fits === NO ? isAbsent : `(${isAbsent}||${all([fits, "++n>0"])})`;
}

function own(writer: Writer, name: string): string {
  return `${writer.helper("H")}(d,${quote(name)})`;
}

const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

function isInherited(name: string): boolean {
  return INHERITED.has(name);
}

/** Whether the expression of a schema says no to undefined by itself. */
function refusesUndefined(schema: JsonSchema | boolean): boolean {
  if (typeof schema === "boolean") return !schema;
  return schema.type !== undefined || schema.const !== undefined || schema.enum !== undefined;
}
