import { relative } from "node:path";
import type { CompiledSchema, CompiledTool } from "@windlass/compiler";
import type { colorsFor } from "../terminal.js";

/** A tool for people: its name and place, what it says about itself, and its schemas. */
export function toolText(
  { name, file, line, column, lowered }: CompiledTool,
  colors: ReturnType<typeof colorsFor>,
): string {
  const place = `${relative(process.cwd(), file).replaceAll("\\", "/")}:${line}:${column}`;
  const { description, inputSchema, outputSchema } = lowered;
  return [
    `${colors.bold(name)}  ${colors.dim(place)}`,
    ...(description === undefined ? [] : [indented(description)]),
    `${colors.dim("  takes")} ${indented(JSON.stringify(inputSchema, undefined, 2)).trimStart()}`,
    ...(outputSchema === undefined
      ? []
      : [`${colors.dim("  gives")} ${indented(JSON.stringify(outputSchema, undefined, 2)).trimStart()}`]),
  ].join("\n");
}

/** The schema of a `schemaOf<T>()` for people. */
export function schemaText(
  { name, file, line, column, lowered }: CompiledSchema,
  colors: ReturnType<typeof colorsFor>,
): string {
  const place = `${relative(process.cwd(), file).replaceAll("\\", "/")}:${line}:${column}`;
  return [
    `${colors.bold(`schemaOf<${name}>`)}  ${colors.dim(place)}`,
    indented(JSON.stringify(lowered.schema, undefined, 2)),
  ].join("\n");
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}
