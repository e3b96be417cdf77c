import { describe, expect, it } from "vitest";
import { readDoc } from "./doc.js";

/** A comment as an editor writes it. */
function comment(...lines: string[]): string {
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */`;
}

const descriptionOf = (...lines: string[]) => readDoc(comment(...lines)).description;
const paramsOf = (...lines: string[]) => Object.fromEntries(readDoc(comment(...lines)).params);

describe("the description", () => {
  it("joins wrapped lines and keeps paragraphs", () => {
    expect(descriptionOf("One", "two.", "", "Three.")).toBe("One two.\n\nThree.");
  });

  it("is the summary and the remarks, and no other section", () => {
    const text = descriptionOf(
      "A.",
      "",
      "@remarks",
      "B.",
      "",
      "@see x",
      "@throws y",
      "@privateRemarks z",
      "@returns w",
    );
    expect(text).toBe("A.\n\nB.");
  });

  it("takes comments on one line and without stars", () => {
    expect(readDoc("/** One line. */").description).toBe("One line.");
    expect(readDoc("/**\nNo stars\nhere.\n*/").description).toBe("No stars here.");
  });

  it("leaves further stars of the frame out", () => {
    expect(readDoc("/***\n * A.\n **/").description).toBe("A.");
    expect(readDoc("/**\n * **Bold** * star\n */").description).toBe("**Bold** * star");
  });

  it("takes all line ends", () => {
    expect(readDoc("/**\r\n * A\r\n * b.\r\n */").description).toBe("A b.");
  });

  it("keeps lists and tables line by line", () => {
    const lines = ["Use:", "", "- one", "- two", "", "1. first", "2. second", "", "| a |", "|---|"];
    expect(descriptionOf(...lines)).toBe(lines.join("\n"));
  });

  it("ends headings and rows of tables with their line", () => {
    expect(descriptionOf("# Head", "text", "goes on", "| a |", "text")).toBe("# Head\ntext goes on\n| a |\ntext");
    expect(descriptionOf("Issue", "#5 is text.")).toBe("Issue #5 is text.");
  });

  it("keeps fences as they are, with `@` and blank lines in them", () => {
    const lines = ["```css", "@media print {", "", "  a { color: black }", "}", "```"];
    expect(descriptionOf("A.", "", ...lines, "", "B.")).toBe(["A.", "", ...lines, "", "B."].join("\n"));
  });

  it("takes an `@` in backticks, addresses and words for text", () => {
    expect(descriptionOf("Write to ops@dock.example, `@tool` or @ 5.")).toBe(
      "Write to ops@dock.example, `@tool` or @ 5.",
    );
  });

  it.each([
    ["[the stop]{@link Stop}", "the stop"],
    ["{@link Stop#halt}", "Stop#halt"],
    ["{@link Stop | the `Stop` type}", "the `Stop` type"],
    ["`{@link Stop}` and `{@tool}`", "`{@link Stop}` and `{@tool}`"],
    ["{@link\n * Stop | the\n * stop}", "the stop"],
    ["{@link Stop|}", "Stop"],
    ["{@link Stop", "{@link Stop"],
    ["{@code a @b {c}} {@literal @x}", "`a @b {c}` @x"],
    ["A. {@inheritDoc Stop}", "A."],
    ["{@inheritDoc}", ""],
    ["{@foo bar}", "{@foo bar}"],
    ["\\@tool \\{a\\} \\<b\\> \\*c *\\/ \\d", "@tool {a} <b> \\*c */ \\d"],
    ["`\\@ *\\/`", "`\\@ */`"],
    ["&lt;b&gt; &#64;", "&lt;b&gt; &#64;"],
  ])("writes what %j means", (written, text) => {
    expect(descriptionOf(written)).toBe(text);
  });

  it("writes links as text", () => {
    expect(descriptionOf("{@link Stop}, {@link Stop | the stop}, {@linkcode a.b}, {@link https://a.b/c see}.")).toBe(
      "Stop, the stop, a.b, see.",
    );
  });

  it("keeps what stands behind a modifier", () => {
    expect(readDoc("/** Ring the bell. @tool */").description).toBe("Ring the bell.");
    expect(readDoc("/** @tool Ring the bell. */").description).toBe("Ring the bell.");
  });
});

describe("parameters", () => {
  it.each([
    ["TSDoc", "@param city - the city", { city: "the city" }],
    ["no hyphen", "@param city the city", { city: "the city" }],
    ["JSDoc types", "@param {string} city The city.", { city: "The city." }],
    ["JSDoc types with braces", "@param {{ a: string }} city The city.", { city: "The city." }],
    ["JSDoc optional", "@param {number} [days=3] - Days.", { days: "Days." }],
    ["dotted names", "@param options.limit - how many", { "options.limit": "how many" }],
    ["unusual names", "@param price$ - a price", { price$: "a price" }],
    ["aliases of the tag", "@arg city - the city", { city: "the city" }],
    ["no text", "@param city", { city: "" }],
    ["no space before the type", "@param{string} city - x", { city: "x" }],
    ["a default with brackets", '@param {string[]} [tags=["a]", "b"]] - Tags.', { tags: "Tags." }],
    ["a default with spaces", '@param [name="a b"] Name.', { name: "Name." }],
    ["an optional name without a type", "@param [days] - Days.", { days: "Days." }],
    ["members of items", "@param {string} list[].name - Name.", { "list[].name": "Name." }],
    ["optional members of items", "@param [list[].name=x] - Name.", { "list[].name": "Name." }],
    ["members of optional objects", "@param {number} [options.limit=5] how many", { "options.limit": "how many" }],
    ["a rest", "@param {...string} ...names - Names.", { names: "Names." }],
    ["a name in backticks", "@param `city` - x", { city: "x" }],
    ["an en dash", "@param city – x", { city: "x" }],
    ["an em dash", "@param city — x", { city: "x" }],
    ["two hyphens", "@param city -- x", { city: "x" }],
    ["a colon", "@param city: x", { city: "x" }],
    ["a colon behind a space", "@param city : x", { city: "x" }],
    ["a negative number", "@param n -1 is all", { n: "-1 is all" }],
    ["a negative number behind a hyphen", "@param n - -1 is all", { n: "-1 is all" }],
    ["a tab", "@param\tn\t-\tx", { n: "x" }],
    ["a type over lines", "@param {{\n *   a: string,\n * }} n - x", { n: "x" }],
    ["the name on the next line", "@param\n *   n - x", { n: "x" }],
    ["the text on the next line", "@param n -\n *   x\n *   y", { n: "x y" }],
    ["the hyphen on the next line", "@param n\n *   - x", { n: "x" }],
    ["a list", "@param n\n *  - x\n *  - y", { n: "- x\n - y" }],
    ["a list behind a text", "@param n - one of\n * - x\n * - y", { n: "one of\n- x\n- y" }],
    ["a fence", "@param n - as\n * ```\n * @x\n * ```", { n: "as\n```\n@x\n```" }],
    ["a link", "@param n - {@link A | a}, {@link B}", { n: "a, B" }],
    ["a modifier", "@param n - x @tool", { n: "x" }],
    ["a type behind the name", "@param n {string} - x", { n: "x" }],
    ["a link behind the name", "@param n {@link A}", { n: "A" }],
    ["no name", "@param", {}],
    ["no name behind a type", "@param {string}", {}],
  ])("reads %s", (_, line, expected) => {
    expect(paramsOf(line)).toEqual(expected);
  });

  it("joins wrapped texts, keeps paragraphs, and ends at the next tag", () => {
    expect(paramsOf("@param a - one", "  two", "", "  three", "@param b - four")).toEqual({
      a: "one two\n\nthree",
      b: "four",
    });
  });

  it("takes the first of two texts for one name", () => {
    expect(paramsOf("@param a - one", "@param a - two")).toEqual({ a: "one" });
  });
});

describe("other tags", () => {
  it("gives the text of @returns without its type", () => {
    expect(readDoc(comment("@returns {string} - the name")).returns).toBe("the name");
    expect(readDoc(comment("@return the name")).returns).toBe("the name");
    expect(readDoc(comment("@returns {Promise<{ a: string }>}", "  the name")).returns).toBe("the name");
    expect(readDoc(comment("@returns {@link Name | the name}")).returns).toBe("the name");
    expect(readDoc(comment("@returns - the", "  name", "", "Or none.")).returns).toBe("the name\n\nOr none.");
  });

  it("keeps the others in order", () => {
    const { tags } = readDoc(comment("A. @tool", "@timeout 30s", "@example", "```json", "{}", "```"));
    expect(tags).toEqual([
      { name: "tool", text: "", start: 10 },
      { name: "timeout", text: "30s", start: 19 },
      { name: "example", text: "```json\n{}\n```", start: 35 },
    ]);
  });

  it("gives several modifiers of one line", () => {
    expect(
      readDoc("/** @tool @readOnly */")
        .tags.map(({ name }) => name)
        .sort(),
    ).toEqual(["readOnly", "tool"]);
  });

  it("takes a tag behind a modifier for a tag", () => {
    const doc = readDoc("/** Ring. @tool @deprecated Use chime. */");
    expect(doc.description).toBe("Ring.");
    expect(doc.tags).toContainEqual({ name: "deprecated", text: "Use chime.", start: 16 });
  });

  it("keeps the text of @deprecated", () => {
    const doc = readDoc(comment("A.", "", "@deprecated Use b."));
    expect(doc.description).toBe("A.");
    expect(doc.tags).toEqual([{ name: "deprecated", text: "Use b.", start: 16 }]);
  });
});
