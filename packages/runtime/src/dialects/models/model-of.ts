import { WindlassError } from "../../errors/windlass-error.js";

/** The names of the dialects that models are reached by. */
export type Transport =
  | "openai" | "openai-responses" | "azure" | "groq" | "ollama" | "mistral" | "xai" | "deepseek" | "anthropic" | "gemini"
  | "vertex" | "bedrock" | "cohere"; // biome-ignore format: a list of words

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

/** Prefixes by which routers and SDKs name the provider: `anthropic/claude-opus-5`, `openai:gpt-5`. */
const PREFIXES: Readonly<Record<string, Transport>> = {
  openai: "openai",
  "openai-responses": "openai-responses",
  azure: "azure",
  groq: "groq",
  ollama: "ollama",
  mistral: "mistral",
  mistralai: "mistral",
  xai: "xai",
  "x-ai": "xai",
  deepseek: "deepseek",
  anthropic: "anthropic",
  claude: "anthropic",
  gemini: "gemini",
  google: "gemini",
  vertex: "vertex",
  bedrock: "bedrock",
  "amazon-bedrock": "bedrock",
  cohere: "cohere",
};

/** Ids by their form, the first that fits. The id alone does not say who serves it: open models are served by many. */
const TABLE: readonly (readonly [RegExp, Transport])[] = [
  [/^arn:aws[^:]*:bedrock:/, "bedrock"],
  [/^(?:[a-z]{2,6}\.)?(?:amazon|anthropic|meta|mistral|cohere|ai21|deepseek|openai|qwen|writer|zai|stability|twelvelabs|luma|moonshot|minimax|nvidia|google)\.[a-z0-9]/, "bedrock"],
  [/^openai\/gpt-oss-/, "groq"],
  [/^(?:meta-llama|qwen|moonshotai)\//, "groq"],
  [/^llama-\d[\d.]*-\d+b-(?:versatile|instant)$/, "groq"],
  [/^(?:gpt-5\.5-pro|gpt-5-codex|o[13]-pro|gpt-5\.6-cyber|gpt-daybreak-.*|codex-.*|computer-use-.*|o[34](?:-mini)?-deep-research.*)$/, "openai-responses"],
  [/^(?:gpt-|chatgpt-|ft:|o[134](?:$|-))/, "openai"],
  [/^claude-[^/]*@/, "vertex"],
  [/^claude-/, "anthropic"],
  [/^(?:models\/)?(?:gemini|gemma)-/, "gemini"],
  [/^(?:projects\/.*\/)?publishers\/google\//, "vertex"],
  [/^(?:mistral|ministral|magistral|codestral|devstral|pixtral|voxtral|open-mistral|open-mixtral)-/, "mistral"],
  [/^(?:command|c4ai)-/, "cohere"],
  [/^grok-/, "xai"],
  [/^deepseek-(?!r1:)/, "deepseek"],
  [/^[a-z0-9._-]+:[a-z0-9._-]+$/, "ollama"],
  [/^(?:llama|qwen|phi|gemma|smollm|granite)[\d.]+$/, "ollama"],
]; // biome-ignore format: a table

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
    throw new WindlassError("WL2203", `Nobody knows which provider serves the model ${JSON.stringify(model)}.`, {
      hint: `Put the provider in front, as in "groq/${model}", or give the dialect itself as \`style\`. Providers are ${[...new Set(Object.values(PREFIXES))].join(", ")}.`,
    });
  }
  const { transport, id } = found;
  const isClaude = id.includes("claude-");
  return {
    transport: isClaude && transport === "vertex" ? "anthropic" : transport,
    model: id,
    forcedChoice: !UNFORCED.test(id) && !(transport === "deepseek" && id.includes("reasoner")),
    strict: !(transport === "bedrock" && LOOSE_ON_BEDROCK.test(id)),
    picturesInResults: !OLD_GEMINI.test(id),
  };
}

function transportOf(model: string): { readonly transport: Transport; readonly id: string } | undefined {
  // What the table knows as a whole is no prefix: `openai/gpt-oss-120b` is Groq's id.
  const known = TABLE.find(([pattern]) => pattern.test(model));
  if (known !== undefined && known[1] !== "ollama") return { transport: known[1], id: model };
  const [, prefix = "", rest = ""] = /^([a-z-]+)[/:](.+)$/.exec(model) ?? [];
  if (Object.hasOwn(PREFIXES, prefix)) {
    const named = PREFIXES[prefix]!;
    const inner = TABLE.find(([pattern]) => pattern.test(rest))?.[1];
    // Models that only Responses serve are named by OpenAI's prefix too.
    return { transport: named === "openai" && inner === "openai-responses" ? inner : named, id: rest };
  }
  return known === undefined ? undefined : { transport: known[1], id: model };
}
