import type { CompiledSchema, CompiledTool } from "@windlass/compiler";
import type { Command } from "commander";
import { type Conversion, dialects } from "windlass/dialects";
import { EXIT } from "../command-error.js";
import { compileSources } from "../compile-sources.js";
import { convertTools, type StyleOptions } from "../convert-tools.js";
import { diagnosticRow } from "../report/diagnostic-row.js";
import { lossLines } from "../report/loss-diagnostics.js";
import { hasErrors, pretty } from "../report/pretty.js";
import { schemaText, toolText } from "../report/tool-text.js";
import { sourceFiles } from "../source-files.js";
import { colorsFor, complain, print, showsColor } from "../terminal.js";

interface SchemaOptions extends StyleOptions {
  readonly project?: string;
  readonly json?: boolean;
}

const HELP = `
Without options the tools are printed for people. With --style the output is the JSON list that a provider takes; what its
dialect cannot say as it is goes to standard error.
Styles: ${Object.keys(dialects).join(", ")}.
With --json it is { "tools": [...], "diagnostics": [...] }. Diagnostics go to standard error otherwise.

Examples:
  $ windlass schema src/tools.ts
  $ windlass schema src/tools.ts --style anthropic > tools.json
  $ windlass schema src/*.ts --json`;

/** Adds `windlass schema`: prints what is derived from the types. */
export function addSchema(program: Command): void {
  program
    .command("schema")
    .summary("print the schemas of the tools in TypeScript files")
    .description("Print the schemas that are derived from the marked functions of TypeScript files.")
    .argument("<files...>", "TypeScript files")
    .option("-p, --project <tsconfig>", "the tsconfig.json that counts (default: the nearest above each file)")
    .option("-s, --style <name>", "in the dialect of a provider: openai, anthropic, gemini, bedrock, …")
    .option("--strict", "in the strict mode of the dialect, each tool that can be")
    .option("--json", "print tools and diagnostics as JSON")
    .addHelpText("after", HELP)
    .action(runSchema);
}

function runSchema(names: readonly string[], options: SchemaOptions): void {
  const results = compileSources(sourceFiles(names), options);
  const tools = results.flatMap((result) => result.tools);
  const schemas = results.flatMap((result) => result.schemas);
  const diagnostics = results.flatMap((result) => result.diagnostics);
  const conversions = convertTools(tools, options);
  if (options.json) {
    const rows = tools.map((tool, index) => toolRow(tool, conversions?.[index]));
    const further = schemas.length > 0 && { schemas: schemas.map(schemaRow) };
    print(json({ tools: rows, ...further, diagnostics: diagnostics.map(diagnosticRow) }));
  } else {
    if (conversions === undefined) {
      printTools(tools);
      printSchemas(schemas);
    } else {
      print(json(conversions.map(({ definition }) => definition)));
      const losses = lossLines(conversions);
      if (losses !== "") complain(losses);
    }
    if (diagnostics.length > 0) complain(pretty(diagnostics, showsColor(process.stderr)));
    if (tools.length === 0) complain(noTools(names, schemas.length));
  }
  process.exitCode = hasErrors(diagnostics) ? EXIT.failed : EXIT.fine;
}

function printTools(tools: readonly CompiledTool[]): void {
  const colors = colorsFor(process.stdout);
  if (tools.length > 0) print(tools.map((tool) => toolText(tool, colors)).join("\n\n"));
}

/** The types of `schemaOf<T>()`. */
function printSchemas(schemas: readonly CompiledSchema[]): void {
  const colors = colorsFor(process.stdout);
  if (schemas.length > 0) print(schemas.map((schema) => schemaText(schema, colors)).join("\n\n"));
}

function noTools(names: readonly string[], schemas: number): string {
  const files = names.join(", ");
  if (schemas > 0) return `There are no tools in ${files}, only ${schemas === 1 ? "a schema" : "schemas"} of schemaOf.`;
  return `There are no tools in ${files}. Mark a function with /** @tool */.`;
}

function schemaRow({ name, file, line, lowered }: CompiledSchema): object {
  return { name, file, line, schema: lowered.schema };
}

function toolRow(tool: CompiledTool, conversion: Conversion | undefined): object {
  const { name, file, line, lowered } = tool;
  const { description, inputSchema, outputSchema, options = {} } = lowered;
  const converted = conversion && {
    schema: conversion.definition,
    strict: conversion.strict,
    losses: conversion.losses,
  };
  return { name, file, line, description, inputSchema, outputSchema, options, ...converted };
}

function json(value: object): string {
  return JSON.stringify(value, undefined, 2);
}
