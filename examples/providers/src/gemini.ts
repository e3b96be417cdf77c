import type { Content, GoogleGenAI } from "@google/genai";
import { geminiTools } from "windlass/gemini";
import { registry } from "./tools.js";

const tools = geminiTools(registry);

/** Asks until the model wants no more tools. */
export async function ask(client: GoogleGenAI, question: string): Promise<string | undefined> {
  const contents: Content[] = [{ role: "user", parts: [{ text: question }] }];
  for (;;) {
    const config = { tools: tools.tools };
    const response = await client.models.generateContent({ model: "gemini-3-flash", contents, config });
    const results = await tools.run(response);
    if (results.length === 0) return response.text;
    contents.push(response.candidates![0]!.content!, ...results);
  }
}
