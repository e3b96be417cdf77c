import type { JsonSchema } from "../../json-schema.js";
import type { DialectLimits, StrictBudget } from "../limits.js";
import { excess, type Measured, measure } from "./measure.js";

/** A tool that could go out in strict mode. */
export interface Candidate {
  /** Whether it can at all. */
  readonly strict: boolean;
  /** Its schema in strict form. */
  readonly schema: JsonSchema;
}

/**
 * Which tools lose strict mode, and why: those that are too large by themselves, then the last ones, until a request has no
 * more than the provider takes.
 *
 * @param tools - the tools, in the order of the request
 * @param limits - what the provider takes
 * @returns for each tool the reason, or undefined
 */
export function plan(tools: readonly Candidate[], limits: DialectLimits): readonly (string | undefined)[] {
  const { tool = {}, request = {} } = limits.strict ?? {};
  const sizes = tools.map(({ schema }) => measure(schema));
  const reasons = tools.map(({ strict }, index) => (strict ? excess(sizes[index]!, tool, "it has") : "it cannot be"));
  const { tools: most = Number.POSITIVE_INFINITY, allOrNone = false, ...budget } = request;
  for (let index = tools.length - 1; index >= 0; index--) {
    const left = tools.flatMap((_, each) => (reasons[each] === undefined ? [each] : []));
    const many =
      left.length > most ? `there are ${left.length} tools in strict mode, and the provider takes ${most}` : undefined;
    const reason =
      many ??
      excess(
        total(
          left.map((each) => sizes[each]!),
          budget,
        ),
        budget,
        "the tools together have",
      );
    if (reason === undefined) break;
    // Only a tool that uses some of what there is too much of makes room.
    const last = left.findLast(
      (each) =>
        many !== undefined ||
        uses(
          sizes[each]!,
          budget,
          left.map((other) => sizes[other]!),
        ),
    );
    if (last === undefined) break;
    reasons[last] = reason;
  }
  if (!allOrNone || reasons.every((reason) => reason === undefined)) return reasons;
  return reasons.map(
    (reason) => reason ?? "the provider takes strict mode for all tools or for none, and one of them cannot be",
  );
}

function total(sizes: readonly Measured[], budget: StrictBudget): Partial<Measured> {
  const names = Object.keys(budget) as (keyof StrictBudget)[];
  return Object.fromEntries(names.map((name) => [name, sizes.reduce((sum, size) => sum + size[name], 0)]));
}

function uses(size: Measured, budget: StrictBudget, sizes: readonly Measured[]): boolean {
  const sum = total(sizes, budget);
  return (Object.keys(budget) as (keyof StrictBudget)[]).some(
    (name) => budget[name] !== undefined && (sum[name] ?? 0) > budget[name] && size[name] > 0,
  );
}
