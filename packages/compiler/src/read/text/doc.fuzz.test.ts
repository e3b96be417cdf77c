import {
  type DocComment,
  type DocNode,
  DocNodeKind,
  TSDocConfiguration,
  TSDocParser,
  TSDocTagDefinition,
  TSDocTagSyntaxKind,
} from "@microsoft/tsdoc";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readDoc } from "./doc.js";

const RUNS = { seed: 3, numRuns: 500 };

const MODIFIERS = ["@tool", "@destructive", "@register"];
const configuration = new TSDocConfiguration();
for (const tagName of MODIFIERS)
  configuration.addTagDefinition(new TSDocTagDefinition({ tagName, syntaxKind: TSDocTagSyntaxKind.ModifierTag }));
const parser = new TSDocParser(configuration);

const WORD = fc.constantFrom("ring", "the bell.", "5%", "x_y", "$a", "it's", "(so)", "größe", "🔔", "a-b", "- c", "#1");
const SPAN = fc.constantFrom("`@tool`", "`a {b}`", "`<c>`", "`\\@`", "`x`, `y`");
const LINK = fc.constantFrom(
  "{@link Bell}",
  "{@link Bell | the bell}",
  "{@link https://bell.example/a | there}",
  "{@link https://bell.example/b}",
);
const ESCAPE = fc.constantFrom("\\@tool", "\\{a\\}", "\\<b\\>", "me\\@bell.example", "\\`a\\`");
const LINE = fc.array(fc.oneof({ weight: 4, arbitrary: WORD }, SPAN, LINK, ESCAPE), { minLength: 1, maxLength: 6 });
const PARAGRAPH = fc
  .array(
    LINE.map((words) => words.join(" ")),
    { minLength: 1, maxLength: 3 },
  )
  .filter((lines) => lines.every((line) => !/^[-#]/.test(line)));
const FENCE = fc
  .array(fc.constantFrom("@media print", "  a()", "", "{@link x}", "`", "b * c"), { minLength: 1, maxLength: 4 })
  .map((lines) => ["```ts", ...lines, "```"]);
const BODY = fc.tuple(PARAGRAPH, fc.array(fc.oneof({ weight: 3, arbitrary: PARAGRAPH }, FENCE), { maxLength: 2 }));
const text = BODY.map(([first, more]) =>
  [first, ...more].flatMap((lines, index) => (index > 0 ? ["", ...lines] : lines)),
);

const COMMENT = fc.record({
  summary: text,
  remarks: fc.option(text),
  params: fc.uniqueArray(fc.record({ name: fc.constantFrom("a", "b1", "_c", "items"), text }), {
    selector: ({ name }) => name,
  }),
  returns: fc.option(text),
  modifiers: fc.subarray(MODIFIERS),
  isFramed: fc.boolean(),
  lineEnd: fc.constantFrom("\n", "\r\n"),
});

it("reads what TSDoc reads, in comments that are well formed for it", () => {
  fc.assert(
    fc.property(COMMENT, ({ summary, remarks, params, returns, modifiers, isFramed, lineEnd }) => {
      const lines = [
        ...summary,
        ...(remarks ? ["", "@remarks", ...remarks] : []),
        ...params.flatMap(({ name, text: [first = "", ...others] }) => [`@param ${name} - ${first}`, ...others]),
        ...(returns ? [`@returns ${returns[0]}`, ...returns.slice(1)] : []),
        ...(modifiers.length > 0 ? [modifiers.join(" ")] : []),
      ];
      const comment = isFramed
        ? `/**${lineEnd}${lines.map((line) => ` * ${line}`.trimEnd()).join(lineEnd)}${lineEnd} */`
        : `/**${lineEnd}${lines.join(lineEnd)}${lineEnd}*/`;
      const { docComment } = parser.parseString(comment);
      const ours = readDoc(comment);
      expect(flat(ours.description)).toBe(descriptionOf(docComment));
      expect([...ours.params].map(([name, described]) => [name, flat(described)])).toEqual(
        docComment.params.blocks.map((block) => [block.parameterName, textOf(block.content)]),
      );
      expect(flat(ours.returns)).toBe(docComment.returnsBlock ? textOf(docComment.returnsBlock.content) : "");
      expect(ours.tags.map(({ name }) => name)).toEqual(modifiers.map((name) => name.slice(1)));
    }),
    RUNS,
  );
});

function descriptionOf(comment: DocComment): string {
  const { summarySection, remarksBlock } = comment;
  return flat(`${textOf(summarySection)} ${remarksBlock ? textOf(remarksBlock.content) : ""}`);
}

function textOf(node: DocNode): string {
  return flat(raw(node));
}

/** TSDoc knows no lists: lines are compared by their words. */
function flat(described: string): string {
  return described.replace(/\s+/g, " ").trim();
}

function raw(node: DocNode): string {
  switch (node.kind) {
    case DocNodeKind.LinkTag: {
      const { linkText, urlDestination, codeDestination } = node as DocNode & {
        readonly linkText?: string;
        readonly urlDestination?: string;
        readonly codeDestination?: { emitAsTsdoc(): string };
      };
      return linkText ?? urlDestination ?? codeDestination?.emitAsTsdoc() ?? "";
    }
    case DocNodeKind.CodeSpan:
      return `\`${(node as DocNode & { readonly code: string }).code}\``;
    case DocNodeKind.FencedCode: {
      const { language, code } = node as DocNode & { readonly language: string; readonly code: string };
      return ` \`\`\`${language}\n${code}\`\`\` `;
    }
    case DocNodeKind.EscapedText:
      return (node as DocNode & { readonly decodedText: string }).decodedText;
    case DocNodeKind.Paragraph:
      return ` ${node.getChildNodes().map(raw).join("")} `;
    case DocNodeKind.SoftBreak:
      return "\n";
    case DocNodeKind.PlainText:
      return (node as DocNode & { readonly text: string }).text;
    case DocNodeKind.ErrorText:
      return (node as DocNode & { readonly text: string }).text;
    case DocNodeKind.Excerpt:
      return (node as DocNode & { readonly content: object }).content.toString();
    default:
      return node.getChildNodes().map(raw).join("");
  }
}
