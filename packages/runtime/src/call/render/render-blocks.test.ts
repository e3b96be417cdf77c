import { describe, expect, test } from "vitest";
import { target } from "../../../tests/target.js";
import { callTool } from "../pipeline.js";
import type { ContentBlock } from "./content.js";

const render = (value: unknown) =>
  callTool(
    target(() => value),
    { name: "probe" },
    {},
  );
const text = (length: number): ContentBlock => ({ type: "text", text: "x".repeat(length) });

test("of all texts together the beginning is shown, with marks; pictures stay whole", async () => {
  const picture = { type: "image", data: "A".repeat(200_000), mimeType: "image/png" };
  const { content } = await render([text(60_000), picture, text(60_000), text(5)]);
  expect(content).toEqual([
    text(60_000),
    picture,
    { type: "text", text: expect.stringMatching(/^x{40000}\n… \[cut here: the whole text has 60000 characters\]$/) },
    { type: "text", text: "… [1 more blocks are left out]" },
  ]);
});

test("the text of a document is cut, too", async () => {
  const resource = { uri: "note://1", text: "x".repeat(150_000) };
  const { content } = await render({ type: "resource", resource });
  expect(content[0]).toMatchObject({ resource: { uri: "note://1", text: expect.stringContaining("[cut here") } });
});

test("of very many blocks the first are shown", async () => {
  const { content } = await render(Array.from({ length: 200_000 }, () => text(1)));
  expect(content).toHaveLength(1001);
  expect(content.at(-1)).toEqual({ type: "text", text: "… [199000 more blocks are left out]" });
});

describe("what is too large and cannot be cut is an error that says how large it is", () => {
  const half = "A".repeat(11_000_000);
  test.each<[string, () => unknown]>([
    ["pictures", () => [1, 2].map(() => ({ type: "image", data: half, mimeType: "image/png" }))],
    ["a document of bytes", () => ({ type: "resource", resource: { uri: "a:b", blob: half + half } })],
    ["a link", () => ({ type: "resource_link", uri: half, name: half })],
    ["bytes", () => new Uint8Array(16_000_000)],
    ["JSON", () => ({ rows: [half, half] })],
    ["a text", () => half + half],
  ])("%s", async (_, make) => {
    const result = await render(make());
    expect(result).toMatchObject({ code: "invalid_output" });
    expect(result.content[0]).toMatchObject({
      text: expect.stringMatching(/^Tool "probe" returned an invalid result: is too large \(2\d{7} characters as JSON/),
    });
  });
});

test("rows of data that look like blocks are data", async () => {
  const rows = [{ type: "text", text: "a", id: 1 }];
  expect((await render(rows)).content).toEqual([{ type: "text", text: JSON.stringify(rows) }]);
});
