import type { ToolContext } from "../tool-context.js";

/**
 * Decides from the arguments (as JSON, validated, with the constant defaults of those that were left out) whether a call needs approval. A rule that throws means that it does.
 */
export type ApprovalRule = (args: Record<string, unknown>, context: ToolContext) => boolean | Promise<boolean>;

/** What somebody is asked to approve. */
export interface ApprovalRequest {
  /** The id of the call. */
  readonly callId: string;
  /** The name of the tool. */
  readonly toolName: string;
  /** What the tool says about itself. */
  readonly description: string;
  /** The label of the MCP server that the tool is of; absent for the program's own tools. */
  readonly server?: string;
  /** The arguments as JSON, validated, with the constant defaults of those that were left out. A copy: changing it changes nothing, return other `arguments` instead. */
  readonly arguments: Record<string, unknown>;
  /** On whose behalf the call is made, where the host said it. */
  readonly principal?: unknown;
  /** Aborted when the caller gives up. */
  readonly signal: AbortSignal | undefined;
}

/** The answer: yes, no, or more than that. */
export type ApprovalDecision =
  | boolean
  | {
      /** Whether the tool may run. */
      readonly approved: boolean;
      /** What the model is told when it may not. */
      readonly feedback?: string | undefined;
      /** Other arguments to run with. They are validated like any; where they do not fit, the tool does not run. */
      readonly arguments?: Record<string, unknown> | undefined;
    };

/**
 * Asks for approval, for instance a human. The timeout of the tool does not run meanwhile. Calls that run at the same time
 * are asked about at the same time. Only `true` is a yes: one that throws, or answers anything else, stops the call.
 */
export type Approver = (request: ApprovalRequest) => ApprovalDecision | Promise<ApprovalDecision>;
