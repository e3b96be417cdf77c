import { expect, test } from "vitest";
import { Random } from "../../../tests/random.js";
import { randomSchema, randomValue } from "../../../tests/random-schema.js";
import type { JsonSchema } from "../../json-schema.js";
import { equal } from "../../schema/equal.js";
import { accepts } from "../../schema/explain/explain.js";
import { isObject as isObjectValue } from "../../schema/kind.js";
import { decode } from "../form/decode.js";
import { encode } from "../form/encode.js";
import { mapSchema } from "../map-schema.js";
import { ANTHROPIC_RULES, ANTHROPIC_STRICT_RULES } from "../providers/anthropic-rules.js";
import { GEMINI_OPENAPI_RULES, GEMINI_RULES } from "../providers/gemini-rules.js";
import { OPENAI_RULES, OPENAI_STRICT_RULES } from "../providers/openai-rules.js";
import { COHERE_RULES, DEEPSEEK_STRICT_RULES, OLLAMA_RULES, XAI_RULES } from "../providers/other-rules.js";
import { rewrite } from "./rewrite.js";
import type { SchemaRules } from "./rules.js";
import { meantTypes } from "./types.js";

const RULES: Readonly<Record<string, SchemaRules>> = {
  openai: OPENAI_RULES,
  "openai strict": OPENAI_STRICT_RULES,
  anthropic: ANTHROPIC_RULES,
  "anthropic strict": ANTHROPIC_STRICT_RULES,
  gemini: GEMINI_RULES,
  "gemini openapi": GEMINI_OPENAPI_RULES,
  deepseek: DEEPSEEK_STRICT_RULES,
  xai: XAI_RULES,
  cohere: COHERE_RULES,
  ollama: OLLAMA_RULES,
};

/** What a schema in the dialect takes, with OpenAPI's word for null. */
function fits(said: JsonSchema, value: unknown): boolean {
  return accepts(JSON.parse(JSON.stringify(said), (_, part) => withNull(part)) as JsonSchema, value);
}

function withNull(part: unknown): unknown {
  if (typeof part !== "object" || part === null || !("nullable" in part)) return part;
  const { nullable: _, ...rest } = part;
  return { anyOf: [rest, { type: "null" }] };
}

/** Null and absence are one for a property that may be both: a dialect that requires all properties cannot tell them apart. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).filter(([, inner]) => inner !== null))
      : part,
  );

/** Schemas as tools have them: of a type, objects open or closed on purpose. Others are narrowed to what they mean. */
const meant = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (part) => {
    const isCombined = ["enum", "const", "$ref", "anyOf", "oneOf", "allOf", "not"].some((word) => word in part);
    const [type, ...others] = part.type === undefined && !isCombined ? meantTypes(part) : [];
    if (part.type === undefined && isCombined) return combined(part);
    const typed: JsonSchema = type === undefined ? part : others.length > 0 ? {} : { ...part, type };
    const isOpen = typed.type !== undefined && [typed.type].flat().includes("object");
    return isOpen && typed.additionalProperties === undefined ? { ...typed, additionalProperties: false } : typed;
  });

/** Without bounds beside a union or a reference, which would be for one type of several. */
const combined = (part: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(part).filter(([word]) => !["minimum", "minLength", "maxLength"].includes(word)));

test.each(Object.entries(RULES))("%s: what goes out comes back", (_, rules) => {
  let compared = 0;
  for (let seed = 1; seed <= 800; seed++) {
    const random = new Random(seed);
    const part = meant(randomSchema(random));
    const { $defs, ...inner } = part;
    const isObject = inner.type === "object" && seed % 2 === 0;
    const schema: JsonSchema = isObject
      ? part
      : { type: "object", properties: { v: inner, w: { type: "string" } }, required: ["v"], $defs: $defs! };
    const before = JSON.stringify(schema);
    const found = rewrite(schema, rules);
    expect(JSON.stringify(schema)).toBe(before);
    if ("refused" in found) continue;
    const again = rewrite(schema, rules) as typeof found;
    expect(JSON.stringify([again.schema, again.losses])).toBe(JSON.stringify([found.schema, found.losses]));
    for (let index = 0; index < 20; index++) {
      const value = JSON.parse(JSON.stringify({ v: randomValue(random, part) })).v;
      const args = isObject ? value : { v: value };
      if (!isObjectValue(args) || !accepts(schema, args)) continue;
      compared++;
      const sent = encode(found.form, args, schema);
      const shown = JSON.stringify({ seed, schema, said: found.schema, args, sent });
      const back = decode(found.form, sent, found.schema ?? {});
      expect(equal(withoutNulls(back), withoutNulls(args)), `${shown} ${JSON.stringify(back)}`).toBe(true);
      expect(found.schema === undefined || fits(found.schema, sent), shown).toBe(true);
    }
  }
  expect(compared).toBeGreaterThan(1000);
});
