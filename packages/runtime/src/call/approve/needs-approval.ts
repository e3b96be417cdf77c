import type { CallOptions } from "../call-options.js";
import { CallScope } from "../call-scope.js";
import type { CallTarget } from "../call-target.js";
import { prepareRaw } from "../prepare.js";
import type { ToolCall } from "../tool-call.js";
import { isApprovalNeeded } from "./approve.js";

/** Whether a call would have to be approved before it runs. One whose arguments do not fit never runs, and needs none. */
export async function needsApproval(target: CallTarget, call: ToolCall, options: CallOptions): Promise<boolean> {
  if (typeof target.requiresApproval === "boolean") return target.requiresApproval;
  const scope = new CallScope(target, call, options);
  try {
    const { args } = await prepareRaw(target, call?.arguments, options);
    return await isApprovalNeeded(target, args, () => scope.context(), options);
  } catch {
    return false;
  } finally {
    scope.close();
  }
}
