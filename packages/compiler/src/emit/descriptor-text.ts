import type { Json, SchemaDescriptor, ToolDescriptor } from "windlass";
import type { LoweredSchema } from "../lower/lowered-schema.js";
import type { LoweredTool } from "../lower/lowered-tool.js";
import { checkText } from "./check/check-text.js";
import { quote } from "./check/quote.js";
import { literalText } from "./descriptor-text-literal.js";

/** The address of an ES module, inside of it. */
export const MODULE_ADDRESS = "import.meta.url";

/** The version of the descriptor's shape that is written. */
const VERSION: ToolDescriptor["v"] = 1;

/**
 * The descriptor of a tool (`ToolDescriptor` of the runtime) as a JavaScript expression: self-contained ES2020 on one line,
 * free of references to names of the program, and safe to paste where an expression may stand in modules, scripts,
 * TypeScript and JSX. The same tool always gives the same text.
 *
 * @param lowered - the tool
 * @param module - the module itself, as an expression that gives its address: only tools of workers need it
 */
export function descriptorText(lowered: LoweredTool, module: string = MODULE_ADDRESS): string {
  const { name, description, inputSchema, outputSchema, wrapped, params, codec, options, examples, source, worker } =
    lowered;
  const members: Record<keyof ToolDescriptor, string | undefined> = {
    v: String(VERSION),
    name: quote(name),
    description: description === undefined ? undefined : quote(description),
    inputSchema: jsonText(inputSchema),
    outputSchema: outputSchema && jsonText(outputSchema),
    wrapped: wrapped && "true",
    params: literalText(params),
    codec: codec && jsonText(codec),
    options: options && literalText(options),
    examples: examples === undefined || examples.length === 0 ? undefined : `[${examples.map(jsonText).join()}]`,
    source: source === undefined ? undefined : quote(source),
    worker: worker && `{module:${module},path:${literalText(worker)}}`,
    validate: checkText(inputSchema),
  };
  return objectText(members);
}

/**
 * The descriptor of a `schemaOf<T>()` (`SchemaDescriptor` of the runtime), under the same rules.
 *
 * @param lowered - the schema
 */
export function schemaDescriptorText(lowered: LoweredSchema): string {
  const { name, schema, codec, source } = lowered;
  const members: Record<keyof SchemaDescriptor, string | undefined> = {
    v: String(VERSION),
    kind: quote("schema"),
    name: quote(name),
    schema: jsonText(schema),
    codec: codec && jsonText(codec),
    source: source === undefined ? undefined : quote(source),
    validate: checkText(schema),
  };
  return objectText(members);
}

function objectText(members: Record<string, string | undefined>): string {
  const texts = Object.entries(members).flatMap(([key, text]) => (text === undefined ? [] : [`${key}:${text}`]));
  return `{${texts.join()}}`;
}

/** JSON text as a string literal: nothing is parsed before it is used. */
function jsonText(value: object | Json): string {
  return quote(JSON.stringify(value));
}
