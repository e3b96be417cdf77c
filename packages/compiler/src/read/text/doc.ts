import { type Section, sectionsOf } from "../../comment/sections.js";
import { readParam, withoutType } from "./doc-param.js";
import { reflow } from "./reflow.js";

/** A doc comment, read: texts by what they describe. */
export interface Doc {
  /** Summary and remarks, all paragraphs. */
  readonly description: string;
  /** Texts of `@param`, by name (also dotted names). */
  readonly params: ReadonlyMap<string, string>;
  /** Where each name of {@link Doc.params} stands, or its tag: offsets in the comment. */
  readonly paramStarts: ReadonlyMap<string, number>;
  /** Text of `@returns`. */
  readonly returns: string;
  /** The other tags with their texts, in order. */
  readonly tags: readonly DocTag[];
}

/** One tag with its text, line by line as it is written. */
export interface DocTag {
  readonly name: string;
  readonly text: string;
  /** Offset of its `@` in the comment. */
  readonly start: number;
}

const DESCRIPTION: ReadonlySet<string> = new Set(["", "description", "desc", "summary"]);
const REMARKS: ReadonlySet<string> = new Set(["remarks"]);
const PARAM: ReadonlySet<string> = new Set(["param", "arg", "argument"]);
const RETURNS: ReadonlySet<string> = new Set(["returns", "return"]);

/** Reads the text of a doc comment; an `@` in a fence, in backticks or in an address is text. */
export function readDoc(comment: string): Doc {
  const sections = sectionsOf(comment);
  const called = (names: ReadonlySet<string>) => sections.filter(({ name }) => names.has(name));
  const textsOf = (found: readonly Pick<Section, "lines">[]) =>
    found.map(({ lines }) => reflow(lines)).filter((text) => text !== "");
  const returns = called(RETURNS).map(({ lines }) => ({ lines: [...withoutType(lines)] }));
  return {
    description: [...textsOf(called(DESCRIPTION)), ...textsOf(called(REMARKS))].join("\n\n"),
    ...paramsOf(called(PARAM), comment),
    returns: textsOf(returns).join("\n\n"),
    tags: sections
      .filter(({ name }) => ![DESCRIPTION, REMARKS, PARAM, RETURNS].some((names) => names.has(name)))
      .map(({ name, lines, start }) => ({ name, text: lines.join("\n").trim(), start })),
  };
}

function paramsOf(sections: readonly Section[], comment: string): Pick<Doc, "params" | "paramStarts"> {
  const params = new Map<string, string>();
  const paramStarts = new Map<string, number>();
  for (const section of sections) {
    const param = readParam(section, comment);
    if (!param || params.has(param.name)) continue;
    params.set(param.name, reflow(param.lines));
    paramStarts.set(param.name, param.start);
  }
  return { params, paramStarts };
}
