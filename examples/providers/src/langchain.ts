import { type BaseMessage, HumanMessage } from "@langchain/core/messages";
import type { ChatOpenAI } from "@langchain/openai";
import { langchainTools } from "windlass/langchain";
import { registry } from "./tools.js";

const tools = langchainTools(registry);

/** Asks until the model wants no more tools. */
export async function ask(model: ChatOpenAI, question: string): Promise<string> {
  const bound = model.bindTools(tools);
  const messages: BaseMessage[] = [new HumanMessage(question)];
  for (;;) {
    const reply = await bound.invoke(messages);
    messages.push(reply);
    if (!reply.tool_calls?.length) return reply.text;
    for (const call of reply.tool_calls) {
      const tool = tools.find(({ name }) => name === call.name)!;
      messages.push(await tool.invoke({ ...call, type: "tool_call" }));
    }
  }
}
