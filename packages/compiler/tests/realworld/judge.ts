import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema } from "windlass";
import type { ValueCases, WorldValues } from "../../realworld/values/value-cases.js";
import { checkText } from "../../src/emit/check/check-text.js";
import type { LoweredSchema } from "../../src/lower/lowered-schema.js";
import type { LoweredTool } from "../../src/lower/lowered-tool.js";
import type { ToolReport } from "./tool-report.js";

/** What came of holding schemas against ajv and values. */
export type Judgement = Pick<ToolReport, "schemaFaults" | "valueFaults" | "values" | "undecided">;

/** Holds a tool's schemas and its emitted check against ajv and against values that were written by hand. */
export function judgeTool(lowered: LoweredTool, cases: WorldValues[string]): Judgement {
  const { inputSchema, outputSchema, wrapped } = lowered;
  const given = judgeSchema("arguments", inputSchema, { accept: [], refuse: {}, ...cases });
  if (!outputSchema) return cases.returns ? faulty(given, "There are values for a result, but no result.") : given;
  const result = judgeSchema("result", outputSchema, travelling(cases.returns, wrapped === true));
  return {
    schemaFaults: [...given.schemaFaults, ...result.schemaFaults],
    valueFaults: [...given.valueFaults, ...result.valueFaults],
    values: given.values + result.values,
    undecided: given.undecided + result.undecided,
  };
}

/** Results as they travel: what is no object by itself stands in one. */
function travelling({ accept, refuse }: ValueCases = { accept: [], refuse: {} }, isWrapped: boolean): ValueCases {
  if (!isWrapped) return { accept, refuse };
  const wrappedRefuse = Object.entries(refuse).map(([why, result]) => [why, { result }]);
  return { accept: accept.map((result) => ({ result })), refuse: Object.fromEntries(wrappedRefuse) };
}

/** Holds the schema of a parameter's type against the values that the tool's arguments have there. */
export function judgeSchemaOf({ schema }: LoweredSchema, parameter: string, cases: WorldValues[string]): Judgement {
  const isThere = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && Object.hasOwn(value, parameter);
  const accept = (cases.accept ?? []).filter(isThere).map((value) => value[parameter]);
  const refuse = Object.entries(cases.refuse ?? {}).flatMap(([why, value]) =>
    isThere(value) ? [[why, value[parameter]]] : [],
  );
  return judgeSchema("value", schema, { accept, refuse: Object.fromEntries(refuse) });
}

function faulty(judgement: Judgement, fault: string): Judgement {
  return { ...judgement, valueFaults: [...judgement.valueFaults, fault] };
}

function judgeSchema(what: string, schema: JsonSchema, { accept, refuse }: ValueCases): Judgement {
  const faults: string[] = [];
  let validate: ValidateFunction;
  try {
    validate = strictAjv().compile(schema);
  } catch (error) {
    return { schemaFaults: [`${what}: ${error}`], valueFaults: [], values: 0, undecided: 0 };
  }
  const check = emittedCheck(schema);
  let undecided = 0;
  for (const value of accept) {
    if (!validate(value)) faults.push(`${what} refused: ${JSON.stringify(value)}\n${faultsOf(validate)}`);
    else if (!check(value)) undecided++;
  }
  for (const [why, value] of Object.entries(refuse)) {
    if (validate(value)) faults.push(`${what} accepted, although broken (${why}): ${JSON.stringify(value)}`);
    if (check(value)) faults.push(`the emitted check accepted, although broken (${why}): ${JSON.stringify(value)}`);
  }
  return { schemaFaults: [], valueFaults: faults, values: accept.length + Object.keys(refuse).length, undecided };
}

function emittedCheck(schema: JsonSchema): (value: unknown) => boolean {
  const text = checkText(schema);
  if (text === undefined) return () => false;
  const thunk = new Function(`return ${text}`)() as () => (value: unknown) => boolean;
  return thunk();
}

/** The deepest faults say most about the branch that was meant. */
function faultsOf({ errors }: ValidateFunction): string {
  const depth = (path: string) => path.split("/").length;
  const sorted = [...(errors ?? [])].sort((a, b) => depth(b.instancePath) - depth(a.instancePath));
  const lines = sorted.map(
    ({ instancePath, message, params }) => `  ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
  return lines.slice(0, 12).join("\n");
}

function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    strictTuples: false,
    ownProperties: true,
  });
  addFormats.default(ajv);
  return ajv;
}
