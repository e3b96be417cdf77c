import { WindlassError } from "../../errors/windlass-error.js";
import { BY_NAME } from "../all.js";
import type { Dialect } from "../dialect.js";
import { forModel } from "./for-model.js";
import { modelOf } from "./model-of.js";

/**
 * The dialect that a model speaks: you never have to pick one. Some models take less than their dialect has, and get it so: no
 * strict mode, or no demand of a certain tool (`toolChoice` then leaves it to them).
 *
 * @param model - the id as the provider's SDK takes it, or with the provider in front: `groq/llama-3.3-70b-versatile`
 * @throws WindlassError `WL2203` where nobody knows which provider serves the model
 * @example
 * const tools = registry.toolset({ style: dialectFor("us.anthropic.claude-opus-5-5") });
 */
export function dialectFor(model: string): Dialect {
  const facts = modelOf(model);
  const found = BY_NAME[facts.transport];
  if (found === undefined)
    throw new WindlassError("WL2203", `There is no dialect for the model ${JSON.stringify(model)}.`);
  return forModel(found, facts);
}
