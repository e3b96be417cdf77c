import type { Json } from "windlass";
import type { TypeModel } from "../../model/type-model.js";
import { firstOf } from "./first-of.js";

/** A value without parts, where the type has it. */
export function simpleValue(value: string | number | boolean | null, model: TypeModel): Json | undefined {
  switch (model.kind) {
    case "string":
    case "number":
    case "boolean":
      return typeof value === model.kind ? value : undefined;
    case "template":
      return typeof value === "string" && new RegExp(model.pattern, "u").test(value) ? value : undefined;
    case "date":
      return typeof value === "string" && isMoment(value) ? value : undefined;
    case "url":
      return typeof value === "string" && URL.canParse(value) ? value : undefined;
    case "bytes":
    case "buffer":
    case "node-buffer":
      return typeof value === "string" ? value : undefined;
    case "null":
      return value === null ? null : undefined;
    case "literal":
      return model.values.find((literal) => literal === value);
    case "bigint": {
      const digits = Number.isSafeInteger(value) ? String(value) : value;
      if (typeof digits !== "string" || !/^-?\d+$/.test(digits)) return undefined;
      return model.values?.includes(digits) === false ? undefined : digits;
    }
    default:
      return takesAnyJson(model) ? value : undefined;
  }
}

/** A day alone is no moment: it is another one in each place of the world. */
function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dt[\d:.]+(?:z|[+-]\d\d:\d\d)$/i.test(text) && !Number.isNaN(Date.parse(text));
}

/** What has no shape, or one that is not known before a recursion is read to its end. */
export function takesAnyJson({ kind }: TypeModel): boolean {
  return kind === "unknown" || kind === "unsupported" || kind === "ref";
}

/** A text without quotes: it is taken as it stands only where nothing else fits. */
export function textFor(text: string, model: TypeModel): Json | undefined {
  switch (model.kind) {
    case "union":
      return firstOf(model.members, (member) => textFor(text, member));
    case "literal":
      return model.values.find((value) => typeof value === "string" && value === text);
    case "template":
      return new RegExp(model.pattern, "u").test(text) ? text : undefined;
    case "string":
      return text === "" || isCode(text) ? undefined : text;
    case "date":
    case "url":
      return simpleValue(text, model);
    default:
      return undefined;
  }
}

/** `"a", or "b"`, `process.cwd()`, `() => "a"`, `null`: nobody means these as they stand. */
function isCode(text: string): boolean {
  return text === "null" || /^["'`]/.test(text) || /^(?:new\s+)?[\w$.]+\(.*\)$/s.test(text) || text.includes("=>");
}
