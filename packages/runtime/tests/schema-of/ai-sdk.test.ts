import { generateText, NoObjectGeneratedError, Output, stepCountIs, tool } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { expect, test } from "vitest";
import { schemaOf } from "../../src/index.js";
import { ORDER, ORDER_DESCRIPTOR, type Order, VALUE, WIRE } from "./order.js";

const order = schemaOf<Order>(ORDER_DESCRIPTOR);

type Answer = Awaited<ReturnType<MockLanguageModelV4["doGenerate"]>>;

/** A model that gives these answers, one after the other. */
function model(...contents: Answer["content"][]) {
  const tokens = { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0, text: 1, reasoning: 0 };
  return new MockLanguageModelV4({
    doGenerate: contents.map((content) => ({
      content,
      finishReason: {
        unified: content.some(({ type }) => type === "tool-call") ? "tool-calls" : "stop",
        raw: undefined,
      },
      usage: { inputTokens: tokens, outputTokens: tokens },
      warnings: [],
    })),
  });
}

/** The schema as the AI SDK asks for it. */
const DRAFT_07 = JSON.parse(
  JSON.stringify({
    $schema: "http://json-schema.org/draft-07/schema#",
    ...ORDER,
    properties: {
      ...ORDER.properties,
      place: { type: "array", items: [{ type: "number" }, { type: "number" }], minItems: 2, additionalItems: false },
    },
    $defs: undefined,
    definitions: ORDER.$defs,
  }).replaceAll("#/$defs/", "#/definitions/"),
) as object;

test("structured output: our schema is sent, the answer validated and revived", async () => {
  const llm = model([{ type: "text", text: JSON.stringify(WIRE) }]);
  const { output } = await generateText({ model: llm, prompt: "?", output: Output.object({ schema: order }) });
  const typed: Order = output;
  expect(typed).toEqual(VALUE);
  expect(llm.doGenerateCalls[0]?.responseFormat).toEqual({ type: "json", schema: DRAFT_07 });
});

test("structured output: an answer that does not fit is an error that names the faults", async () => {
  const llm = model([{ type: "text", text: JSON.stringify({ ...WIRE, place: [1], extra: 1 }) }]);
  const call = generateText({ model: llm, prompt: "?", output: Output.object({ schema: order }) }).then(
    ({ output }) => output,
  );
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(NoObjectGeneratedError.isInstance(error)).toBe(true);
  expect((error as { cause: { cause: unknown } }).cause.cause).toEqual([
    { path: ["place"], message: expect.stringContaining("at least 2 items") },
    { path: ["extra"], message: expect.any(String) },
  ]);
});

test("structured output: lists of a type", async () => {
  const llm = model([{ type: "text", text: JSON.stringify({ elements: [WIRE, WIRE] }) }]);
  const { output } = await generateText({ model: llm, prompt: "?", output: Output.array({ element: order }) });
  const typed: Order[] = output;
  expect(typed).toEqual([VALUE, VALUE]);
});

test("tools: our schema is sent, good arguments arrive revived, bad ones do not arrive", async () => {
  const received: Order[] = [];
  const place = tool({
    description: "Place an order.",
    inputSchema: order,
    execute: (given) => {
      const typed: Order = given;
      received.push(typed);
      return given.at.getTime();
    },
  });
  const call = (toolCallId: string, input: unknown) =>
    ({ type: "tool-call", toolCallId, toolName: "place", input: JSON.stringify(input) }) as const;
  const llm = model([call("1", WIRE), call("2", { ...WIRE, id: 1.5 })], [{ type: "text", text: "Done." }]);
  const result = await generateText({ model: llm, prompt: "?", tools: { place }, stopWhen: stepCountIs(2) });
  expect(received).toEqual([VALUE]);
  expect(llm.doGenerateCalls[0]?.tools).toEqual([
    expect.objectContaining({ type: "function", name: "place", inputSchema: DRAFT_07 }),
  ]);
  const [good, bad] = result.steps[0]?.content.filter(({ type }) => type !== "tool-call") ?? [];
  expect([good, bad].map((part) => part?.type).sort()).toEqual(["tool-error", "tool-result"]);
});
