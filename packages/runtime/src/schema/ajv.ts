import type { Fault } from "../errors/fault.js";
import type { JsonSchema } from "../json-schema.js";
import { ajvFaults } from "./ajv-faults.js";
import { expansionOf } from "./expansion.js";
import { compilePattern } from "./pattern/compile-pattern.js";

/** A check that ajv compiled: what is wrong, or undefined where ajv itself failed on the value. */
export type AjvCheck = (value: unknown) => readonly Fault[] | undefined;

/** Why there is no check: `eval` is forbidden here, ajv cannot compile the schema, or would take for ever over it. */
export interface AjvFailure {
  readonly reason: "no-eval" | "schema" | "expansion";
  readonly cause: unknown;
}

/** What ajv compiles keeps no verdicts: parts that refer to parts, twice each, would double its work at each level. */
const MAX_EXPANSION = 10_000;
/** How many tests of patterns one value may take. */
const MAX_PATTERN_TESTS = 200_000;

/**
 * Loads ajv and compiles a schema (draft 2020-12, or draft-07 where `$schema` says so). Only own properties count, NaN
 * and the infinities are no numbers. ajv can throw on hostile values (a property named `toString`): then the check gives
 * no verdict.
 */
export async function compileWithAjv(schema: JsonSchema): Promise<AjvCheck | AjvFailure> {
  const { $schema, ...rest } = schema as JsonSchema & { readonly $schema?: unknown };
  if (expansionOf(schema) > MAX_EXPANSION) {
    return { reason: "expansion", cause: new RangeError("The schema's parts refer to one another too many times.") };
  }
  const isOld = typeof $schema === "string" && /draft-0[4-7]/.test($schema);
  try {
    const [{ default: ajv }, { default: formats }] = await Promise.all([
      isOld ? import("ajv") : import("ajv/dist/2020.js"),
      import("ajv-formats"),
    ]);
    const budget = { left: MAX_PATTERN_TESTS };
    const engine = new ajv.default({
      strict: false,
      strictNumbers: true,
      // 19.99 is a multiple of 0.01, although the division gives 1998.9999999999998.
      multipleOfPrecision: 9,
      ownProperties: true,
      logger: false,
      // Errors bring the part of the schema and the value along, to be told in our words.
      verbose: true,
      // `code` would name it in generated modules; none is generated here.
      code: { regExp: Object.assign((source: string) => ajvPattern(source, budget), { code: "" }) },
    });
    formats.default(engine);
    const validate = engine.compile(rest);
    return (value) => {
      budget.left = MAX_PATTERN_TESTS;
      try {
        return validate(value) ? [] : ajvFaults(schema, value, validate.errors ?? []);
      } catch {
        return undefined;
      }
    };
  } catch (cause) {
    return { reason: isEvalForbidden(cause) ? "no-eval" : "schema", cause };
  }
}

/**
 * A pattern that no text can keep busy, nor many of them; ajv tells two of them apart by their text.
 *
 * @throws RangeError where one value has used up the budget: then ajv gives no verdict, and the explaining pass decides
 */
function ajvPattern(source: string, budget: { left: number }): RegExp {
  const pattern = compilePattern(source);
  const test = (text: string) => {
    if (--budget.left < 0) throw new RangeError("too many patterns to be tested");
    return pattern.test(text);
  };
  return { test, toString: () => source } as RegExp;
}

function isEvalForbidden(error: unknown): boolean {
  return error instanceof EvalError || (error instanceof Error && /unsafe-eval|code generation/i.test(error.message));
}
