import { WindlassError } from "../../errors/windlass-error.js";
import { BY_NAME } from "../all.js";
import type { Dialect } from "../dialect.js";
import { modelOf } from "./model-of.js";

/**
 * The dialect that a model speaks: you never have to pick one.
 *
 * @param model - the id as the provider's SDK takes it, or with the provider in front: `groq/llama-3.3-70b-versatile`
 * @throws WindlassError `WL2203` where nobody knows which provider serves the model
 * @example
 * const tools = registry.toolset({ style: dialectFor("us.anthropic.claude-opus-5-5") });
 */
export function dialectFor(model: string): Dialect {
  const { transport } = modelOf(model);
  const found = BY_NAME[transport];
  if (found === undefined)
    throw new WindlassError("WL2203", `There is no dialect for the model ${JSON.stringify(model)}.`);
  return found;
}
