import { ApprovalRequiredError, ToolDeniedError } from "../../errors/tool-execution-error.js";
import { isObject } from "../../schema/kind.js";
import type { CallOptions } from "../call-options.js";
import type { CallScope } from "../call-scope.js";
import type { CallTarget } from "../call-target.js";
import { snapshot } from "../parse/snapshot.js";
import { orAborted } from "../run/or-aborted.js";
import type { ToolContext } from "../tool-context.js";
import type { ApprovalDecision, ApprovalRequest } from "./approval.js";

/**
 * Lets a call pass that needs no approval, or gets it. Whatever goes wrong on the way, the tool does not run. What became
 * of it is noted in the scope.
 *
 * @param target - the tool
 * @param args - the validated arguments, as JSON
 * @param scope - the call
 * @returns other arguments to run with, which are still to be validated; undefined to run with these
 * @throws {@link ApprovalRequiredError} where nobody decides, {@link ToolDeniedError} where the answer is no
 */
export async function approve(
  target: CallTarget,
  args: Record<string, unknown>,
  scope: CallScope,
): Promise<Record<string, unknown> | undefined> {
  const needed =
    target.requiresApproval !== false && (await isApprovalNeeded(target, args, () => scope.context(), scope.options));
  scope.noteApproval({ needed });
  if (!needed) return undefined;
  const { approve: approver, signal } = scope.options;
  signal?.throwIfAborted();
  if (approver === undefined) throw nobodyDecided(target, scope);
  const request: ApprovalRequest = {
    callId: scope.call.id,
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
    throw nobodyDecided(target, scope, { cause });
  }
  return decide(target, decision, scope);
}

/** A rule that throws, or does not answer before the caller gives up, leaves the question open: then approval is needed. */
export async function isApprovalNeeded(
  target: CallTarget,
  args: Record<string, unknown>,
  context: () => ToolContext,
  { signal }: CallOptions,
): Promise<boolean> {
  const rule = target.requiresApproval;
  if (typeof rule === "boolean") return rule;
  try {
    return (await orAborted(rule(snapshot(args) as Record<string, unknown>, context()), signal)) !== false;
  } catch {
    return true;
  }
}

function decide(target: CallTarget, decision: ApprovalDecision, scope: CallScope): Record<string, unknown> | undefined {
  const edited = isObject(decision) && decision.approved === true ? decision.arguments : undefined;
  if (decision === true || (isObject(decision) && decision.approved === true)) {
    scope.noteApproval({ needed: true, decision: edited === undefined ? "approved" : "edited" });
    return edited;
  }
  const feedback = isObject(decision) && typeof decision.feedback === "string" ? decision.feedback.trim() : "";
  scope.noteApproval({ needed: true, decision: "denied", ...(feedback !== "" && { feedback }) });
  throw new ToolDeniedError(target.name, feedback === "" ? `The call of tool "${target.name}" was refused.` : feedback);
}

function nobodyDecided(
  target: CallTarget,
  scope: CallScope,
  details: { readonly cause?: unknown } = {},
): ApprovalRequiredError {
  scope.noteApproval({ needed: true, decision: "unavailable" });
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
