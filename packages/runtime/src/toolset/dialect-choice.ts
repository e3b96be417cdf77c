import type { Dialect } from "../dialects/dialect.js";
import { forModel } from "../dialects/models/for-model.js";
import { modelOf } from "../dialects/models/model-of.js";
import { DIALECTS, dialectOf, type KnownDialects, type Style } from "../dialects/styles.js";
import { WindlassError } from "../errors/windlass-error.js";

/** For whom tools are: a dialect, or the model that says which. */
export interface DialectChoice {
  readonly style?: Style | undefined;
  /** The model's id: its dialect is found by it. */
  readonly model?: string | undefined;
}

/**
 * The dialect of a choice; OpenAI's where nothing is said.
 *
 * @throws WindlassError `WL2203` where the model's dialect is a value of `windlass/dialects`, or nobody knows it
 */
export function chosenDialect({ style, model }: DialectChoice): Dialect {
  if (style !== undefined || model === undefined) return dialectOf(style ?? "openai");
  const facts = modelOf(model);
  const { transport } = facts;
  if (Object.hasOwn(DIALECTS, transport)) return forModel(DIALECTS[transport as keyof KnownDialects], facts);
  const id = JSON.stringify(model);
  throw new WindlassError(
    "WL2203",
    `The model ${id} speaks the dialect ${JSON.stringify(transport)}, which the core does not hold.`,
    {
      hint: `\`import { dialectFor } from "windlass/dialects"\`, then \`{ style: dialectFor(${id}) }\`.`,
    },
  );
}
