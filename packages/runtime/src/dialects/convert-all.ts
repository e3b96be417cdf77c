import { WindlassError } from "../errors/windlass-error.js";
import type { JsonSchema } from "../json-schema.js";
import { plan } from "./budget/plan.js";
import type { Conversion, Loss } from "./conversion.js";
import { type Convertible, convert } from "./convert.js";
import type { Dialect } from "./dialect.js";
import { fitNames } from "./names/fit-names.js";

/** How the tools of a request are converted. */
export interface ConvertAllOptions {
  /** True: in the provider's strict mode, each tool that can be, as far as the provider's limits go. */
  readonly strict?: boolean | undefined;
}

/**
 * Converts the tools of a request together: each has a name of its own, and what the provider allows in one request is
 * kept to before it is sent, since one tool too many makes it refuse all.
 *
 * @param tools - the tools, in the order of the request
 * @param dialect - a dialect as a value
 * @param options - `strict`
 * @throws WindlassError `WL2204` where there are more tools than the provider takes
 */
export function convertAll<Definition extends object>(
  tools: readonly Convertible[],
  dialect: Dialect<Definition>,
  options: ConvertAllOptions = {},
): Conversion<Definition>[] {
  const { limits = {}, toolName } = dialect;
  if (limits.tools !== undefined && tools.length > limits.tools)
    throw tooMany(tools.length, limits.tools, dialect.name);
  const facts = tools.map((tool) => ("facts" in tool ? tool.facts() : tool));
  const own = facts.map(({ name }) => name);
  const names = toolName === undefined ? new Map<string, string>() : fitNames(own, toolName);
  const one = (index: number, strict: boolean) =>
    convert(facts[index]!, dialect, { strict, name: names.get(own[index]!) });
  const converted = facts.map((_, index) => one(index, options.strict === true));
  if (options.strict !== true || limits.strict === undefined) return converted;
  const reasons = plan(
    converted.map(({ strict, definition }) => ({ strict, schema: schemaIn(definition) })),
    limits,
  );
  return converted.map((conversion, index) => {
    const reason = reasons[index];
    if (reason === undefined || !conversion.strict) return conversion;
    const loss: Loss = { path: "", keyword: "strict", kind: "demoted", message: `not in strict mode: ${reason}` };
    const plain = one(index, false);
    return { ...plain, losses: [...plain.losses, loss] };
  });
}

function tooMany(count: number, limit: number, dialect: string): WindlassError {
  return new WindlassError(
    "WL2204",
    `There are ${count} tools, and ${JSON.stringify(dialect)} takes ${limit} in a request.`,
    { hint: "Choose those that the task needs: `registry.toolset({ style, only: [names] })`." },
  );
}

/** The schema in a definition, wherever the dialect has it. */
function schemaIn(definition: object): JsonSchema {
  const found = [definition, ...Object.values(definition)].flatMap((part) => {
    if (typeof part !== "object" || part === null) return [];
    const { parameters, input_schema, inputSchema, parametersJsonSchema } = part as Record<string, unknown>;
    return [
      parameters ?? input_schema ?? (inputSchema as { json?: unknown } | undefined)?.json ?? parametersJsonSchema,
    ];
  });
  return (found.find((each) => each !== undefined) ?? {}) as JsonSchema;
}
