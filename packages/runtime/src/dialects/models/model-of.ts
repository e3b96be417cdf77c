import { WindlassError } from "../../errors/windlass-error.js";
import { show } from "../../schema/show.js";
import { PREFIXES, TABLE, type Transport, WHOLE } from "./table.js";

/** What is known of a model by its id. */
export interface ModelFacts {
  /** The dialect that it is reached by, where nobody says otherwise. */
  readonly transport: Transport;
  /** The model's own id, without a prefix that names its provider. */
  readonly model: string;
  /** Whether a certain tool, or any, can be demanded of it. */
  readonly forcedChoice: boolean;
  /** Whether it is to be used in strict mode. */
  readonly strict: boolean;
  /** Whether results may hold pictures; with others they stand beside the result. */
  readonly picturesInResults: boolean;
}

/** Claude models of which a certain tool cannot be demanded. */
const UNFORCED = /claude-(?:(?:sonnet|opus)-5-5|fable-5-[12])/;
/** Claude models whose strict mode Bedrock's own copy of the schemas refuses. */
const LOOSE_ON_BEDROCK = /claude-(?:opus-4-[78]|(?:opus|fable|sonnet)-5)/;

/** Before the third Gemini a result held no pictures. */
const OLD_GEMINI = /gemini-[12](?:\.|-)|gemma-/;

/**
 * Which dialect a model speaks, by its id.
 *
 * @param model - the id as the provider's SDK takes it, or with the provider in front: `groq/llama-3.3-70b-versatile`
 * @throws WindlassError `WL2203` where nobody knows
 */
export function modelOf(model: string): ModelFacts {
  const found = typeof model === "string" ? transportOf(model) : undefined;
  if (found === undefined) {
    const id = typeof model === "string" && model !== "" ? model : "llama-3.3-70b-versatile";
    throw new WindlassError("WL2203", `Nobody knows which provider serves the model ${show(model)}.`, {
      hint: `Put the provider in front, as in "groq/${id}", or give the dialect itself as \`style\`. Providers are ${[...new Set(Object.values(PREFIXES))].join(", ")}.`,
    });
  }
  const { transport, id } = found;
  const isClaude = id.includes("claude-");
  return {
    // Vertex serves Claude in Anthropic's own words.
    transport: isClaude && transport === "vertex" ? "anthropic" : transport,
    model: id,
    forcedChoice: !UNFORCED.test(id) && !(transport === "deepseek" && id.includes("reasoner")),
    strict: !(transport === "bedrock" && LOOSE_ON_BEDROCK.test(id)),
    picturesInResults: !OLD_GEMINI.test(id),
  };
}

function transportOf(model: string): { readonly transport: Transport; readonly id: string } | undefined {
  const whole = lookUp(WHOLE, model);
  if (whole !== undefined) return { transport: whole, id: model };
  const [, prefix = "", rest = ""] = /^([a-z_-]+)[/:](.+)$/.exec(model) ?? [];
  const name = prefix.replaceAll("_", "-");
  if (Object.hasOwn(PREFIXES, name)) {
    const named = PREFIXES[name]!;
    const inner = lookUp(TABLE, rest);
    // Models that only Responses serve are named by OpenAI's prefix too.
    return { transport: named === "openai" && inner === "openai-responses" ? inner : named, id: rest };
  }
  const known = lookUp(TABLE, model);
  return known === undefined ? undefined : { transport: known, id: model };
}

function lookUp(table: readonly (readonly [RegExp, Transport])[], id: string): Transport | undefined {
  return table.find(([pattern]) => pattern.test(id))?.[1];
}
