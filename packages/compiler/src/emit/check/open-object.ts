import type { JsonSchema } from "windlass";
import { demand, NO, YES } from "./logic.js";
import { nativePattern } from "./native-pattern.js";
import { quote } from "./quote.js";
import type { Writer } from "./writer.js";

/** An object whose properties are not all known by name: a loop over its own names. A value that is undefined gets a "no". */
export function openObject(writer: Writer, schema: JsonSchema, value: string): string {
  const patterns = Object.keys(schema.patternProperties ?? {});
  // Here "does not match" counts as much as "matches": all expressions must be fit to be asked.
  if (patterns.some((pattern) => nativePattern(pattern) === undefined)) return NO;
  const steps = namesStep(writer, schema) + propertiesStep(writer, schema);
  const required = [...new Set(schema.required ?? [])];
  const has = required.map((name) => `${writer.helper("H")}(d,${quote(name)})`).join("&&");
  if (steps === "" && has === "") return YES;
  const loop = `for(const k of Object.keys(d)){${writer.step}const v=d[k];if(v===undefined)return false;${steps}}`;
  return `${writer.constant(`d=>{${loop}return ${has === "" ? YES : has}}`)}(${value})`;
}

function namesStep(writer: Writer, schema: JsonSchema): string {
  return schema.propertyNames === undefined ? "" : demand(writer.expression(schema.propertyNames, "k"));
}

function propertiesStep(writer: Writer, schema: JsonSchema): string {
  const patterns = Object.entries(schema.patternProperties ?? {});
  const rest = demand(writer.expression(schema.additionalProperties ?? true, "v"));
  const named = Object.entries(schema.properties ?? {}).map(
    ([name, part]) =>
      `case ${quote(name)}:${patterns.length > 0 ? "m=true;" : ""}${demand(writer.expression(part, "v"))}break;`,
  );
  if (patterns.length === 0) return choose(named, rest);
  const matched = patterns.map(([pattern, part]) => patternStep(writer, pattern, writer.expression(part, "v")));
  return `let m=false;${choose(named, "")}${matched.join("")}${rest === "" ? "" : `if(!m){${rest}}`}`;
}

function choose(cases: readonly string[], rest: string): string {
  if (cases.length === 0) return rest;
  return `switch(k){${cases.join("")}${rest === "" ? "" : `default:${rest}`}}`;
}

function patternStep(writer: Writer, source: string, expression: string): string {
  const maxLength = nativePattern(source)?.maxLength ?? 0;
  const tooLong = maxLength === Infinity ? "" : `if(k.length>${maxLength})return false;`;
  return `${tooLong}if(${writer.constant(`new RegExp(${quote(source)},'u')`)}.test(k)){m=true;${demand(expression)}}`;
}
