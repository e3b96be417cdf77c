/**
 * The process that compiles the tools of one package, one after the other, and says how each went.
 *
 * Arguments: the folder, the world, the module of its values, the folder of the TypeScript to use, and a JSON list of the
 * tools to compile.
 */
import { createHash } from "node:crypto";
import process from "node:process";
import { pathToFileURL } from "node:url";
import type { JsonSchema } from "windlass";
import type { WorldValues } from "../../realworld/values/value-cases.js";
import { compileFile, type FileResult } from "../../src/compile.js";
import { descriptorText, schemaDescriptorText } from "../../src/emit/descriptor-text.js";
import { openProject } from "../../src/typescript/open-project.js";
import type { Project } from "../../src/typescript/project.js";
import { expectation } from "../golden/expectation.js";
import { diagnosticFaults } from "./diagnostic-faults.js";
import { type Judgement, judgeSchemaOf, judgeTool } from "./judge.js";
import { failedReport, type Said, type ToolReport } from "./tool-report.js";
import { type LoneTool, loneTools } from "./worlds.js";

const [, , folder = "", world = "", valuesFile = "", cwd = "", asked = "[]"] = process.argv;

/** Longer texts are nothing to read in a review. */
const EXCERPT = 8_000;

const { default: values } = (await import(pathToFileURL(valuesFile).href)) as { readonly default: WorldValues };
const project = openProject({ configFile: `${folder}/tsconfig.lone.json`, cwd });
const tools = loneTools(folder, world);
for (const { file, text } of tools) project.update(file, text);
// The program is made when it is first asked for; that is not the first tool's time.
project.sourceFile(tools[0]?.file ?? "");
const names = new Set<string>(JSON.parse(asked));
for (const tool of tools) {
  if (!names.has(tool.name)) continue;
  say({ kind: "start", tool: tool.name });
  say({ kind: "done", report: reportOn(tool) });
}
const unknown = Object.keys(values).filter((name) => !tools.some((tool) => tool.name === name));
if (unknown.length > 0) throw new Error(`There are values for tools that do not exist: ${unknown.join(", ")}`);
say({ kind: "end" });
project.dispose();

function say(said: Said): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}

function reportOn(tool: LoneTool): ToolReport {
  const begin = performance.now();
  try {
    return compiled(project, tool);
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return failedReport(tool.name, "threw", words, Math.round(performance.now() - begin));
  }
}

function compiled(project: Project, lone: LoneTool): ToolReport {
  const begin = performance.now();
  const result = compileFile(project, lone.file);
  const milliseconds = Math.round(performance.now() - begin);
  const made = judged(lone, result);
  const codes: Record<string, number> = {};
  for (const { code } of result.diagnostics) codes[code] = (codes[code] ?? 0) + 1;
  const isShort = made.text.length < EXCERPT && result.diagnostics.length < 20;
  const excerpt = isShort ? expectation(lone.name, `${folder}/tools`, result, project.text) : "";
  return {
    tool: lone.name,
    outcome: "compiled",
    milliseconds,
    inputBytes: JSON.stringify(made.input).length,
    outputBytes: made.output ? JSON.stringify(made.output).length : 0,
    emittedBytes: made.text.length,
    codes,
    diagnosticFaults: diagnosticFaults(result.diagnostics, project.text),
    ...made.judgement,
    excerpt: excerpt.replaceAll(/(?:\/|[A-Za-z]:).*\/node_modules\//g, ""),
    digest: createHash("sha256").update(made.text).digest("hex"),
  };
}

interface Judged {
  readonly text: string;
  readonly input: JsonSchema;
  readonly output?: JsonSchema | undefined;
  readonly judgement: Judgement;
}

function judged({ name, tool, parameter }: LoneTool, { tools, schemas, diagnostics }: FileResult): Judged {
  const cases = values[tool] ?? {};
  const [schema] = schemas;
  if (parameter !== undefined && schema) {
    const text = schemaDescriptorText(schema.lowered);
    return { text, input: schema.lowered.schema, judgement: judgeSchemaOf(schema.lowered, parameter, cases) };
  }
  const lowered = tools[0]?.lowered;
  if (!lowered) throw new Error(`${name} gave nothing: ${JSON.stringify(diagnostics)}`);
  const { inputSchema: input, outputSchema: output } = lowered;
  return { text: descriptorText(lowered), input, output, judgement: judgeTool(lowered, cases) };
}
