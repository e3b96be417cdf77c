import { type BedrockRuntimeClient, ConverseCommand, type Message } from "@aws-sdk/client-bedrock-runtime";
import { bedrockTools } from "windlass/bedrock";
import { registry } from "./tools.js";

const tools = bedrockTools(registry);

/** Asks until the model wants no more tools. */
export async function ask(client: BedrockRuntimeClient, question: string): Promise<string | undefined> {
  const messages: Message[] = [{ role: "user", content: [{ text: question }] }];
  for (;;) {
    const toolConfig = { tools: tools.tools };
    const command = new ConverseCommand({ modelId: "us.amazon.nova-premier-v1:0", messages, toolConfig });
    const response = await client.send(command);
    const message = response.output!.message!;
    const results = await tools.run(response);
    if (results.length === 0) return message.content?.[0]?.text;
    messages.push(message, ...results);
  }
}
