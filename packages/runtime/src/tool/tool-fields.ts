import type { ApprovalRule } from "../call/approve/approval.js";
import type { ToolAnnotations } from "../descriptor.js";

/** The fields of a tool from which all else about it follows. */
export interface ToolFields {
  // biome-ignore lint/suspicious/noExplicitAny: each tool has parameters of its own
  readonly call: (...args: any[]) => unknown;
  readonly name: string;
  readonly description: string;
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  readonly timeout?: number | undefined;
  readonly requiresApproval?: boolean | ApprovalRule | undefined;
  readonly worker?: boolean | undefined;
  readonly annotations?: ToolAnnotations | undefined;
  readonly server: string | undefined;
}

/** The fields as they are now. */
export function fieldsOf(tool: ToolFields): ToolFields {
  const { call, name, description, parameters, timeout, requiresApproval, worker, annotations, server } = tool;
  return { call, name, description, parameters, timeout, requiresApproval, worker, annotations, server };
}

/** Whether a tool's fields are still these. Written out, since it is asked at each call. */
export function isStillSo(fields: ToolFields, tool: ToolFields): boolean {
  return (
    fields.call === tool.call &&
    fields.name === tool.name &&
    fields.description === tool.description &&
    fields.parameters === tool.parameters &&
    fields.timeout === tool.timeout &&
    fields.requiresApproval === tool.requiresApproval &&
    fields.worker === tool.worker &&
    fields.annotations === tool.annotations &&
    fields.server === tool.server
  );
}
