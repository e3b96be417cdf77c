import type { Json } from "windlass";

/**
 * Whether a JSON value obeys one keyword of a constraint. As in JSON Schema, a keyword says nothing about values of
 * another kind than its own; keywords that are not known say nothing at all.
 */
export function fitsConstraint(value: Json, keyword: string, limit: Json): boolean {
  if (typeof value === "number") return fitsNumber(value, keyword, limit);
  if (typeof value === "string") return fitsText(value, keyword, limit);
  if (Array.isArray(value)) return fitsList(value, keyword, limit);
  if (typeof value !== "object" || value === null || typeof limit !== "number") return true;
  const size = Object.keys(value).length;
  return keyword === "minProperties" ? size >= limit : keyword !== "maxProperties" || size <= limit;
}

function fitsNumber(value: number, keyword: string, limit: Json): boolean {
  if (keyword === "type") return limit !== "integer" || Number.isInteger(value);
  if (typeof limit !== "number") return true;
  switch (keyword) {
    case "minimum":
      return value >= limit;
    case "maximum":
      return value <= limit;
    case "exclusiveMinimum":
      return value > limit;
    case "exclusiveMaximum":
      return value < limit;
    case "multipleOf":
      return Number.isInteger(value / limit);
    default:
      return true;
  }
}

function fitsText(value: string, keyword: string, limit: Json): boolean {
  switch (keyword) {
    // Lengths count code points.
    case "minLength":
      return typeof limit !== "number" || [...value].length >= limit;
    case "maxLength":
      return typeof limit !== "number" || [...value].length <= limit;
    case "pattern":
      return typeof limit !== "string" || matches(limit, value);
    case "format":
      return typeof limit !== "string" || hasFormat(limit, value);
    default:
      return true;
  }
}

/** Whether a text matches a pattern. One that is no regular expression is reported elsewhere, and judges nothing. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return true;
  }
}

function fitsList(value: readonly Json[], keyword: string, limit: Json): boolean {
  if (keyword === "uniqueItems") return limit !== true || new Set(value.map(sorted)).size === value.length;
  if (typeof limit !== "number") return true;
  return keyword === "minItems" ? value.length >= limit : keyword !== "maxItems" || value.length <= limit;
}

/** JSON text that is the same for the same value: names of properties in one order. */
function sorted(value: Json): string {
  return JSON.stringify(value, (_, part: Json) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const DATE = String.raw`\d{4}-\d\d-\d\d`;
const TIME = String.raw`\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:\d\d)`;

const FORMATS: { readonly [format: string]: (text: string) => boolean } = {
  "date-time": (text) =>
    new RegExp(`^${DATE}t${TIME}$`, "i").test(text) && isRealDay(text) && !Number.isNaN(Date.parse(text)),
  date: (text) => new RegExp(`^${DATE}$`).test(text) && isRealDay(text),
  time: (text) => new RegExp(`^${TIME}$`, "i").test(text) && !Number.isNaN(Date.parse(`2000-01-01T${text}`)),
  uri: (text) => /^[a-z][a-z0-9+.-]*:[^\s"<>\\^`{|}\u0080-\uffff]+$/i.test(text) && URL.canParse(text),
  uuid: (text) => /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
  email: (text) => /^[^\s@"(),:;<>[\\\]]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text),
  ipv4: (text) => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split(".").every((part) => Number(part) <= 255),
};

/** Whether a text has a format; formats that are not known here accept everything. */
export function hasFormat(format: string, text: string): boolean {
  return !Object.hasOwn(FORMATS, format) || FORMATS[format]?.(text) === true;
}

/** Whether a text can be read as base64: white space, the alphabet for URLs and missing padding are allowed. */
export function isBase64(text: string): boolean {
  const digits = text.replace(/[\t\n\f\r ]/g, "");
  const bare = digits.length % 4 === 0 ? digits.replace(/={1,2}$/, "") : digits;
  return bare.length % 4 !== 1 && /^[\w+/-]*$/.test(bare);
}

/** JavaScript takes February 30 for March 2. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
