import type { ParamSlot } from "../../descriptor.js";
import { ownValue } from "../../schema/own.js";
import type { CallScope } from "../call-scope.js";

/**
 * The function's arguments, one for each slot. A property that is absent becomes undefined, so that the parameter's
 * default runs; only own properties count. What the host supplies comes from the call itself.
 */
export function toParameters(
  slots: readonly ParamSlot[],
  values: Record<string, unknown>,
  scope: CallScope,
): readonly unknown[] {
  return slots.map((slot) => {
    if (typeof slot === "string") return ownValue(values, slot);
    return "all" in slot ? values : fromHost(slot, scope);
  });
}

/** Typed arguments as they were given; what the host supplies is filled in where it was left out. */
export function withHostValues(
  slots: readonly ParamSlot[],
  given: readonly unknown[],
  scope: CallScope,
): readonly unknown[] {
  return slots.map((slot, index) => {
    const isHosts = typeof slot === "object" && "host" in slot;
    return isHosts && given[index] === undefined ? fromHost(slot, scope) : given[index];
  });
}

/** Typed arguments as the arguments object that they stand for; host values are left out. */
export function toArgumentsObject(slots: readonly ParamSlot[], given: readonly unknown[]): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (const [index, slot] of slots.entries()) {
    const value = given[index];
    if (value === undefined) continue;
    if (typeof slot === "string") entries.push([slot, value]);
    else if ("all" in slot && typeof value === "object" && value !== null) entries.push(...Object.entries(value));
  }
  return Object.fromEntries(entries);
}

function fromHost(slot: { readonly host: "context" | "signal" }, scope: CallScope): unknown {
  return slot.host === "signal" ? scope.signal : scope.context();
}
