import type { Json } from "../../descriptor.js";
import type { Fault } from "../../errors/fault.js";
import { explain } from "../../schema/explain/explain.js";
import type { CallTarget, OutputContract } from "../call-target.js";
import { toolFailed } from "../render/tool-failed.js";
import { badOutput } from "./bad-output.js";
import { encodeValue } from "./encode.js";
import { prune } from "./prune.js";

/** A result as JSON. */
export interface EncodedResult {
  /** The result itself; undefined where the tool returned nothing. */
  readonly json: Json | undefined;
  /** The result in the form of the output schema, wrapped where it is no object. */
  readonly structured: { readonly [name: string]: Json } | undefined;
}

const NO_GUIDE = { codec: undefined, defs: {}, schema: {}, names: new Set<string>(), leavesOut: true };

/**
 * Encodes what the tool returned, takes away what its output schema does not know, and holds it against the schema.
 *
 * @throws ToolOutputError where it does not fit, or has no JSON form
 */
export function encodeResult(target: CallTarget, value: unknown): EncodedResult {
  const { output } = target;
  const { json, faults } = encodeSafely(target, value);
  if (faults.length > 0) throw badOutput(target.name, faults);
  if (output === undefined) return { json, structured: undefined };
  const structured = wrap(output, json);
  prune(output.schema, structured);
  const misfits = explain(output.schema, structured);
  if (misfits.length > 0)
    throw badOutput(
      target.name,
      misfits.map((fault) => unwrapPath(output, fault)),
    );
  return { json: output.wrapped ? (structured as { result?: Json }).result : structured, structured };
}

/** Accessors and `toJSON` are the tool's code: what they throw is a fault of the result. */
function encodeSafely(target: CallTarget, value: unknown): ReturnType<typeof encodeValue> {
  try {
    return encodeValue(value, target.output === undefined ? NO_GUIDE : { ...target.output, leavesOut: true });
  } catch (cause) {
    const message = `cannot be read: ${toolFailed(target.name, cause).modelText}`;
    throw badOutput(target.name, [{ path: [], keyword: "form", message }], cause);
  }
}

function wrap(output: OutputContract, json: Json | undefined): { readonly [name: string]: Json } {
  if (output.wrapped) return json === undefined ? {} : { result: json };
  return json as { readonly [name: string]: Json };
}

/** The path as the tool's author knows it, without the wrapper. */
function unwrapPath(output: OutputContract, fault: Fault): Fault {
  return output.wrapped && fault.path[0] === "result" ? { ...fault, path: fault.path.slice(1) } : fault;
}
