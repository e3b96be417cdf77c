import { ApprovalRequiredError, ToolCancelledError, ToolDeniedError } from "../../errors/tool-execution-error.js";
import { WindlassError } from "../../errors/windlass-error.js";
import { isObject } from "../../schema/kind.js";
import { show } from "../../schema/show.js";
import type { CallOptions } from "../call-options.js";
import type { CallScope } from "../call-scope.js";
import type { CallTarget } from "../call-target.js";
import { copyOf } from "../copy-of.js";
import { inTime } from "../run/in-time.js";
import { orAborted } from "../run/or-aborted.js";
import type { ToolContext } from "../tool-context.js";
import { warn } from "../warn.js";
import type { ApprovalDecision, Approver } from "./approval.js";
import { withDefaults } from "./with-defaults.js";

/** What an approver's answer comes to. `edited`: other arguments to run with, still to be validated. */
type Verdict = { readonly approved: true; readonly edited?: unknown } | { readonly approved: false; feedback: string };

/**
 * Lets a call pass that needs no approval, or gets it. Whatever goes wrong on the way, the tool does not run. What became
 * of it is noted in the scope.
 *
 * @param target - the tool
 * @param args - the validated arguments, as JSON
 * @param scope - the call
 * @returns other arguments to run with, which are still to be validated; undefined to run with these
 * @throws {@link ApprovalRequiredError} where nobody decides, {@link ToolDeniedError} where the answer is no,
 * {@link ToolCancelledError} where the caller gave up meanwhile
 */
export async function approve(
  target: CallTarget,
  args: Record<string, unknown>,
  scope: CallScope,
): Promise<{ readonly edited: unknown } | undefined> {
  const needed =
    target.requiresApproval !== false && (await isApprovalNeeded(target, args, () => scope.context(), scope.options));
  scope.noteApproval({ needed });
  if (!needed) return undefined;
  const { approve: approver, signal } = scope.options;
  if (signal?.aborted === true) throw new ToolCancelledError(target.name, signal.reason);
  if (approver === undefined) throw nobodyDecided(target, scope);
  const verdict = await ask(approver, target, args, scope);
  if (verdict.approved) {
    scope.noteApproval({ needed, decision: "edited" in verdict ? "edited" : "approved" });
    return "edited" in verdict ? { edited: verdict.edited } : undefined;
  }
  const { feedback } = verdict;
  scope.noteApproval({ needed, decision: "denied", ...(feedback !== "" && { feedback }) });
  throw new ToolDeniedError(target.name, feedback === "" ? `The call of tool "${target.name}" was refused.` : feedback);
}

/**
 * A rule that throws, or does not answer before the caller gives up or within the timeout, leaves the question open: then
 * approval is needed. The time in which a human is asked is not bounded; a rule is a program.
 */
export async function isApprovalNeeded(
  target: CallTarget,
  args: Record<string, unknown>,
  context: () => ToolContext,
  options: CallOptions,
): Promise<boolean> {
  const rule = target.requiresApproval;
  if (typeof rule === "boolean") return rule;
  const { signal } = options;
  try {
    const timeout = options.timeout ?? target.timeout;
    return (await inTime(orAborted(rule(seen(target, args), context()), signal), timeout)) !== false;
  } catch (cause) {
    if (signal?.aborted !== true) {
      const summary = `\`requiresApproval\` of tool "${target.name}" threw or did not answer: its calls need approval.`;
      warn(options, new WindlassError("WL2302", summary, { cause }));
    }
    return true;
  }
}

async function ask(
  approver: Approver,
  target: CallTarget,
  args: Record<string, unknown>,
  scope: CallScope,
): Promise<Verdict> {
  const { signal, principal } = scope.options;
  try {
    const decision = await orAborted(
      approver({
        callId: scope.call.id,
        toolName: target.name,
        description: target.description,
        ...(target.server !== undefined && { server: target.server }),
        arguments: seen(target, args),
        ...(principal !== undefined && { principal }),
        signal,
      }),
      signal,
    );
    if (!isDecision(decision)) {
      const summary = `\`approve\` answered ${show(decision)} for tool "${target.name}", which is no decision: it counts as a no.`;
      const hint = "Answer true, false or { approved, feedback?, arguments? }; `return` may be missing.";
      warn(scope.options, new WindlassError("WL2304", summary, { hint }));
    }
    return verdictOf(decision);
  } catch (cause) {
    if (signal?.aborted === true) throw new ToolCancelledError(target.name, signal.reason);
    throw nobodyDecided(target, scope, { cause });
  }
}

/** What a rule and an approver see: a copy, with the defaults that the function will have. */
function seen(target: CallTarget, args: Record<string, unknown>): Record<string, unknown> {
  return withDefaults(target.input.schema, copyOf(args) as Record<string, unknown>);
}

function isDecision(decision: unknown): boolean {
  return typeof (isObject(decision) ? decision.approved : decision) === "boolean";
}

/** Only `true` is a yes, whatever else there may be that looks like one. */
function verdictOf(decision: ApprovalDecision): Verdict {
  if (decision === true) return { approved: true };
  if (!isObject(decision)) return { approved: false, feedback: "" };
  const { approved, arguments: edited, feedback } = decision;
  if (approved !== true) return { approved: false, feedback: typeof feedback === "string" ? feedback.trim() : "" };
  return edited === undefined ? { approved } : { approved, edited };
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
