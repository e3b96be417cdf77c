import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { checkSchema } from "../schema/check-schema.js";

/** How many problems of a schema are told. */
const MAX_PROBLEMS = 10;

/**
 * Holds hand-written `parameters` against the meta-schema.
 *
 * @param parameters - what should be a JSON Schema of an object
 * @param owner - whose they are, for the message
 * @throws ToolDefinitionError that names every problem
 */
export function checkParameters(parameters: object, owner: string): void {
  const problems = checkSchema(parameters);
  if (problems.length === 0) return;
  const told = problems.slice(0, MAX_PROBLEMS).join("; ");
  throw new ToolDefinitionError("WL2010", `The \`parameters\` of ${owner} are no JSON Schema of an object: ${told}.`);
}
