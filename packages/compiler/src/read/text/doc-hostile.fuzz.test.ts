import fc from "fast-check";
import { expect, it } from "vitest";
import type { TypeModel } from "../../model/type-model.js";
import type { Type } from "../../typescript/project.js";
import { notesFrom } from "../notes/comment-notes.js";
import type { Found, Reading } from "../reading.js";
import { readDoc } from "./doc.js";

const RUNS = { seed: 5, numRuns: 2000 };

const PIECE = fc.constantFrom(
  ..."@ { } [ ] ( ) ` `` ``` ~~~ * / \\ | - = < > : , . ' \" # 0 1 a ä 🔔 \t \r \u2028".split(" "),
  " ", " ", "\n", "\n", "\n * ", "\r\n", "@param ", "@param {", "@param [a=", "@returns ", "@default ", "@example ", "@pattern ",
  "@minimum ", "@tool", "@readOnly false", "{@link ", "{@code ", "word", "a.b", "a[].b", "/**", "//", "true", "null", "1e999",
  "__proto__", "constructor", "[1]", "{ a: 1 }", "as const",
); // biome-ignore format: a list of pieces
const COMMENT = fc.array(PIECE, { maxLength: 40 }).map((pieces) => `/**${pieces.join("").replaceAll("*/", "")}*/`);

const MODELS: readonly TypeModel[] = [
  { kind: "string" },
  { kind: "number" },
  { kind: "array", items: { kind: "number" } },
  { kind: "union", members: [{ kind: "literal", values: ["a", 1] }, { kind: "null" }] },
  { kind: "object", properties: [{ name: "a", type: { kind: "number" }, optional: true }] },
  { kind: "unknown" },
];

it("reads any comment, and says where in it tags and names stand", () => {
  fc.assert(
    fc.property(COMMENT, (comment) => {
      const { tags, params, paramStarts } = readDoc(comment);
      for (const { name, start } of tags)
        expect(comment.slice(start, start + name.length + 1).toLowerCase()).toBe(`@${name.toLowerCase()}`);
      for (const name of params.keys()) {
        const start = paramStarts.get(name) ?? 0;
        expect(comment.startsWith(name, start) || comment[start] === "@").toBe(true);
      }
    }),
    RUNS,
  );
});

it("takes nothing from a comment that is no plain data, and places each fault within it", () => {
  fc.assert(
    fc.property(COMMENT, fc.constantFrom(...MODELS), (text, model) => {
      const found: Found[] = [];
      const place = { file: "/a.ts", start: 0, end: 0 };
      const project = { kindOfType: () => "string", symbolOf: () => undefined, typeText: () => "T" };
      const reading = { project, found: (one: Found) => found.push(one), path: "", place } as unknown as Reading;
      const notes = notesFrom(reading, { text, start: 100, file: "/a.ts" }, model, {} as Type);
      expect(JSON.parse(JSON.stringify(notes))).toEqual(notes);
      for (const { place: at } of found) {
        expect(at.start).toBeGreaterThanOrEqual(100);
        expect(at.end).toBeGreaterThan(at.start);
        expect(at.end).toBeLessThanOrEqual(100 + text.length);
      }
    }),
    RUNS,
  );
});
