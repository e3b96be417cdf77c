import { createRequire } from "node:module";
import type ts from "typescript";
import { describe, expect, it } from "vitest";
import { projectFromProgram } from "../typescript/in-process/project-from-program.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { docCommentOf, hasTag } from "./doc-comment.js";

const typescript = createRequire(import.meta.url)("typescript") as typeof ts;

/** The doc comment in front of the first node of a kind. */
function commentBefore(kind: string, text: string): string | undefined {
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
  return node && docCommentOf(project, node)?.text;
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
    ["none in an empty comment", "FunctionDeclaration", "/**/ function f() {}", undefined],
  ])("reads the comment: %s", (_, kind, text, comment) => {
    expect(commentBefore(kind, text)).toBe(comment);
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
