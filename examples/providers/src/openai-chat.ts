import type OpenAI from "openai";
import { openaiTools } from "windlass/openai";
import { registry } from "./tools.js";

const tools = openaiTools(registry, { strict: true });

/** Asks until the model wants no more tools. */
export async function ask(client: OpenAI, question: string): Promise<string | null> {
  const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: "user", content: question }];
  for (;;) {
    const response = await client.chat.completions.create({ model: "gpt-5", messages, tools: tools.tools });
    const message = response.choices[0]!.message;
    const results = await tools.run(response);
    if (results.length === 0) return message.content;
    messages.push(message, ...results);
  }
}
