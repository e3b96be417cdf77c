import type { Json } from "windlass";
import { impossibleLimits } from "../../model/impossible-limits.js";
import type { Span } from "../../span.js";
import { at, fault, type Reading } from "../reading.js";

/**
 * The constraints of one comment without limits that leave no value, which are reported where they stand. What is left
 * cannot be reported a second time, when those of all comments come together.
 *
 * @param places - where each keyword is written
 */
export function withoutImpossible(
  reading: Reading,
  constraints: Record<string, Json>,
  places: ReadonlyMap<string, Span | undefined>,
): Record<string, Json> {
  const limits = impossibleLimits(constraints);
  if (!limits) return constraints;
  const { low, high, of } = limits;
  const place = [low, high].map(({ keyword }) => places.get(keyword)).findLast((one) => one !== undefined);
  const what = `no ${of} meets both ${low.keyword} ${low.value} and ${high.keyword} ${high.value}.`;
  at(reading, "", place, () => fault(reading, "WL1032", "error", what, "Change one of them."));
  return Object.fromEntries(
    Object.entries(constraints).filter(([keyword]) => keyword !== low.keyword && keyword !== high.keyword),
  );
}
