import type { CompiledSchema, CompiledTool, FileResult } from "../../src/compile.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import { formatDiagnostic, type TextOf } from "../../src/diagnostics/format.js";

/** The text of `expect.md`: all that the compiler says about one input, for people to read in a review. */
export function expectation(name: string, folder: string, result: FileResult, textOf: TextOf): string {
  const tools = result.tools.map(toolSection);
  const diagnostics = result.diagnostics.map((diagnostic) => diagnosticText(folder, diagnostic, textOf));
  const lines = [
    `# ${name}`,
    "## Tools",
    ...(tools.length > 0 ? tools : ["None."]),
    ...(result.schemas.length > 0 ? ["## Schemas", ...result.schemas.map(schemaSection)] : []),
    "## Diagnostics",
    diagnostics.length > 0 ? fence("text", diagnostics.join("\n\n")) : "None.",
  ];
  return `${lines.join("\n\n")}\n`;
}

function toolSection({ name, lowered }: CompiledTool): string {
  const { description, params, options, worker, examples, codec, inputSchema, outputSchema, wrapped } = lowered;
  const parts = [
    `### ${name}`,
    description === undefined ? "No description." : fence("text", description),
    `Params: \`${JSON.stringify(params)}\``,
    ...(options && Object.keys(options).length > 0 ? [`Options: \`${JSON.stringify(options)}\``] : []),
    ...(worker ? [`Worker: \`${JSON.stringify(worker)}\``] : []),
    ...(examples && examples.length > 0 ? [`Examples: \`${JSON.stringify(examples)}\``] : []),
    ...(codec ? [`Codec: \`${JSON.stringify(codec)}\``] : []),
    "Input",
    fence("json", readable(inputSchema)),
    ...(outputSchema
      ? [wrapped ? "Output (wrapped)" : "Output", fence("json", readable(outputSchema))]
      : ["No output."]),
  ];
  return parts.join("\n\n");
}

function schemaSection({ name, line, column, lowered }: CompiledSchema): string {
  const { schema, codec } = lowered;
  const parts = [
    `### schemaOf<${name}>`,
    `At ${line}:${column}.`,
    ...(codec ? [`Codec: \`${JSON.stringify(codec)}\``] : []),
    fence("json", readable(schema)),
  ];
  return parts.join("\n\n");
}

const WIDTH = 100;

/** JSON in which what fits on one line stands on one line. */
function readable(value: unknown, indent = ""): string {
  const short = oneLine(value);
  if (indent.length + short.length <= WIDTH || typeof value !== "object" || value === null) return short;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + readable(item, inner)).join(",\n")}\n${indent}]`;
  }
  const rows = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${readable(item, inner)}`);
  return `{\n${rows.join(",\n")}\n${indent}}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** Paths relative to the case, so that the text is the same on every machine. */
function diagnosticText(folder: string, diagnostic: Diagnostic, textOf: TextOf): string {
  const text = formatDiagnostic(diagnostic, textOf);
  return text.replaceAll(`${folder}/`, "");
}

/** A fence that no line of the text can close. */
function fence(language: string, text: string): string {
  const marks = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${marks}${language}\n${text}\n${marks}`;
}
