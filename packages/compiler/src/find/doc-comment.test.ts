import { createRequire } from "node:module";
import type ts from "typescript";
import { describe, expect, it } from "vitest";
import { projectFromProgram } from "../typescript/in-process/project-from-program.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { docCommentOf, hasTag, trailingCommentOf } from "./doc-comment.js";

const typescript = createRequire(import.meta.url)("typescript") as typeof ts;

/** The doc comment in front of the first node of a kind. */
function commentBefore(kind: string, text: string, commentOf = docCommentOf): string | undefined {
  const source = typescript.createSourceFile("/a.ts", text, typescript.ScriptTarget.Latest, true);
  const host: ts.CompilerHost = {
    ...typescript.createCompilerHost({ noLib: true }),
    getSourceFile: (file) => (file === "/a.ts" ? source : undefined),
  };
  const program = typescript.createProgram(["/a.ts"], { noLib: true, types: [] }, host);
  const project = projectFromProgram(typescript, program);
  const find = (node: SyntaxNode): SyntaxNode | undefined => {
    if (project.kind(node) === kind) return node;
    for (const child of project.children(node)) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  const node = find(project.sourceFile("/a.ts") as SyntaxNode);
  return node && commentOf(project, node)?.text;
}

describe("docCommentOf", () => {
  it.each([
    ["on the lines before", "FunctionDeclaration", "/**\n * A.\n */\nfunction f() {}", "/**\n * A.\n */"],
    ["the last of several", "FunctionDeclaration", "/** A. */ /** B. */ function f() {}", "/** B. */"],
    [
      "with other comments between",
      "FunctionDeclaration",
      "/** A. */ // note\n/* note */ function f() {}",
      "/** A. */",
    ],
    ["on the line of the brace", "PropertySignature", "interface A { /** B. */ b: string }", "/** B. */"],
    ["on the line of the brace, above", "PropertySignature", "interface A { /** B. */\n b: string }", "/** B. */"],
    ["none at the end of the line before", "FunctionDeclaration", "f(); /** A. */\nfunction f() {}", undefined],
    ["behind code on the same line", "FunctionDeclaration", "f(); /** A. */ function f() {}", "/** A. */"],
    ["that begins behind code", "FunctionDeclaration", "f(); /**\n * A. */\nfunction f() {}", "/**\n * A. */"],
    ["before a parameter", "Parameter", "function f(/** A. */ a: string) {}", "/** A. */"],
    ["none", "FunctionDeclaration", "/* A. */ function f() {}", undefined],
    ["none in a line comment", "FunctionDeclaration", "// /** A. */\nfunction f() {}", undefined],
    ["behind a decorator", "MethodDeclaration", "class A { @tool /** A. */ async f() {} }", "/** A. */"],
    [
      "before a decorator rather than behind it",
      "MethodDeclaration",
      "class A { /** A. */ @tool /** B. */ f() {} }",
      "/** A. */",
    ],
    ["none in a decorator", "MethodDeclaration", 'class A { @tool({ name: "/** A. */" }) f() {} }', undefined],
    ["behind export", "FunctionDeclaration", "export /** A. */ async function f() {}", "/** A. */"],
    ["behind async", "FunctionDeclaration", "export async /** A. */ function f() {}", "/** A. */"],
    ["none about the file", "FunctionDeclaration", "/** @packageDocumentation A. */\n\nfunction f() {}", undefined],
    ["none of a licence", "FunctionDeclaration", "/**\n * @license MIT\n */\nfunction f() {}", undefined],
    [
      "a mark in spite of a licence",
      "FunctionDeclaration",
      "/** @license M\n@tool */\nfunction f() {}",
      "/** @license M\n@tool */",
    ],
    ["on the line of a comma", "EnumMember", "enum A { /** A. */ a, b }", "/** A. */"],
    ["none in an empty comment", "FunctionDeclaration", "/**/ function f() {}", undefined],
  ])("reads the comment: %s", (_, kind, text, comment) => {
    expect(commentBefore(kind, text)).toBe(comment);
  });
});

describe("trailingCommentOf", () => {
  it.each([
    ["behind a semicolon", "interface A { a: string; /** A. */\n b: string }", "/** A. */"],
    ["behind a comma", "interface A { a: string, /** A. */ // b\n b: string }", "/** A. */"],
    ["before the end", "interface A { a: string /** A. */ }", "/** A. */"],
    ["none that leads on", "interface A { a: string; /** B. */ b: string }", undefined],
    ["none of several lines", "interface A { a: string; /**\n * B. */\n b: string }", undefined],
    ["none on the next line", "interface A { a: string;\n /** B. */\n b: string }", undefined],
    ["no other comment", "interface A { a: string; /* A. */\n b: string }", undefined],
  ])("reads the comment: %s", (_, text, comment) => {
    expect(commentBefore("PropertySignature", text, trailingCommentOf)).toBe(comment);
  });
});

describe("hasTag", () => {
  const comment = (text: string) => ({ text, start: 0, file: "/a.ts" });

  it.each(["/** @tool */", "/** Ring. @tool */", "/**\n * A.\n *\n * @tool\n */", "/**@tool*/"])(
    "sees it in %j",
    (text) => {
      expect(hasTag(comment(text), "tool")).toBe(true);
    },
  );

  it.each([
    "/** `@tool` */",
    "/** ```\n * @tool\n * ``` */",
    "/**\n * ~~~\n * @tool\n * ~~~ */",
    "/** \\@tool */",
    "/** `a\n * @tool` */",
    "/** @toolName x */",
    "/** @tool-box */",
    "/** me@tool */",
    "/** No tag. */",
  ])("does not see it in %j", (text) => {
    expect(hasTag(comment(text), "tool")).toBe(false);
  });

  it("sees nothing without a comment", () => {
    expect(hasTag(undefined, "tool")).toBe(false);
  });
});
