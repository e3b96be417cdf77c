import type { OpenAITool } from "../definitions.js";
import { type MadeDialect, makeDialect } from "../make-dialect.js";
import { mistralWire } from "../wire/mistral.js";
import { openai } from "./openai.js";

/**
 * Mistral (https://docs.mistral.ai/capabilities/function_calling). What its strict mode takes is documented nowhere, so it gets what OpenAI's
 * takes. Ids of calls are nine letters and digits.
 */
export const mistral: MadeDialect<OpenAITool, typeof mistralWire> = makeDialect({
  ...openai.spec,
  name: "mistral",
  limits: { strict: openai.spec.limits.strict! },
  wire: mistralWire,
});
