import type Anthropic from "@anthropic-ai/sdk";
import { anthropicTools } from "windlass/anthropic";
import { registry } from "./tools.js";

const tools = anthropicTools(registry);

/** Asks until the model wants no more tools. */
export async function ask(client: Anthropic, question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: "user", content: question }];
  for (;;) {
    const reply = await client.messages.create({
      model: "claude-opus-5",
      max_tokens: 1000,
      messages,
      tools: tools.tools,
    });
    const results = await tools.run(reply);
    if (results.length === 0) return reply.content.map((block) => (block.type === "text" ? block.text : "")).join("");
    messages.push({ role: "assistant", content: reply.content }, ...results);
  }
}
