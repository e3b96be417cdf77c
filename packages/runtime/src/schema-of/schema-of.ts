import type { SchemaDescriptor } from "../descriptor.js";
import { uncompiled } from "../tool/uncompiled.js";
import type { Schema } from "./schema.js";
import { checkSchemaDescriptor } from "./schema-contract.js";
import { schemaFrom } from "./schema-from.js";

/**
 * The JSON Schema of any type, derived as for the parameters of a tool, with a check, a reader and an encoder. Libraries
 * that take a Standard Schema take it where they take zod's: structured outputs, tools, forms.
 *
 * @example
 * const report = schemaOf<Report>();
 * const reply = await client.responses.create({ …, text: { format: { type: "json_schema", name: "report", schema: report.jsonSchema } } });
 * const value: Report = report.parse(reply.output_text);
 *
 * @param descriptor - written by the compiler; leave it out
 * @throws ToolDefinitionError where the file was not compiled with the Windlass plugin
 */
export function schemaOf<T>(descriptor?: SchemaDescriptor): Schema<T> {
  if (descriptor === undefined) throw uncompiled("`schemaOf<…>()`", "called", schemaOf);
  return schemaFrom<T>(checkSchemaDescriptor(descriptor));
}
