import { ApprovalRequiredError, ToolArgumentsError } from "../../errors/tool-execution-error.js";
import type { CallOptions } from "../call-options.js";
import type { CallTarget } from "../call-target.js";
import { type Prepared, prepareRaw } from "../prepare.js";

/**
 * The arguments that an approver answered with, validated like any.
 *
 * @param target - the tool
 * @param edited - the arguments
 * @param options - how the call is made
 * @throws {@link ApprovalRequiredError} where they do not fit. The model's own did, so it hears nothing of faults that it
 * would try to mend
 */
export async function prepareEdited(target: CallTarget, edited: unknown, options: CallOptions): Promise<Prepared> {
  try {
    return await prepareRaw(target, edited, options);
  } catch (cause) {
    if (!(cause instanceof ToolArgumentsError)) throw cause;
    throw new ApprovalRequiredError(
      target.name,
      `Tool "${target.name}" needs approval. Whoever gave it changed the arguments to some that the tool does not take, so it did not run. The arguments of this call were in order.`,
      { cause, hint: `The arguments that \`approve\` answered with do not fit. ${cause.modelText}` },
    );
  }
}
