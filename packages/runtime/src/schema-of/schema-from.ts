import { encodeValue } from "../call/encode/encode.js";
import { prune } from "../call/encode/prune.js";
import { inexactFaults } from "../call/parse/exact-json.js";
import { snapshot, TooLarge } from "../call/parse/snapshot.js";
import { reviveValue } from "../call/revive/revive.js";
import { faultsText } from "../call/validate/faults-text.js";
import { compiledFaults } from "../call/validate/validate.js";
import type { Json, SchemaDescriptor } from "../descriptor.js";
import type { Fault } from "../errors/fault.js";
import { SchemaError } from "../errors/schema-error.js";
import type { JsonSchema } from "../json-schema.js";
import { readValue, repairedValue } from "./read-value.js";
import type { Schema, Validation } from "./schema.js";
import { readContract, readText, type SchemaContract } from "./schema-contract.js";
import type { StandardProps } from "./standard.js";
import { schemaForTarget } from "./targets/schema-for-target.js";
import { NO_FORM, wireValue } from "./wire-value.js";

/** The schema that a descriptor describes. Nothing is read before it is used. */
export function schemaFrom<T>(descriptor: SchemaDescriptor): Schema<T> {
  const subject = descriptor.name ?? "value";
  const schemaCopy = () => readText(descriptor, "schema") as JsonSchema;
  let known: SchemaContract | undefined;
  const contract = () => {
    known ??= readContract(descriptor);
    return known;
  };
  const validate = (value: unknown): Validation<T> => judge<T>(contract(), value, subject);
  return {
    name: descriptor.name,
    get jsonSchema() {
      return schemaCopy();
    },
    is: (value): value is T => hasForm(contract(), value),
    validate,
    parse: (text, options) => parse<T>(contract(), text, { subject, lenient: options?.lenient !== false }),
    encode: (value) => encode(contract(), value, subject) as Json,
    "~standard": standardOf<T>(validate, schemaCopy),
  };
}

/** parse → validate → revive; where the value does not fit, it is repaired and judged again. */
function parse<T>(
  contract: SchemaContract,
  text: string,
  { subject, lenient }: { readonly subject: string; readonly lenient: boolean },
): T {
  const { value, inexact } = readValue(contract.schema, text, { subject, lenient });
  let verdict = judge<T>(contract, value, subject);
  const repaired = verdict.ok || !lenient ? undefined : repairedValue(contract.schema, value);
  if (repaired !== undefined) verdict = judge<T>(contract, repaired, subject);
  if (verdict.ok && inexact.length > 0) verdict = refuse(subject, inexactFaults(inexact, []));
  if (verdict.ok) return verdict.value;
  throw new SchemaError("WL2402", verdict.message, verdict.faults);
}

/** validate → revive: the value in its JavaScript form, a copy, or what is wrong with it. */
function judge<T>(contract: SchemaContract, given: unknown, subject: string): Validation<T> {
  let value: unknown;
  try {
    value = snapshot(given);
  } catch (error) {
    return refuse(subject, unreadable(error));
  }
  const faults = compiledFaults(contract, value);
  if (faults.length > 0) return refuse(subject, faults);
  const revived = reviveValue(contract, value);
  return revived.faults.length > 0 ? refuse(subject, revived.faults) : { ok: true, value: revived.value as T };
}

function refuse(subject: string, faults: readonly Fault[]): Validation<never> {
  return { ok: false, faults, message: faultsText(faults, subject) };
}

/** Whether a JavaScript value has the forms that the codec gives, and fits the schema in its JSON form. */
function hasForm(contract: SchemaContract, value: unknown): boolean {
  try {
    const wire = wireValue(contract, contract.codec, value);
    return wire !== NO_FORM && compiledFaults(contract, wire).length === 0;
  } catch {
    // An accessor or a proxy that throws is no data.
    return false;
  }
}

/** encode → validate: the JSON form, without what the schema does not know. */
function encode(contract: SchemaContract, value: unknown, subject: string): unknown {
  const refusal = (faults: readonly Fault[], cause?: unknown) =>
    new SchemaError("WL2403", faultsText(faults, subject), faults, cause === undefined ? {} : { cause });
  let encoded: ReturnType<typeof encodeValue>;
  try {
    encoded = encodeValue(value, { ...contract, leavesOut: true });
  } catch (cause) {
    throw refusal(unreadable(cause), cause);
  }
  if (encoded.faults.length > 0) throw refusal(encoded.faults);
  prune(contract.schema, encoded.json);
  const faults = compiledFaults(contract, encoded.json);
  if (faults.length > 0) throw refusal(faults);
  return encoded.json;
}

/** The fault of a value that is too large, or whose own code threw. */
function unreadable(error: unknown): readonly Fault[] {
  if (error instanceof TooLarge) return [{ path: [], keyword: "limit", message: `is ${error.message}` }];
  const reason = error instanceof Error ? error.message : String(error);
  return [{ path: [], keyword: "form", message: `cannot be read: ${reason}` }];
}

function standardOf<T>(
  validate: (value: unknown) => Validation<T>,
  schemaCopy: () => JsonSchema,
): StandardProps<unknown, T> {
  const convert = ({ target }: { readonly target: string }) => schemaForTarget(schemaCopy(), target);
  return {
    version: 1,
    vendor: "windlass",
    validate(value) {
      const verdict = validate(value);
      if (verdict.ok) return { value: verdict.value };
      return { issues: verdict.faults.map(({ message, path }) => ({ message, path })) };
    },
    jsonSchema: { input: convert, output: convert },
  };
}
