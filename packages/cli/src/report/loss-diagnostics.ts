import type { CompiledTool, Diagnostic, Severity } from "@windlass/compiler";
import { type Conversion, LOSS_CODE, type Loss } from "windlass/dialects";

/** How bad each kind of loss is: what still reaches the model in some form is a note. */
const SEVERITY: Readonly<Record<Loss["kind"], Severity>> = {
  rewritten: "info",
  described: "info",
  dropped: "warning",
  demoted: "warning",
};

const HELP: Readonly<Record<Loss["kind"], string>> = {
  rewritten: "Nothing to do: `registry.toolset` decodes what comes back.",
  described: "Nothing to do: the model reads it, and arguments are held against it when a call comes.",
  dropped: "The model does not learn of it. Say it in the description, if it matters.",
  demoted: "The tool goes out without strict mode. Change its types, or ask for strict mode with fewer tools.",
};

/** What a dialect cannot say of the tools as it is, as diagnostics at the tools. */
export function lossDiagnostics(
  tools: readonly CompiledTool[],
  conversions: readonly Conversion[],
  style: string,
): Diagnostic[] {
  return conversions.flatMap(({ tool, losses }, index) =>
    losses.map(({ kind, path, message }) => ({
      // The runtime's code: the compiler knows no dialects.
      code: LOSS_CODE as unknown as Diagnostic["code"],
      severity: SEVERITY[kind],
      message: `Tool "${tool}" for ${style}${path === "" ? "" : `, ${path}`}: ${message}.`,
      help: HELP[kind],
      span: tools[index]!.place,
    })),
  );
}

/** The same in a line each, for people who look at definitions. */
export function lossLines(conversions: readonly Conversion[]): string {
  return conversions
    .flatMap(({ tool, losses }) => losses.map(({ kind, path, message }) => `${tool}${path}: ${message} (${kind})`))
    .join("\n");
}
