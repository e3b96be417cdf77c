import { describe, expect, it } from "vitest";
import { sectionsOf } from "./sections.js";

const cut = (comment: string) => sectionsOf(comment).map(({ name, lines }) => [name, lines.join("\n").trim()] as const);
const lines = (...text: string[]) => cut(`/**\n${text.map((line) => ` * ${line}`).join("\n")}\n */`);

describe("an `@` that is text", () => {
  it.each([
    ["in a fence", "```css\n@media print\n@param x\n```"],
    ["in a fence of waves", "~~~\n@media\n```\n@tool\n~~~"],
    ["in a longer fence", "````md\n```\n@tool\n```\n````"],
    ["in backticks", "Use `@tool` and ``a ` @param``."],
    ["in backticks over two lines", "Use `foo\n@media bar` here."],
    ["in an address", "Write to ops@tool.example or me@tool ."],
    ["in the name of a package", "@scope/pkg is at the start."],
    ["behind a backslash", "See \\@tool for more."],
    ["in an unclosed fence", "```css\n@media print"],
    ["in the middle of a line", "What follows @param is a name.\nSecond line."],
  ])("%s", (_, text) => {
    expect(lines(...text.split("\n"))).toEqual([["", text]]);
  });
});

describe("tags", () => {
  it("end a fence that nothing closes", () => {
    expect(lines("```ts", "@Injectable x", "@param a - b")).toEqual([
      ["", "```ts\n@Injectable x"],
      ["param", "a - b"],
    ]);
  });

  it("end backticks that nothing closes in the paragraph", () => {
    expect(lines("The ` key.", "@param a - the ` key")).toEqual([
      ["", "The ` key."],
      ["param", "a - the ` key"],
    ]);
  });

  it("may have a fence on their line", () => {
    expect(lines("@example ```json", '{"a":"@tool x"}', "```", "@param a - b")).toEqual([
      ["", ""],
      ["example", '```json\n{"a":"@tool x"}\n```'],
      ["param", "a - b"],
    ]);
  });

  it("may follow a text where they can be nothing else", () => {
    expect(lines("Ring. @param a - b", "@param c - d, @minimum 1")).toEqual([
      ["", "Ring."],
      ["param", "a - b"],
      ["param", "c - d, @minimum 1"],
    ]);
    expect(lines("Ring @minimum 1", "and no @param at all")).toEqual([
      ["", "Ring\n\nand no @param at all"],
      ["minimum", "1"],
    ]);
  });

  it("need no line of their own in a comment of one line", () => {
    expect(cut("/** Ring. @param hard - how hard @returns the sound @tool @timeout 3s */")).toEqual([
      ["", "Ring."],
      ["param", "hard - how hard"],
      ["returns", "the sound"],
      ["tool", ""],
      ["timeout", "3s"],
    ]);
    expect(cut("/** How many @minimum 1 @integer @format int */")).toEqual([
      ["", "How many"],
      ["minimum", "1"],
      ["integer", ""],
      ["format", "int"],
    ]);
  });

  it("may follow a value", () => {
    expect(lines("How many. @minimum 0 @maximum 100", "@minLength 1 @default x", "y")).toEqual([
      ["", "How many."],
      ["minimum", "0"],
      ["maximum", "100"],
      ["minLength", "1"],
      ["default", "x\ny"],
    ]);
  });

  it("need a line of their own in an example", () => {
    expect(lines("@example", "f(); // @tool", "@tool")).toEqual([
      ["", ""],
      ["example", "f(); // @tool"],
      ["tool", ""],
    ]);
  });

  it("with one value leave what is below them to the summary", () => {
    expect(lines("@minimum 1", "How many.", "@pattern", "^a$", "More.")).toEqual([
      ["", "How many.\n\nMore."],
      ["minimum", "1"],
      ["pattern", "^a$"],
    ]);
  });

  it("that are modifiers leave text alone", () => {
    expect(lines("One @tool two.", "@readOnly false", "@destructive true @openWorld", "Three.")).toEqual([
      ["", "One two.\n\n\n\nThree."],
      ["tool", ""],
      ["readOnly", "false"],
      ["destructive", "true"],
      ["openWorld", ""],
    ]);
  });

  it("take braces and punctuation behind them", () => {
    expect(lines("@param{string} a - b", "@returns: the text", "@foo.bar is text")).toEqual([
      ["", ""],
      ["param", "{string} a - b"],
      ["returns", "the text\n@foo.bar is text"],
    ]);
  });

  it("are known in any case", () => {
    expect(lines("@Param a", "@defaultvalue 5").map(([name]) => name)).toEqual(["", "param", "defaultValue"]);
  });

  it("say where they stand", () => {
    const comment = "/** A. @tool\r\n\t * @param a - b\n   @returns c */";
    for (const { name, start } of sectionsOf(comment).slice(1))
      expect(comment.slice(start, start + name.length + 1)).toBe(`@${name}`);
  });
});

describe("the frame", () => {
  it.each([
    ["of stars", "/**\n * A\n *  b\n */", "A\n b"],
    ["of tabs", "/**\n\t * A\n\t *\tb\n\t */", "A\nb"],
    ["none", "/**\n  A\n    b\n  * c\n*/", "A\n  b\n* c"],
    ["of two stars", "/***\n ** A\n ** **b**\n **/", "A\n**b**"],
    ["with a forgotten star", "/**\n * ```\n   a\n     b\n * ```\n */", "```\na\n  b\n```"],
    ["without spaces", "/**\n *A\n *b\n */", "A\nb"],
    ["on one line", "/**A*/", "A"],
    ["empty", "/** */", ""],
    ["of stars alone", "/***/", ""],
  ])("%s", (_, comment, text) => {
    expect(cut(comment)).toEqual([["", text]]);
  });
});

it.each([
  ["inline tags", "{@"],
  ["links", "{@link "],
  ["backticks", "`"],
  ["runs of backticks", "``` `` ` "],
  ["openers", "```ts\n * "],
  ["stars", "*"],
  ["tags", "@tool @"],
  ["lines", "\n * @a\n"],
  ["backslashes", "\\`\\"],
  ["blanks", " \t"],
  ["empty lines", "\n"],
  ["lines without stars", "\n  a"],
  ["lines of a fence", "```\n"],
])("reads many %s, which nothing but linear time can", (_, part) => {
  const comment = `/** ${part.repeat(400_000 / part.length)}x */`;
  expect(sectionsOf(comment).length).toBeGreaterThan(0);
});
