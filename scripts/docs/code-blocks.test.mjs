import { expect, test } from "vitest";
import { codeBlocks } from "./code-blocks.mjs";

test("reads fenced code, with the file that the first line names", () => {
  const page = "Text\n```ts\n// app.ts\nconst a = `b`;\n```\n\n```json\n{}\n```\n```sh\n// a comment with words\n```\n";
  expect(codeBlocks(page)).toEqual([
    { language: "ts", file: "app.ts", text: "const a = `b`;\n" },
    { language: "json", text: "{}\n" },
    { language: "sh", text: "// a comment with words\n" },
  ]);
});
