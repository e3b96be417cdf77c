import type OpenAI from "openai";
import { openaiResponsesTools } from "windlass/openai";
import { registry } from "./tools.js";

const tools = openaiResponsesTools(registry);

/** Asks until the model wants no more tools. */
export async function ask(client: OpenAI, question: string): Promise<string> {
  const input: OpenAI.Responses.ResponseInput = [{ role: "user", content: question }];
  for (;;) {
    const response = await client.responses.create({ model: "gpt-5", input, tools: tools.tools });
    const results = await tools.run(response);
    if (results.length === 0) return response.output_text;
    input.push(...(response.output as OpenAI.Responses.ResponseInput), ...results);
  }
}
