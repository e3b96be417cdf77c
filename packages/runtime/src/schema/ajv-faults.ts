import type { Fault } from "../errors/fault.js";
import type { JsonSchema } from "../json-schema.js";
import { isSecretName } from "../secrets/secret-name.js";
import { explain } from "./explain/explain.js";
import { ownValue } from "./own.js";
import { show } from "./show.js";

/** How many of ajv's errors are passed on. */
const MAX_FAULTS = 20;
/** How many of them are looked at anew: each look may take as long as a whole explanation. */
const MAX_EXPLAINED = 3;

/** What ajv says of a place, where it is told to be verbose. */
export interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params?: object;
  /** The part of the schema that was not met. */
  readonly parentSchema?: object;
  /** The value at the place. */
  readonly data?: unknown;
}

/**
 * ajv's errors as faults. What the explaining pass can see too is told in its words, also where only ajv knew that this part
 * of the schema counts (`then`, `dependentSchemas`); what ajv alone knows in ajv's.
 *
 * @param root - the whole schema
 * @param value - what was checked
 * @param errors - what ajv found
 */
export function ajvFaults(root: JsonSchema, value: unknown, errors: readonly AjvError[]): readonly Fault[] {
  const faults = new Map<string, Fault>();
  for (const [index, error] of errors.slice(0, MAX_FAULTS).entries()) {
    const path = pathIn(value, error.instancePath);
    const explained = index < MAX_EXPLAINED ? explainedAt(root, path, error) : [];
    for (const fault of explained.length > 0 ? explained : [ownFault(path, error)]) {
      faults.set(JSON.stringify([fault.path, fault.message]), fault);
    }
  }
  return [...faults.values()].slice(0, MAX_FAULTS);
}

/** The pass begins anew at the place, and cannot see the name of a secret above it: there ajv's words do, which show no values. */
function explainedAt(root: JsonSchema, path: Fault["path"], { parentSchema, data }: AjvError): readonly Fault[] {
  if (parentSchema === undefined || path.some((key) => typeof key === "string" && isSecretName(key))) return [];
  const faults = explain(root, data, { part: parentSchema as JsonSchema });
  return faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] }));
}

function ownFault(path: Fault["path"], { keyword, message, params }: AjvError): Fault {
  const unknown = ownValue(params ?? {}, "unevaluatedProperty");
  if (typeof unknown === "string") {
    return { path: [...path, unknown], keyword, message: `unknown property ${show(unknown)}` };
  }
  return { path, keyword, message: message?.replace(/\s+/g, " ") ?? `does not meet ${show(keyword)}` };
}

/** A JSON pointer as names and indexes: which they are, the value says. */
function pathIn(value: unknown, pointer: string): (string | number)[] {
  let at = value;
  return pointer
    .split("/")
    .slice(1)
    .map((token) => {
      const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
      const key = Array.isArray(at) ? Number(name) : name;
      at = typeof at === "object" && at !== null ? ownValue(at, name) : undefined;
      return key;
    });
}
