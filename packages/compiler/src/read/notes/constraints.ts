import type { Json } from "windlass";
import type { TypeModel } from "../../model/type-model.js";
import type { Span } from "../../span.js";
import { at, fault, type Reading } from "../reading.js";
import type { DocTag } from "../text/doc.js";
import { withoutCodeMarks } from "../text/without-code-marks.js";
import { asJson, writtenValue } from "../values/written-value.js";
import { withoutImpossible } from "./without-impossible.js";

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

/** A constraint by its name and text. */
export interface ConstraintTag extends Pick<DocTag, "name" | "text"> {
  /** Where it is written. */
  readonly place?: Span | undefined;
  /** It is a keyword of a type, `{ minimum: 1 }`: its text is meant as it is. */
  readonly isKeyword?: true;
}

/** Whether a tag constrains its type. */
export function isConstraintTag({ name }: Pick<DocTag, "name">): boolean {
  return Object.hasOwn(KEYWORDS, name);
}

/**
 * The JSON Schema keywords that the constraint tags of a comment stand for. A tag that does not belong to the type, whose
 * value the keyword does not take, or that stands twice is reported and left out.
 */
export function constraintsOf(reading: Reading, tags: readonly ConstraintTag[], type: TypeModel): Record<string, Json> {
  const constraints: Record<string, Json> = {};
  const seen = new Map<string, string>();
  const places = new Map<string, Span | undefined>();
  for (const { name, text, place, isKeyword } of tags) {
    const called = isKeyword ? `\`${name}\`` : `@${name}`;
    const keyword = Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined;
    // `@integer false` says nothing.
    if (!keyword || (keyword.value === "nothing" && text === "false")) continue;
    const before = seen.get(name) ?? text;
    seen.set(name, text);
    const wrong = (what: string, help: string) =>
      at(reading, "", place, () => fault(reading, "WL1032", "error", what, help));
    const refused = text === "" ? `${called} needs` : `${called} ${text} is not`;
    const value = readValue(keyword, text, !isKeyword);
    if (!speaksOf(keyword, type)) {
      if (!isOwnFormat(type, value)) wrong(`${called} says nothing about its type.`, belonging(called, keyword, type));
    } else if (before !== text) wrong(`${called} stands twice: ${before} and ${text}.`, "Leave one of them.");
    else if (value === undefined) wrong(`${refused} ${article(keyword.value)}.`, helpFor(called, keyword, text));
    else {
      constraints[name === "integer" ? "type" : name] = name === "integer" ? "integer" : value;
      places.set(name, place);
    }
  }
  return withoutImpossible(reading, constraints, places);
}

/** `@format date-time` over a Date says what the schema says anyway. */
function isOwnFormat({ kind }: TypeModel, value: Json | undefined): boolean {
  return (kind === "date" && value === "date-time") || (kind === "url" && value === "uri");
}

function belonging(called: string, keyword: Keyword, type: TypeModel): string {
  const isOfItems = (type.kind === "array" || type.kind === "set") && speaksOf(keyword, type.items);
  if (isOfItems)
    return called.startsWith("@")
      ? `To constrain the items, name their type: \`type Item = …\` with ${called} in its comment.`
      : "To constrain the items, annotate their type: `Annotated<string, { … }>[]`.";
  return `${called} belongs to a type that is ${kindNames(keyword)}. Remove it, or change the type.`;
}

function helpFor(called: string, keyword: Keyword, text: string): string {
  if (keyword.value === "regular expression" && /^\/.*\/[a-z]+$/.test(text))
    return "Patterns have no flags: write `[Aa]` for both cases, and leave the slashes out.";
  return `Write ${article(keyword.value)} behind ${called}.`;
}

function speaksOf(keyword: Keyword, type: TypeModel): boolean {
  if (type.kind === "union") return type.members.some((member) => speaksOf(keyword, member));
  if (type.kind === "literal") return type.values.some((value) => typeof value === keyword.scalar);
  // What a definition holds is not known before it is read to its end; what has no shape takes any keyword.
  return (
    keyword.kinds.includes(type.kind) || type.kind === "ref" || type.kind === "unknown" || type.kind === "unsupported"
  );
}

function readValue({ value }: Keyword, tagText: string, isWritten: boolean): Json | undefined {
  const text = isWritten ? withoutCodeMarks(tagText) : tagText;
  if (value === "nothing") return true;
  if (value === "word") return text === "" ? undefined : text.split(/\s/)[0]?.replace(/^["']|["']$/g, "");
  if (value === "regular expression") return patternOf(text, isWritten);
  const number = asJson(writtenValue(text));
  if (typeof number !== "number" || (value === "positive number" && number <= 0)) return undefined;
  return value === "count" && (number < 0 || !Number.isInteger(number)) ? undefined : number;
}

/**
 * Patterns of JSON Schema are read with the flag `u`. Some write them as in code, between slashes or quotes; no text can
 * match one that begins with a slash or quote and an anchor.
 */
function patternOf(text: string, isWritten: boolean): string | undefined {
  const [, , slashed, flags = ""] = (isWritten && /^(\/)(.+)\/([a-z]*)$/.exec(text)) || [];
  const quoted = isWritten ? /^(["'])(\^.*|.*\$)\1$/.exec(text)?.[2] : undefined;
  // Flags that say how to search say nothing about what is found.
  if (slashed !== undefined && /[^dguvy]/.test(flags)) return undefined;
  const pattern = slashed ?? quoted ?? text;
  try {
    return pattern !== "" && new RegExp(pattern, "u") instanceof RegExp ? pattern : undefined;
  } catch {
    return undefined;
  }
}

function kindNames({ kinds }: Keyword): string {
  return kinds.includes("number") ? "a number" : kinds.includes("string") ? "a string" : "an array";
}

function article(value: Keyword["value"]): string {
  return value === "count" ? "a whole number from 0 on" : `a ${value}`;
}
