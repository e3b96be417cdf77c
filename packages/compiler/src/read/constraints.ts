import type { Json } from "windlass";
import type { TypeModel } from "../model/type-model.js";
import type { DocTag } from "./doc.js";
import { fault, type Reading } from "./reading.js";

type Kind = TypeModel["kind"];
type Scalar = "string" | "number";

/** What a constraint keyword speaks about, and the values that it takes. */
interface Keyword {
  readonly kinds: readonly Kind[];
  /** Literal types count by the type of their values. */
  readonly scalar?: Scalar;
  readonly value: "number" | "positive number" | "count" | "regular expression" | "word" | "nothing";
}

const NUMBER = { kinds: ["number"], scalar: "number" } as const;
const TEXT = { kinds: ["string", "template"], scalar: "string" } as const;
const LIST = { kinds: ["array", "tuple", "set"] } as const;

const KEYWORDS: { readonly [tag: string]: Keyword } = {
  minimum: { ...NUMBER, value: "number" },
  maximum: { ...NUMBER, value: "number" },
  exclusiveMinimum: { ...NUMBER, value: "number" },
  exclusiveMaximum: { ...NUMBER, value: "number" },
  multipleOf: { ...NUMBER, value: "positive number" },
  integer: { ...NUMBER, value: "nothing" },
  minLength: { ...TEXT, value: "count" },
  maxLength: { ...TEXT, value: "count" },
  pattern: { ...TEXT, value: "regular expression" },
  format: { ...TEXT, value: "word" },
  minItems: { ...LIST, value: "count" },
  maxItems: { ...LIST, value: "count" },
  uniqueItems: { ...LIST, value: "nothing" },
};

/**
 * The JSON Schema keywords that the constraint tags of a comment stand for. A tag that does not belong to the type, or
 * whose value the keyword does not take, is reported and left out.
 */
export function constraintsOf(
  reading: Reading,
  tags: readonly Pick<DocTag, "name" | "text">[],
  type: TypeModel,
): Record<string, Json> {
  const constraints: Record<string, Json> = {};
  for (const { name, text } of tags) {
    const keyword = Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined;
    if (!keyword) continue;
    const value = readValue(keyword, text);
    if (!speaksOf(keyword, type)) {
      const help = `@${name} belongs to a type that is ${kindNames(keyword)}. Remove it, or change the type.`;
      fault(reading, "WL1032", "error", `@${name} says nothing about its type.`, help);
    } else if (value === undefined) {
      const help = `Write ${article(keyword.value)} behind @${name}.`;
      fault(reading, "WL1032", "error", `${`@${name} ${text}`.trim()} is not ${article(keyword.value)}.`, help);
    } else if (name === "integer") constraints.type = "integer";
    else constraints[name] = value;
  }
  return constraints;
}

function speaksOf(keyword: Keyword, type: TypeModel): boolean {
  if (type.kind === "union") return type.members.some((member) => speaksOf(keyword, member));
  if (type.kind === "literal") return type.values.some((value) => typeof value === keyword.scalar);
  // What a definition holds is not known before it is read to its end; what has no shape takes any keyword.
  return (
    keyword.kinds.includes(type.kind) || type.kind === "ref" || type.kind === "unknown" || type.kind === "unsupported"
  );
}

function readValue({ value }: Keyword, tagText: string): Json | undefined {
  const text = tagText.replace(/^`+|`+$/g, "").trim();
  if (value === "nothing") return true;
  if (value === "word") return text === "" ? undefined : text.split(/\s/)[0];
  if (value === "regular expression") return isPattern(text) ? text : undefined;
  const number = text === "" ? Number.NaN : Number(text);
  if (!Number.isFinite(number) || (value === "positive number" && number <= 0)) return undefined;
  return value === "count" && (number < 0 || !Number.isInteger(number)) ? undefined : number;
}

/** Patterns of JSON Schema are read with the flag `u`. */
function isPattern(text: string): boolean {
  try {
    return text !== "" && new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

function kindNames({ kinds }: Keyword): string {
  return kinds.includes("number") ? "a number" : kinds.includes("string") ? "a string" : "an array";
}

function article(value: Keyword["value"]): string {
  return value === "count" ? "a whole number from 0 on" : `a ${value}`;
}
