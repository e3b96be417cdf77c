import { reflow } from "./reflow.js";
import { sectionsOf } from "./sections.js";

/** A doc comment, read: texts by what they describe. */
export interface Doc {
  /** Summary and remarks, all paragraphs. */
  readonly description: string;
  /** Texts of `@param`, by name (also dotted names). */
  readonly params: ReadonlyMap<string, string>;
  /** Text of `@returns`. */
  readonly returns: string;
  /** The other tags with their texts, in order. */
  readonly tags: readonly DocTag[];
}

/** One tag with its text. */
export interface DocTag {
  readonly name: string;
  readonly text: string;
}

const DESCRIPTION: ReadonlySet<string> = new Set(["", "description", "summary"]);
const REMARKS: ReadonlySet<string> = new Set(["remarks"]);
const PARAM: ReadonlySet<string> = new Set(["param", "arg", "argument"]);
const RETURNS: ReadonlySet<string> = new Set(["returns", "return"]);

/** Reads the text of a doc comment; an `@` in a fence, in backticks or in an address is text. */
export function readDoc(comment: string): Doc {
  const tags = sectionsOf(comment).map(({ name, lines }): DocTag => ({ name, text: reflow(lines) }));
  const texts = (names: ReadonlySet<string>) =>
    tags.filter(({ name, text }) => names.has(name) && text !== "").map(({ text }) => text);
  const returns = texts(RETURNS).map((text) => text.replace(/^\{[^}]*\}\s*/, "").replace(/^-\s+/, ""));
  return {
    description: [...texts(DESCRIPTION), ...texts(REMARKS)].join("\n\n"),
    params: paramsOf(texts(PARAM)),
    returns: returns.join("\n\n"),
    tags: tags.filter(({ name }) => ![DESCRIPTION, REMARKS, PARAM, RETURNS].some((names) => names.has(name))),
  };
}

function paramsOf(texts: readonly string[]): Map<string, string> {
  const params = new Map<string, string>();
  for (const text of texts) {
    const param = readParam(text);
    if (param && !params.has(param.name)) params.set(param.name, param.text);
  }
  return params;
}

/** TSDoc (`name - text`) and the JSDoc dialect (`{T} [name=1] text`). */
function readParam(text: string): { name: string; text: string } | undefined {
  const match = /^(?:\{(?:[^{}]|\{[^{}]*\})*\}\s*)?(?:\[\s*([^\s=\]]+)(?:\s*=[^\]]*)?\]|(\S+))\s*([\s\S]*)$/.exec(text);
  const name = match?.[1] ?? match?.[2];
  return name === undefined ? undefined : { name, text: (match?.[3] ?? "").replace(/^-(?:\s+|$)/, "").trim() };
}
