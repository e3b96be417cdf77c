import { generateText, isStepCount, type LanguageModel } from "ai";
import { aiTools } from "windlass/ai-sdk";
import { registry } from "./tools.js";

/** Asks; the AI SDK makes the loop. */
export async function ask(model: LanguageModel, question: string): Promise<string> {
  const { text } = await generateText({ model, prompt: question, tools: aiTools(registry), stopWhen: isStepCount(5) });
  return text;
}
