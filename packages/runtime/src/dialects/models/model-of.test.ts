import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { facts } from "../../../tests/hand-written.js";
import { imageContent } from "../../call/render/make-content.js";
import { convert } from "../convert.js";
import { dialectFor } from "./dialect-for.js";
import { modelOf } from "./model-of.js";

test.each([
  [
    "openai",
    "gpt-6-astra gpt-6.2-astra gpt-6.1-sol gpt-6.2-sol gpt-6.1-terra gpt-6-sol gpt-6-luna gpt-5.6-sol gpt-5.6-terra gpt-5.6-luna gpt-5.5 gpt-5.5-2026-04-23 gpt-5.4 gpt-5.4-mini gpt-5.4-nano gpt-5.2 gpt-5.1 gpt-5 gpt-4.1 gpt-4o o4-mini o3 o1 chatgpt-4o-latest openai/gpt-5 openai:gpt-4o ft:gpt-4o:me ft:gpt-4o-mini-2024-07-18:me::7b",
  ],
  [
    "openai-responses",
    "gpt-5.5-pro gpt-5.5-pro-2026-04-23 gpt-5-codex o3-pro gpt-5.6-cyber gpt-daybreak-1-latest codex-mini-latest computer-use-preview openai/gpt-5-codex openai:o3-pro openai-responses/gpt-5",
  ],
  [
    "anthropic",
    "claude-fable-5-2 claude-mythos-5-2 claude-haiku-5-5 claude-sonnet-5-5 claude-opus-5-5 claude-fable-5-1 claude-mythos-5-1 claude-sonnet-5 claude-opus-5 claude-fable-5 claude-opus-4-8 claude-opus-4-7 claude-opus-4-6 claude-opus-4-5 claude-sonnet-4-6 claude-sonnet-4-5 claude-haiku-4-5 anthropic/claude-opus-5 anthropic:claude-opus-5 claude-opus-4-7@20260101 vertex/claude-opus-5 publishers/anthropic/models/claude-opus-5",
  ],
  [
    "gemini",
    "gemini-4-argon gemini-4-carbon gemini-4-hydrogen gemini-3.8-flash gemini-3.7-flash gemini-3.6-flash gemini-3.5-flash gemini-3.5-flash-lite gemini-3.1-pro-preview gemini-3.1-pro-preview-customtools gemini-3-flash-preview gemini-2.5-pro gemini-2.5-flash gemini-2.5-flash-lite models/gemini-2.5-pro gemini-pro-latest gemini-flash-latest gemini-flash-lite-latest gemma-4-27b google/gemini-2.5-pro google_genai:gemini-2.5-flash",
  ],
  [
    "vertex",
    "publishers/google/models/gemini-2.5-pro projects/p/locations/l/publishers/google/models/gemini-2.5-pro vertex/gemini-2.5-pro vertex_ai/gemini-2.5-pro google_vertexai:gemini-2.5-pro google-vertex/gemini-2.5-pro",
  ],
  [
    "bedrock",
    "us.anthropic.claude-opus-5-5 eu.anthropic.claude-opus-5 apac.anthropic.claude-opus-5 jp.anthropic.claude-opus-5 us-gov.anthropic.claude-sonnet-4-5 amazon.nova-2-lite-v1:0 us.amazon.nova-premier-v1:0 openai.gpt-oss-120b-1:0 us.deepseek.r1-v1:0 mistral.mistral-large-2407-v1:0 meta.llama3-3-70b-instruct-v1:0 global.anthropic.claude-sonnet-4-5 arn:aws:bedrock:us-east-1:1:inference-profile/x bedrock/custom bedrock_converse:anthropic.claude-opus-5 amazon-bedrock/custom",
  ],
  [
    "mistral",
    "mistral-large-4 mistral-large-2512 mistral-medium-2604 mistral-medium-3.5 mistral-small-2603 ministral-3b-2512 ministral-8b-2512 ministral-14b-2512 magistral-small codestral-2508 devstral-small pixtral-large voxtral-mini open-mistral-7b open-mixtral-8x7b mistral:mistral-large-4 mistralai/mistral-large-4 ft:ministral-3b-latest:me",
  ],
  [
    "cohere",
    "command-a-03-2025 command-a-reasoning-08-2025 command-a-vision-07-2025 command-r7b-12-2024 c4ai-aya-expanse-8b cohere/command-a",
  ],
  ["xai", "grok-4.7 grok-4.6 grok-4.5 grok-4.3 grok-4.20-reasoning grok-4.20-non-reasoning grok-latest x-ai/grok-4.6"],
  ["deepseek", "deepseek-v4-pro deepseek-v4-flash deepseek-pro deepseek-flash deepseek-reasoner deepseek:deepseek-pro"],
  [
    "groq",
    "llama-3.3-70b-versatile llama-3.1-8b-instant meta-llama/llama-4-scout openai/gpt-oss-20b openai/gpt-oss-120b qwen/qwen3.6-27b qwen/qwen3.8-27b moonshotai/kimi-k2-instruct groq/whatever",
  ],
  [
    "ollama",
    "qwen3:4b llama3.1 deepseek-r1:8b ollama/mine ollama:mine ollama_chat/mine phi4 gpt-oss:20b mistral:7b mistral:latest mistral-small:24b command-r:35b deepseek-coder:6.7b deepseek-v3.1:671b-cloud gemma-3:4b llama3.2:3b-instruct-q4_K_M",
  ],
  ["azure", "azure/my-deployment azure_openai:my-deployment"],
])("%s: %s", (transport, ids) => {
  for (const id of ids.split(" ")) expect([id, modelOf(id).transport]).toEqual([id, transport]);
});

test("what OpenAI's SDK lists for Responses alone is for Responses, all else for either", () => {
  const types = readFileSync(
    createRequire(import.meta.url)
      .resolve("openai/resources/shared")
      .replace(/\.js$/, ".d.ts"),
    "utf8",
  );
  const listed = (name: string) =>
    [...(new RegExp(`type ${name} = (.*);`).exec(types)?.[1] ?? "").matchAll(/'([^']+)'/g)].map(([, id]) => id!);
  const [chat, alone] = [listed("ChatModel"), listed("ResponsesModel")];
  expect([chat.length > 50, alone.length > 15]).toEqual([true, true]);
  for (const id of alone) expect([id, modelOf(id).transport]).toEqual([id, "openai-responses"]);
  for (const id of chat) {
    const isLate = /-pro|codex/.test(id);
    expect([id, modelOf(id).transport]).toEqual([id, isLate ? "openai-responses" : "openai"]);
  }
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

test("nobody's model: the error names the providers and shows how to name one", () => {
  expect(() => modelOf("wizard-9")).toThrow(
    expect.objectContaining({ hint: expect.stringMatching(/"groq\/wizard-9".*openai, openai-responses, azure/) }),
  );
});

test.each(["", "wizard-9", "constructor/x", "__proto__", "__proto__/x", undefined, 5, 5n, Symbol("x"), {}])(
  "%s is nobody's",
  (id) => {
    expect(() => modelOf(id as string)).toThrow(expect.objectContaining({ code: "WL2203" }));
  },
);

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
