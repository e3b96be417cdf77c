import { LIMITS } from "../call/limits.js";
import type { ExactJson } from "../call/parse/exact-json.js";
import { readJsonText, type TextProblem } from "../call/parse/json-text.js";
import { snapshot } from "../call/parse/snapshot.js";
import { repairArguments } from "../call/validate/repair.js";
import { SchemaError } from "../errors/schema-error.js";
import type { JsonSchema } from "../json-schema.js";
import { possibleKinds } from "../schema/possible-kinds.js";
import { show } from "../schema/show.js";

/**
 * The value that a text of a model holds; whole numbers that would be rounded are a `bigint` in it.
 *
 * @throws {@link SchemaError} where the text is no JSON, or cut off
 */
export function readValue(
  schema: JsonSchema,
  text: string,
  { subject, lenient }: { readonly subject: string; readonly lenient: boolean },
): ExactJson {
  if (typeof text !== "string") {
    throw new SchemaError("WL2401", `Invalid ${subject}: expected JSON text, got ${show(text)}.`, [], {
      hint: "`validate` takes values that are parsed already.",
    });
  }
  const mayBeText = possibleKinds(schema, schema).has("string");
  const reading = readJsonText(text, { lenient, root: "any", mayBeText });
  if (!reading.ok) throw noJson(subject, text, reading);
  return reading;
}

/** A repaired copy of a value that does not fit, or undefined where nothing can be repaired. */
export function repairedValue(schema: JsonSchema, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  try {
    const copy = snapshot(value) as object;
    return repairArguments(schema, copy).length > 0 ? copy : undefined;
  } catch {
    // Beyond the bounds: a fault that was told already.
    return undefined;
  }
}

function noJson(subject: string, text: string, { problem, at, cause }: TextProblem): SchemaError {
  const messages: Readonly<Record<TextProblem["problem"], string>> = {
    "too long": `the text is too long (more than ${LIMITS.text} characters).`,
    "cut off": `the JSON text is cut off: it ends after ${text.length} characters, in the middle of it.`,
    "no JSON": `this text is not valid JSON${at}: ${show(text)}.`,
  };
  const hint = problem === "cut off" ? "Did the model run out of output tokens? Allow it more." : undefined;
  return new SchemaError("WL2401", `Invalid ${subject}: ${messages[problem]}`, [], { hint, cause });
}
