import { expect, test } from "vitest";
import { facts } from "../../../tests/hand-written.js";
import { imageContent } from "../../call/render/make-content.js";
import { convert } from "../convert.js";
import { dialectFor } from "./dialect-for.js";
import { modelOf } from "./model-of.js";

test.each([
  [
    "openai",
    "gpt-6-astra gpt-6.2-sol gpt-5.6-terra gpt-5.5 gpt-5.4-mini gpt-5 gpt-4.1 gpt-4o o4-mini o3 o1 chatgpt-4o-latest openai/gpt-5 openai:gpt-4o ft:gpt-4o:me",
  ],
  [
    "openai-responses",
    "gpt-5.5-pro gpt-5-codex o3-pro gpt-5.6-cyber gpt-daybreak-1-latest codex-mini-latest computer-use-preview openai/gpt-5-codex",
  ],
  [
    "anthropic",
    "claude-fable-5-2 claude-haiku-5-5 claude-opus-4-8 claude-sonnet-4-5 anthropic/claude-opus-5 anthropic:claude-opus-5 claude-opus-4-7@20260101",
  ],
  [
    "gemini",
    "gemini-4-argon gemini-3.8-flash models/gemini-2.5-pro gemini-flash-latest gemma-4-27b google/gemini-2.5-pro",
  ],
  ["vertex", "publishers/google/models/gemini-2.5-pro vertex/gemini-2.5-pro"],
  [
    "bedrock",
    "us.anthropic.claude-opus-5-5 amazon.nova-2-lite-v1:0 us.amazon.nova-premier-v1:0 openai.gpt-oss-120b-1:0 us.deepseek.r1-v1:0 mistral.mistral-large-2407-v1:0 global.anthropic.claude-sonnet-4-5 arn:aws:bedrock:us-east-1:1:inference-profile/x bedrock/custom",
  ],
  [
    "mistral",
    "mistral-large-4 mistral-medium-3.5 ministral-8b-2512 magistral-small codestral-2508 devstral-small pixtral-large voxtral-mini open-mistral-7b open-mixtral-8x7b",
  ],
  ["cohere", "command-a-03-2025 command-r7b-12-2024 c4ai-aya-expanse-8b"],
  ["xai", "grok-4.7 grok-4.20-non-reasoning grok-latest x-ai/grok-4.6"],
  ["deepseek", "deepseek-v4-pro deepseek-flash deepseek-reasoner"],
  [
    "groq",
    "llama-3.3-70b-versatile meta-llama/llama-4-scout openai/gpt-oss-120b qwen/qwen3.6-27b moonshotai/kimi-k2-instruct groq/whatever",
  ],
  ["ollama", "qwen3:4b llama3.1 deepseek-r1:8b ollama/mine phi4"],
  ["azure", "azure/my-deployment"],
])("%s: %s", (transport, ids) => {
  for (const id of ids.split(" ")) expect([id, modelOf(id).transport]).toEqual([id, transport]);
});

test("what is known of a model", () => {
  expect(modelOf("anthropic/claude-sonnet-5-5")).toEqual({
    transport: "anthropic",
    model: "claude-sonnet-5-5",
    forcedChoice: false,
    strict: true,
    picturesInResults: true,
  });
  expect(modelOf("us.anthropic.claude-opus-5-5")).toMatchObject({ strict: false, forcedChoice: false });
  expect(modelOf("us.anthropic.claude-haiku-4-5")).toMatchObject({ strict: true, forcedChoice: true });
  expect(modelOf("deepseek-reasoner").forcedChoice).toBe(false);
});

test.each(["", "wizard-9", "constructor/x", "__proto__", undefined, 5])("%j is nobody's", (id) => {
  expect(() => modelOf(id as string)).toThrow(expect.objectContaining({ code: "WL2203" }));
});

test("a dialect as the model takes it", () => {
  const tool = facts({
    type: "object",
    properties: { a: { type: "string" } },
    required: ["a"],
    additionalProperties: false,
  });
  const strict = (model: string) => convert(tool, dialectFor(model), { strict: true }).strict;
  expect([strict("us.anthropic.claude-haiku-4-5"), strict("us.anthropic.claude-opus-5-5")]).toEqual([true, false]);
  const choice = (model: string) => dialectFor(model).wire?.choice({ tool: "probe" });
  expect(choice("claude-opus-4-8")).toEqual({ type: "tool", name: "probe" });
  expect(choice("claude-opus-5-5")).toEqual({ type: "auto" });
  const result = {
    callId: "a",
    name: "probe",
    isError: false,
    content: [imageContent("AA==", "image/png")],
    durationMs: 1,
  };
  const parts = (model: string) =>
    (dialectFor(model).wire!.resultsFor([{ result, name: "probe" }]) as { parts: object[] }[])[0]?.parts.map(
      (part) => Object.keys(part)[0],
    );
  expect(parts("gemini-2.5-pro")).toEqual(["functionResponse", "inlineData"]);
  expect(parts("gemini-3-flash-preview")).toEqual(["functionResponse"]);
});
