import { expect, it } from "vitest";
import { nearTag } from "./tag-names.js";
import { unknownTags } from "./unknown-tags.js";

it.each([
  ["/** Text. @minmum 3 */", ["minmum"]],
  ["/** @minmum 3\n@maxmum 4 */", ["minmum", "maxmum"]],
  ["/**\n * Text @minmum 3\n * @maxmum 4\n */", ["maxmum"]],
  ["/** `@minmum 3` and a@minmum 3 */", []],
  ["/**\n * ```\n * @minmum 3\n * ```\n */", []],
  ["/**\n * @example\n * @minmum 3\n * @remarks\n * @maxmum 4\n */", ["maxmum"]],
  ["/** @minmum, as they say. */", []],
  ["/** @minimum 3 @tool */", []],
])("finds what is no tag in %j", (comment, names) => {
  const found = unknownTags(comment);
  expect(found.map(({ name }) => name)).toEqual(names);
  for (const { name, start } of found) expect(comment.startsWith(`@${name}`, start)).toBe(true);
});

it.each([
  ["minmum", "minimum"],
  ["minmun", "minimum"],
  ["timout", "timeout"],
  ["parm", "param"],
  ["tol", "tool"],
  ["Tool", "tool"],
  ["tools", "tool"],
  ["maxlenght", "maxLength"],
  ["toolname", "toolName"],
  ["isInteger", "integer"],
])("%s is nearly %s", (name, near) => {
  expect(nearTag(name)).toBe(near);
});

it.each(["todo", "readonly", "examples", "sample", "form", "team", "constructor", "__proto__", "m".repeat(1000)])(
  "%s is no slip",
  (name) => {
    expect(nearTag(name)).toBeUndefined();
  },
);
