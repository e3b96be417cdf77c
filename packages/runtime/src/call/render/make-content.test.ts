import { expect, test } from "vitest";
import { target } from "../../../tests/target.js";
import { callTool } from "../pipeline.js";
import { audioContent, imageContent, resourceContent, textContent } from "./make-content.js";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d]);

test("text, pictures, sounds and documents", () => {
  expect(textContent("Sales")).toEqual({ type: "text", text: "Sales" });
  expect(imageContent(PNG)).toEqual({ type: "image", data: "iVBORw0=", mimeType: "image/png" });
  expect(imageContent(PNG.buffer, "image/x-other")).toMatchObject({ data: "iVBORw0=", mimeType: "image/x-other" });
  expect(imageContent("PHN2Zz4=", "image/svg+xml")).toMatchObject({ data: "PHN2Zz4=", mimeType: "image/svg+xml" });
  expect(audioContent(new Uint8Array([1, 2]), "audio/mpeg")).toMatchObject({ type: "audio", data: "AQI=" });
  expect(resourceContent("note://1", "# One", "text/markdown")).toEqual({
    type: "resource",
    resource: { uri: "note://1", mimeType: "text/markdown", text: "# One" },
  });
  expect(resourceContent("note://2", PNG)).toEqual({
    type: "resource",
    resource: { uri: "note://2", blob: "iVBORw0=" },
  });
});

test.each([
  ["imageContent", () => imageContent(new Uint8Array([1, 2, 3]))],
  ["imageContent", () => imageContent("AQI=")],
  ["audioContent", () => audioContent(PNG)],
])("%s has to know the kind", (name, make) => {
  expect(make).toThrow(
    expect.objectContaining({ code: "WL2015", message: expect.stringContaining(`Say it: \`${name}(`) }),
  );
});

test("blocks go to the model as they are, one or several", async () => {
  const chart = target(() => [textContent("Sales:"), imageContent(PNG)]);
  const result = await callTool(chart, { name: "probe" }, {});
  expect(result.content).toEqual([{ type: "text", text: "Sales:" }, expect.objectContaining({ type: "image" })]);
  const one = await callTool(
    target(() => resourceContent("note://1", "x")),
    { name: "probe" },
    {},
  );
  expect(one.content).toEqual([{ type: "resource", resource: { uri: "note://1", text: "x" } }]);
});
