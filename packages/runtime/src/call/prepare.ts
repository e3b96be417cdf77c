import { ToolArgumentsError } from "../errors/tool-execution-error.js";
import { equal } from "../schema/equal.js";
import type { CallOptions } from "./call-options.js";
import type { CallScope } from "./call-scope.js";
import type { CallTarget } from "./call-target.js";
import { encodeValue } from "./encode/encode.js";
import { parseArguments } from "./parse/parse.js";
import { reviveArguments } from "./revive/revive.js";
import { toArgumentsObject, toParameters, withHostValues } from "./revive/to-parameters.js";
import type { Repair } from "./tool-result.js";
import { faultsText } from "./validate/faults-text.js";
import { validateArguments } from "./validate/validate.js";

/** Arguments that are ready to run with. */
export interface Prepared {
  /** The arguments object as JSON, validated: what an approver sees. */
  readonly args: Record<string, unknown>;
  readonly repairs: readonly Repair[];
  /** Whether the values are still those that were checked. Absent where nobody else holds them. */
  isUnchanged?(): boolean;
  /** The function's arguments. */
  parameters(scope: CallScope): readonly unknown[];
}

/** parse → repair → validate → revive, for what a model sent. */
export async function prepareRaw(target: CallTarget, raw: unknown, options: CallOptions): Promise<Prepared> {
  const lenient = options.lenient !== false;
  const takesNothing = Object.keys(target.input.schema.properties ?? {}).length === 0;
  const { value: args, repairs: read, inexact } = parseArguments(raw, { toolName: target.name, takesNothing, lenient });
  const repaired = await validateArguments(target, args, options, inexact);
  const values = reviveArguments(target.name, target.input, args);
  return { args, repairs: [...read, ...repaired], parameters: (scope) => toParameters(target.params, values, scope) };
}

/** encode → validate, for what a program passes: nothing is repaired, and the function gets the very values. */
export async function prepareTyped(
  target: CallTarget,
  given: readonly unknown[],
  options: CallOptions,
): Promise<Prepared> {
  const { codec, defs, schema } = target.input;
  const guide = { codec, defs, schema, names: new Set<string>(), leavesOut: false };
  const encode = () => encodeValue(toArgumentsObject(target.params, given), guide);
  const { json, faults } = encode();
  if (faults.length > 0) throw new ToolArgumentsError(target.name, faultsText(faults), faults);
  const args = json as Record<string, unknown>;
  await validateArguments(target, args, { ...options, lenient: false });
  return {
    args,
    repairs: [],
    isUnchanged: () => equal(encode().json, json),
    parameters: (scope) => withHostValues(target.params, given, scope),
  };
}
