import type { Fault } from "../../errors/fault.js";
import { ToolArgumentsError } from "../../errors/tool-execution-error.js";
import { WindlassError } from "../../errors/windlass-error.js";
import type { AjvFailure } from "../../schema/ajv.js";
import { explain } from "../../schema/explain/explain.js";
import type { CallOptions } from "../call-options.js";
import type { CallTarget, InputContract } from "../call-target.js";
import { inexactFaults } from "../parse/exact-json.js";
import type { JsonPath } from "../parse/long-numbers.js";
import type { Repair } from "../tool-result.js";
import { warn } from "../warn.js";
import { faultsText } from "./faults-text.js";
import { repairArguments } from "./repair.js";

/**
 * Holds arguments against the tool's input schema, and repairs them where they do not fit (unless `lenient` is false).
 *
 * @param target - the tool
 * @param args - the arguments, an own copy: repairs change it in place
 * @param inexact - where whole numbers stand that would be rounded: faults, also where the schema takes anything
 * @returns what was repaired
 * @throws {@link ToolArgumentsError} that names every fault that is left
 */
export async function validateArguments(
  target: CallTarget,
  args: Record<string, unknown>,
  options: CallOptions,
  inexact: readonly JsonPath[] = [],
): Promise<readonly Repair[]> {
  let faults = await faultsOf(target, args, options);
  if (faults.length === 0 && inexact.length === 0) return [];
  const repairs = options.lenient === false ? [] : repairArguments(target.input.schema, args);
  if (repairs.length > 0) faults = await faultsOf(target, args, options);
  faults = [...faults, ...inexactFaults(inexact, faults)];
  if (faults.length > 0) throw new ToolArgumentsError(target.name, faultsText(faults), faults);
  return repairs;
}

/**
 * The compiled check's yes is final; after its no the explaining pass decides. ajv has the last word about schemas that
 * were not compiled or have keywords that the pass does not know, and about all where `validation` is `"ajv"`.
 */
async function faultsOf(target: CallTarget, args: unknown, options: CallOptions): Promise<readonly Fault[]> {
  const { input } = target;
  if (options.validation !== "ajv" && !input.needsAjv) {
    return compiledFaults(input, args);
  }
  const verdict = await faultsByAjv(target, args, options);
  if (verdict === undefined) return explain(input.schema, args);
  if (verdict.length === 0) return [];
  // Told by the explaining pass where it sees the fault too: it knows how to put it to a model, and finds all of them.
  const explained = explain(input.schema, args);
  return explained.length > 0 ? explained : verdict;
}

/** What the compiled check and the explaining pass say together about a value. */
export function compiledFaults(
  { check, schema }: Pick<InputContract, "check" | "schema">,
  value: unknown,
): readonly Fault[] {
  return passes(check, value) ? [] : explain(schema, value);
}

function passes(check: InputContract["check"], value: unknown): boolean {
  try {
    return check?.(value) === true;
  } catch {
    return false;
  }
}

async function faultsByAjv(
  target: CallTarget,
  args: unknown,
  options: CallOptions,
): Promise<readonly Fault[] | undefined> {
  const check = await target.input.ajv((failure) => {
    const warning = ajvWarning(target, failure);
    if (warning !== undefined) warn(options, warning);
  });
  return check?.(args);
}

/** What to say where ajv cannot check a tool's arguments; nothing where nothing is lost. */
function ajvWarning({ name, input }: CallTarget, { reason, cause }: AjvFailure): WindlassError | undefined {
  if (reason === "schema") {
    const message = `ajv cannot compile the input schema of tool "${name}"; the built-in interpreter checks it instead.`;
    return new WindlassError("WL2303", message, { cause });
  }
  if (input.isExplained) return undefined;
  const why = reason === "no-eval" ? "`eval` is forbidden here" : "it is too complex for ajv";
  const message = `The input schema of tool "${name}" uses keywords that only ajv checks, and ${why}: they are not checked.`;
  return new WindlassError("WL2301", message, { cause });
}
