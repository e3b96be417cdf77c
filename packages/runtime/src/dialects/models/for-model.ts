import type { Dialect } from "../dialect.js";
import { type MadeDialect, makeDialect } from "../make-dialect.js";
import { geminiWire } from "../wire/gemini.js";
import type { AnyWire } from "../wire/wire.js";
import type { ModelFacts } from "./model-of.js";

/** A dialect as a certain model takes it: without strict mode, demanded tools or pictures where it has no such thing. */
export function forModel(dialect: Dialect, facts: ModelFacts): Dialect {
  const { spec } = dialect as Partial<MadeDialect>;
  const { forcedChoice, strict, picturesInResults } = facts;
  if (spec === undefined || (forcedChoice && strict && picturesInResults)) return dialect;
  const isGemini = facts.transport === "gemini" || facts.transport === "vertex";
  const wire: AnyWire = isGemini && !picturesInResults ? geminiWire({ picturesBeside: true }) : spec.wire;
  const { strict: rules, ...rest } = spec;
  return makeDialect({
    ...rest,
    ...(strict && rules !== undefined && { strict: rules }),
    // What a model refuses to be told is left to it, rather than the whole request be refused.
    wire: forcedChoice ? wire : { ...wire, choice: (choice) => wire.choice(choice === "none" ? choice : "auto") },
  });
}
