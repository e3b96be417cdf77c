/** Why a call failed: the `code` of an error result. */
export type ResultCode =
  | "invalid_json"
  | "invalid_arguments"
  | "unknown_tool"
  | "approval_required"
  | "denied"
  | "timeout"
  | "cancelled"
  | "tool_error"
  | "invalid_output";
