import type { JsonSchema } from "windlass";
import { formatExpression } from "./formats.js";
import { NO } from "./logic.js";
import { nativePattern } from "./native-pattern.js";
import { quote } from "./quote.js";
import type { Writer } from "./writer.js";

/** The keywords for texts, of a value that is one. */
export function stringKeywords(writer: Writer, schema: JsonSchema, value: string): readonly string[] {
  const { minLength = 0, maxLength, pattern, format } = schema;
  const parts: string[] = [];
  if (minLength === 1) parts.push(`${value}!==''`);
  // Lengths are counted in characters; a text never has more of them than it has code units.
  if (minLength > 1) parts.push(`${value}.length>=${minLength}&&[...${value}].length>=${minLength}`);
  if (maxLength !== undefined) parts.push(`${value}.length<=${maxLength}`);
  if (pattern !== undefined) parts.push(patternExpression(writer, pattern, value));
  if (format !== undefined) parts.push(formatExpression(writer, format, value));
  return parts;
}

/** Native expressions only where they cannot keep the process busy; the explaining pass has a careful matcher. */
function patternExpression(writer: Writer, source: string, value: string): string {
  const native = nativePattern(source);
  if (native === undefined) return NO;
  const test = `${writer.constant(`new RegExp(${quote(source)},'u')`)}.test(${value})`;
  return native.maxLength === Infinity ? test : `${value}.length<=${native.maxLength}&&${test}`;
}
