import { NO, YES } from "./logic.js";
import { quote } from "./quote.js";
import type { Writer } from "./writer.js";

const DATE = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:[zZ]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)";
const BYTE = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const LABEL = "[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?";
const WORD = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const PATH = "\\w.~!$&'()*+,;=:@/-";
const urlPart = (start: string, characters: string) => `(?:${start}(?:[${characters}]|%[0-9a-fA-F]{2})*)?`;

/** A format that a check knows: the common forms of its texts, never more than the format allows. */
interface Format {
  /** Linear in the length of the text. */
  readonly pattern: string;
  /** The text begins with a date whose day must exist. */
  readonly hasDate?: true;
}

const FORMATS: Readonly<Record<string, Format>> = {
  date: { pattern: `^${DATE}$`, hasDate: true },
  time: { pattern: `^${TIME}$` },
  "date-time": { pattern: `^${DATE}[tT]${TIME}$`, hasDate: true },
  email: { pattern: `^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+${LABEL}$` },
  ipv4: { pattern: `^(?:${BYTE}\\.){3}${BYTE}$` },
  uri: {
    pattern: `^[a-zA-Z][a-zA-Z0-9+.-]*://[a-zA-Z0-9.-]+(?::\\d+)?${urlPart("/", PATH)}${urlPart("\\?", `?${PATH}`)}${urlPart("#", `?${PATH}`)}$`,
  },
  uuid: { pattern: "^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$" },
};

/** Formats with rules that are left to the explaining pass and to ajv. */
const DEFERRED: ReadonlySet<string> = new Set([
  "byte",
  "duration",
  "hostname",
  "int32",
  "int64",
  "ipv6",
  "iso-date-time",
  "iso-time",
  "json-pointer",
  "json-pointer-uri-fragment",
  "regex",
  "relative-json-pointer",
  "uri-reference",
  "uri-template",
  "url",
]);

/** The expression that checks a text's format. A format that nobody knows is a note, and accepts everything. */
export function formatExpression(writer: Writer, name: string, value: string): string {
  if (DEFERRED.has(name)) return NO;
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  if (format === undefined) return YES;
  const expression = writer.constant(`new RegExp(${quote(format.pattern)},'u')`);
  const test = `${expression}.test(${value})`;
  return format.hasDate === undefined ? test : `${test}&&${writer.helper("D")}(${value})`;
}
