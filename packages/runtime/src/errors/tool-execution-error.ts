import type { ErrorCode } from "./error-code.js";
import type { Fault } from "./fault.js";
import type { ResultCode } from "./result-code.js";
import { type ErrorDetails, WindlassError } from "./windlass-error.js";

/** A call of a tool failed. `run` throws it, with the real error as `cause`; `execute` puts it into a result. */
export class ToolExecutionError extends WindlassError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ToolExecutionError";
  }

  /** The name of the tool. */
  readonly toolName: string;
  /** The code of the error result. */
  readonly resultCode: ResultCode;
  /** What the model reads: no stack, no paths, no hint for programmers. */
  readonly modelText: string;

  /**
   * @param kind - the code in the catalogue, and that of the error result
   * @param toolName - the tool that was called
   * @param modelText - what the model reads
   * @param details - hint and cause; the message is `modelText` with the tool's name unless `summary` says otherwise
   */
  constructor(
    kind: { readonly code: ErrorCode; readonly resultCode: ResultCode },
    toolName: string,
    modelText: string,
    details: ErrorDetails & { readonly summary?: string } = {},
  ) {
    super(kind.code, details.summary ?? modelText, details);
    this.toolName = toolName;
    this.resultCode = kind.resultCode;
    this.modelText = modelText;
  }
}

/** The arguments are no JSON, or do not fit the tool's schema. The tool did not run. */
export class ToolArgumentsError extends ToolExecutionError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ToolArgumentsError";
  }

  /** Every fault that was found (the first twenty); empty where the arguments could not be read at all. */
  readonly faults: readonly Fault[];

  constructor(toolName: string, modelText: string, faults: readonly Fault[] = [], details: ErrorDetails = {}) {
    const kind =
      faults.length === 0
        ? ({ code: "WL2101", resultCode: "invalid_json" } as const)
        : ({ code: "WL2102", resultCode: "invalid_arguments" } as const);
    super(kind, toolName, modelText, { ...details, summary: `Tool "${toolName}": ${modelText}` });
    this.faults = faults;
  }
}

/** No tool of that name is there. */
export class ToolNotFoundError extends ToolExecutionError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ToolNotFoundError";
  }

  constructor(toolName: string, modelText: string, details: ErrorDetails = {}) {
    super({ code: "WL2103", resultCode: "unknown_tool" }, toolName, modelText, details);
  }
}

/** The tool needs approval, and nobody was there to give it. The tool did not run. */
export class ApprovalRequiredError extends ToolExecutionError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ApprovalRequiredError";
  }

  constructor(toolName: string, modelText: string, details: ErrorDetails = {}) {
    super({ code: "WL2104", resultCode: "approval_required" }, toolName, modelText, details);
  }
}

/** The call was refused. The tool did not run. */
export class ToolDeniedError extends ToolExecutionError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ToolDeniedError";
  }

  constructor(toolName: string, modelText: string, details: ErrorDetails = {}) {
    super({ code: "WL2105", resultCode: "denied" }, toolName, modelText, details);
  }
}

/** The tool did not answer in time. */
export class ToolTimeoutError extends ToolExecutionError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ToolTimeoutError";
  }

  /** The timeout in milliseconds. */
  readonly timeout: number;

  constructor(toolName: string, timeout: number) {
    super(
      { code: "WL2106", resultCode: "timeout" },
      toolName,
      `Tool "${toolName}" timed out after ${timeout < 1000 ? `${timeout} ms` : `${timeout / 1000} s`}.`,
      { hint: "The option `timeout` (milliseconds, Infinity for none) or the tag `@timeout 5m` sets another limit." },
    );
    this.timeout = timeout;
  }
}

/** The caller's signal was aborted. */
export class ToolCancelledError extends ToolExecutionError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ToolCancelledError";
  }

  constructor(toolName: string, reason: unknown) {
    const text = `The call of tool "${toolName}" was cancelled.`;
    super({ code: "WL2107", resultCode: "cancelled" }, toolName, text, { cause: reason });
  }
}

/** What the tool returned does not fit its own output schema, or has no JSON form. */
export class ToolOutputError extends ToolExecutionError {
  static {
    // biome-ignore lint/complexity/noThisInStatic: by its name, bundlers would give the class another one
    this.prototype.name = "ToolOutputError";
  }

  /** Every fault that was found (the first twenty). */
  readonly faults: readonly Fault[];

  constructor(toolName: string, modelText: string, faults: readonly Fault[], details: ErrorDetails = {}) {
    super({ code: "WL2109", resultCode: "invalid_output" }, toolName, modelText, details);
    this.faults = faults;
  }
}
