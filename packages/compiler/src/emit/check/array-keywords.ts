import type { JsonSchema } from "windlass";
import { demand, NO, some, YES } from "./logic.js";
import type { Writer } from "./writer.js";

/** The keywords for arrays, of a value that is one. */
export function arrayKeywords(writer: Writer, schema: JsonSchema, value: string): readonly string[] {
  const { minItems = 0, maxItems, uniqueItems } = schema;
  const parts: string[] = [];
  if (minItems > 0) parts.push(`${value}.length>=${minItems}`);
  if (maxItems !== undefined) parts.push(`${value}.length<=${maxItems}`);
  const prefix = schema.prefixItems ?? [];
  for (const [index, item] of prefix.entries()) {
    const expression = writer.expression(item, `${value}[${index}]`);
    parts.push(index < minItems ? expression : some([`${value}.length<=${index}`, expression]));
  }
  parts.push(restExpression(writer, schema.items ?? true, prefix.length, value));
  if (uniqueItems === true) parts.push(`${writer.helper("U")}(${value})`);
  return parts;
}

/** The items behind the first ones. By index, since a loop over the items could be led astray, and `every` skips holes. */
function restExpression(writer: Writer, items: JsonSchema | boolean, from: number, value: string): string {
  const expression = writer.expression(items, "x");
  if (expression === YES) return YES;
  if (expression === NO) return `${value}.length<=${from}`;
  const loop = `for(let i=${from};i<d.length;i++){${writer.step}const x=d[i];${demand(expression)}}`;
  return `${writer.constant(`d=>{${loop}return true}`)}(${value})`;
}
