import { ApprovalRequiredError, ToolDeniedError } from "../../errors/tool-execution-error.js";
import { isObject } from "../../schema/kind.js";
import type { CallOptions } from "../call-options.js";
import type { CallTarget } from "../call-target.js";
import { snapshot } from "../parse/snapshot.js";
import { orAborted } from "../run/or-aborted.js";
import type { ToolContext } from "../tool-context.js";
import type { ApprovalDecision, ApprovalRequest } from "./approval.js";

/**
 * Lets a call pass that needs no approval, or gets it. Whatever goes wrong on the way, the tool does not run.
 *
 * @param target - the tool
 * @param args - the validated arguments, as JSON
 * @param context - makes the context for an approval rule
 * @returns other arguments to run with, which are still to be validated; undefined to run with these
 * @throws {@link ApprovalRequiredError} where nobody decides, {@link ToolDeniedError} where the answer is no
 */
export async function approve(
  target: CallTarget,
  args: Record<string, unknown>,
  context: () => ToolContext,
  options: CallOptions,
): Promise<Record<string, unknown> | undefined> {
  if (target.requiresApproval === false || !(await isApprovalNeeded(target, args, context))) return undefined;
  const { approve: approver, signal } = options;
  if (approver === undefined) throw nobodyDecided(target);
  const { callId } = context();
  const request: ApprovalRequest = {
    callId,
    toolName: target.name,
    description: target.description,
    arguments: snapshot(args) as Record<string, unknown>,
    signal,
  };
  let decision: ApprovalDecision;
  try {
    decision = await orAborted(approver(request), signal);
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw nobodyDecided(target, { cause });
  }
  return decide(target, decision);
}

/** A rule that throws leaves the question open, and an open question needs an answer. */
export async function isApprovalNeeded(
  target: CallTarget,
  args: Record<string, unknown>,
  context: () => ToolContext,
): Promise<boolean> {
  const rule = target.requiresApproval;
  if (typeof rule === "boolean") return rule;
  try {
    return (await rule(snapshot(args) as Record<string, unknown>, context())) !== false;
  } catch {
    return true;
  }
}

function decide(target: CallTarget, decision: ApprovalDecision): Record<string, unknown> | undefined {
  if (decision === true) return undefined;
  if (isObject(decision) && decision.approved === true) return decision.arguments;
  const feedback = isObject(decision) && typeof decision.feedback === "string" ? decision.feedback.trim() : "";
  throw new ToolDeniedError(target.name, feedback === "" ? `The call of tool "${target.name}" was refused.` : feedback);
}

function nobodyDecided(target: CallTarget, details: { readonly cause?: unknown } = {}): ApprovalRequiredError {
  const failed = "cause" in details;
  return new ApprovalRequiredError(
    target.name,
    `Tool "${target.name}" needs approval, and ${failed ? "it could not be obtained" : "nobody is here to give it"}. It did not run.`,
    {
      ...details,
      hint: failed
        ? "The `approve` handler threw; its error is the cause."
        : "Pass an `approve` handler: `new ToolRegistry({ approve })`, `registry.execute(call, { approve })` or `run(args, { approve })`.",
    },
  );
}
