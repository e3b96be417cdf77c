import { stripTypeScriptTypes } from "node:module";
import { transform } from "esbuild";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json, ToolDescriptor } from "windlass";
import type { LoweredTool } from "../lower/lowered-tool.js";
import { descriptorText } from "./descriptor-text.js";

const evaluate = (text: string) => new Function(`"use strict";return ${text}`)() as ToolDescriptor;

const search: LoweredTool = {
  name: "search",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: one of the things that must come through
  description: "Searches.\n\nIt's quick: `a` </script> ${b} <!-- \u2028",
  inputSchema: {
    type: "object",
    properties: {
      query: { type: "string", description: "It's\nwhat to find." },
      since: { type: "string", format: "date-time" },
    },
    required: ["query"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: { result: { type: "number" } },
    required: ["result"],
    additionalProperties: false,
  },
  wrapped: true,
  params: ["query", "since", { host: "signal" }],
  codec: { input: ["object", [["since", ["date"]]]] },
  options: { timeout: Number.POSITIVE_INFINITY, requiresApproval: true, annotations: { readOnlyHint: true } },
  examples: [{ query: "shoes" }],
  source: "src/search.ts:3:1",
};

test("holds everything that was derived", () => {
  const { validate, inputSchema, outputSchema, codec, examples, ...rest } = evaluate(descriptorText(search));
  expect(rest).toEqual({
    v: 1,
    name: "search",
    description: search.description,
    wrapped: true,
    params: search.params,
    options: search.options,
    source: search.source,
  });
  expect(inputSchema).toBe(JSON.stringify(search.inputSchema));
  expect(outputSchema).toBe(JSON.stringify(search.outputSchema));
  expect(JSON.parse(codec ?? "")).toEqual(search.codec);
  expect(examples).toEqual(['{"query":"shoes"}']);
  const check = validate?.();
  expect(check?.({ query: "a", since: "2026-12-01T10:00:00Z" })).toBe(true);
  expect(check?.({ query: 1 })).toBe(false);
});

test("leaves out what is not there, in a fixed order", () => {
  const inputSchema = { type: "object", not: {} } as const;
  const text = descriptorText({ params: [{ all: true }], inputSchema, name: "f", examples: [] });
  expect(text).toBe(`{v:1,name:'f',inputSchema:'{"type":"object","not":{}}',params:[{all:true}]}`);
});

describe("may be pasted into", () => {
  const text = descriptorText(search);
  test.each(["js", "jsx", "ts", "tsx"] as const)("%s", async (loader) => {
    const { code, warnings } = await transform(`export const found = f(${text});`, { loader, target: "es2020" });
    expect(warnings).toEqual([]);
    expect(code).toContain("validate");
  });

  test("TypeScript whose types are taken out", () => {
    const line = `f(x, ${text});`;
    expect(stripTypeScriptTypes(line)).toBe(line);
  });

  test("a line of any source", () => {
    expect(text).not.toMatch(/[\n\r\u2028\u2029]|<\/script|<!--/i);
  });
});

test("any name and any text come back", () => {
  const json = fc.jsonValue() as fc.Arbitrary<Json>;
  const names = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("__proto__", "constructor", "toString", "'", "\\"),
  );
  const tools = fc.record({
    names: fc.uniqueArray(names, { maxLength: 4 }),
    description: fc.string({ unit: "binary" }),
    json,
  });
  const property = fc.property(tools, ({ names, description, json }) => {
    // Own properties, `__proto__` too.
    const properties = Object.fromEntries(
      names.map((name) => [name, { type: "string", description, default: json } as const]),
    );
    const inputSchema = { type: "object", properties, required: names, additionalProperties: false } as const;
    const descriptor = evaluate(
      descriptorText({ name: "f", description, inputSchema, params: names, examples: [json] }),
    );
    expect(descriptor.description).toBe(description);
    expect(descriptor.params).toEqual(names);
    expect(descriptor.inputSchema).toBe(JSON.stringify(inputSchema));
    expect(descriptor.examples).toEqual([JSON.stringify(json)]);
    const check = descriptor.validate?.();
    expect(check?.(Object.fromEntries(names.map((name) => [name, "text"])))).toBe(true);
    expect(check?.(Object.fromEntries([...names, "one more"].map((name) => [name, "text"])))).toBe(false);
  });
  fc.assert(property, { seed: 1, numRuns: 1000 });
});

test("options keep what JSON has no word for", () => {
  const options = {
    timeout: Number.POSITIVE_INFINITY,
    register: undefined,
    annotations: JSON.parse('{"__proto__":"x"}'),
  };
  const text = descriptorText({ name: "f", inputSchema: {}, params: [], options: options as never });
  expect(text).toBe(
    `{v:1,name:'f',inputSchema:'{}',params:[],options:{timeout:Infinity,annotations:{['__proto__']:'x'}}}`,
  );
  expect(Object.keys(evaluate(text).options?.annotations ?? {})).toEqual(["__proto__"]);
});
