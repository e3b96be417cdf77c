import { join, resolve } from "node:path";
import { type Diagnostic, findConfigFile } from "@windlass/compiler";
import { type Command, Option } from "commander";
import { CommandError, EXIT } from "../command-error.js";
import { compileSources, filesOfProject } from "../compile-sources.js";
import { convertTools, type StyleOptions } from "../convert-tools.js";
import { diagnosticRow } from "../report/diagnostic-row.js";
import { githubCommand } from "../report/github.js";
import { lossDiagnostics } from "../report/loss-diagnostics.js";
import { counted, hasErrors, pretty, tally } from "../report/pretty.js";
import { sourceFiles } from "../source-files.js";
import { print, showsColor } from "../terminal.js";

interface CheckOptions extends StyleOptions {
  readonly project?: string;
  readonly format: "pretty" | "json" | "github";
}

const HELP = `
Without files, all files of the project are checked: that of --project, or of the nearest tsconfig.json.
The exit code is 1 if there are errors; warnings and notes leave it at 0.

Examples:
  $ windlass check
  $ windlass check src/tools.ts
  $ windlass check --style anthropic --strict
  $ windlass check --project packages/api/tsconfig.json --format github`;

/** Adds `windlass check`: prints the diagnostics. */
export function addCheck(program: Command): void {
  program
    .command("check")
    .summary("print the faults of the tools; exit code 1 on errors")
    .description("Print what is wrong with the marked functions, and what to write instead.")
    .argument("[files...]", "TypeScript files (default: all files of the project)")
    .option("-p, --project <tsconfig>", "the tsconfig.json that counts (default: the nearest above each file)")
    .addOption(
      new Option("-f, --format <format>", "how to print").choices(["pretty", "json", "github"]).default("pretty"),
    )
    .option("-s, --style <name>", "also tell what the dialect of a provider cannot say as it is: openai, anthropic, …")
    .option("--strict", "with --style: in the strict mode of the dialect")
    .addHelpText("after", HELP)
    .action(runCheck);
}

function runCheck(names: readonly string[], options: CheckOptions): void {
  const files = names.length > 0 ? sourceFiles(names) : filesOfProject(configFileOf(options));
  const results = compileSources(files, options);
  const compiled = results.flatMap((result) => result.tools);
  const conversions = convertTools(compiled, options);
  const losses = conversions === undefined ? [] : lossDiagnostics(compiled, conversions, options.style ?? "");
  const diagnostics = [...results.flatMap((result) => result.diagnostics), ...losses];
  const tools = compiled.length;
  const schemas = results.reduce((count, result) => count + result.schemas.length, 0);
  const found = [counted(tools, "tool"), ...(schemas > 0 ? [counted(schemas, "schema")] : [])].join(" and ");
  const text = render(diagnostics, options.format, `${found} in ${counted(files.length, "file")}`);
  if (text !== "") print(text);
  process.exitCode = hasErrors(diagnostics) ? EXIT.failed : EXIT.fine;
}

function render(diagnostics: readonly Diagnostic[], format: CheckOptions["format"], scope: string): string {
  const rows = diagnostics.map(diagnosticRow);
  if (format === "json") return JSON.stringify({ diagnostics: rows }, undefined, 2);
  if (format === "github") {
    const root = process.env.GITHUB_WORKSPACE ?? process.cwd();
    return rows.map((row) => githubCommand(row, root)).join("\n");
  }
  if (diagnostics.length === 0) return `No faults: ${scope}.`;
  return `${pretty(diagnostics, showsColor(process.stdout))}\n\n${tally(diagnostics)}: ${scope}.`;
}

function configFileOf({ project }: CheckOptions): string {
  const found = project === undefined ? findConfigFile(join(process.cwd(), "any.ts")) : resolve(project);
  if (found !== undefined) return found.replaceAll("\\", "/");
  const hint = "Name the files to check, or the configuration: windlass check --project path/to/tsconfig.json";
  throw new CommandError(EXIT.usage, `There is no tsconfig.json in ${process.cwd()} or above.`, hint);
}
