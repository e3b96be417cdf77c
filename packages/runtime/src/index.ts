/**
 * The public names of `windlass`, one by one. What is not listed here is not public.
 */
export type { Annotated, AnnotatedUnknown, AnnotatedValues, Annotation } from "./annotated/annotation.js";
export type { Integer } from "./annotated/integer.js";
export type { SchemaKeywords } from "./annotated/schema-keywords.js";
export type { Format, FormatName, Pattern } from "./annotated/text.js";
export type { ApprovalDecision, ApprovalRequest, ApprovalRule, Approver } from "./call/approve/approval.js";
export type { CallOptions } from "./call/call-options.js";
export type { ApprovalRecord, CallRecord } from "./call/call-record.js";
export type {
  BlockAnnotations,
  ContentBlock,
  MediaBlock,
  ResourceBlock,
  ResourceLinkBlock,
  TextBlock,
  ToolContent,
} from "./call/render/content.js";
export { audioContent, type Bytes, imageContent, resourceContent, textContent } from "./call/render/make-content.js";
export type { ToolCall } from "./call/tool-call.js";
export type { ElicitAnswer, ElicitRequest, LogEntry, ProgressUpdate, ToolContext } from "./call/tool-context.js";
export { type Repair, resultText, type ToolResult, type ToolSuccess } from "./call/tool-result.js";
export type { TracedCall, TracedEnd, Tracing } from "./call/tracing.js";
export type {
  Codec,
  DescriptorOptions,
  Json,
  ParamSlot,
  SchemaCodec,
  SchemaDescriptor,
  ToolAnnotations,
  ToolCodec,
  ToolDescriptor,
  WorkerPlace,
} from "./descriptor.js";
export type { Conversion, ConvertOptions, Loss } from "./dialects/conversion.js";
export { type Convertible, convert } from "./dialects/convert.js";
export type {
  AnthropicTool,
  GeminiTool,
  McpTool,
  OpenAIResponsesTool,
  OpenAITool,
  ProviderSchema,
} from "./dialects/definitions.js";
export type { Dialect, ToolFacts } from "./dialects/dialect.js";
export type { NameRule } from "./dialects/dialect-spec.js";
export type { DialectLimits, StrictBudget, StrictLimits } from "./dialects/limits.js";
export type { Declarations, Declare, KnownDialects, StrictOption, Style } from "./dialects/styles.js";
export type { AnyWire, StreamReader, ToolChoice, Wire, WireCall, WireResult } from "./dialects/wire/wire.js";
export type { ErrorCode } from "./errors/error-code.js";
export type { Fault } from "./errors/fault.js";
export type { ResultCode } from "./errors/result-code.js";
export { SchemaError } from "./errors/schema-error.js";
export { ToolDefinitionError } from "./errors/tool-definition-error.js";
export { ToolError } from "./errors/tool-error.js";
export {
  ApprovalRequiredError,
  ToolArgumentsError,
  ToolCancelledError,
  ToolDeniedError,
  ToolExecutionError,
  ToolNotFoundError,
  ToolOutputError,
  ToolTimeoutError,
} from "./errors/tool-execution-error.js";
export { ToolOutOfOrderError } from "./errors/tool-out-of-order-error.js";
export { WindlassError } from "./errors/windlass-error.js";
export type { JsonSchema, SchemaType } from "./json-schema.js";
export { registry } from "./registry/registry.js";
export { type ExecuteAllOptions, ToolRegistry, type ToolsetOptions } from "./registry/tool-registry.js";
export type { ToolSource, ToolSourceFunction, ToolSourceMembers } from "./registry/tool-source.js";
export type { ParseTextOptions, Schema, Validation } from "./schema-of/schema.js";
export { schemaOf } from "./schema-of/schema-of.js";
export type {
  StandardIssue,
  StandardProps,
  StandardResult,
  StandardSchema,
  StandardTarget,
} from "./schema-of/standard.js";
export type { AnyFunction } from "./tool/any-function.js";
export { FunctionTool } from "./tool/function-tool.js";
export { type ToolDecorator, tool } from "./tool/mark.js";
export { Tool } from "./tool/tool.js";
export type { ToolFunction, ToolMembers } from "./tool/tool-function.js";
export { toolOf } from "./tool/tool-of.js";
export type { ToolOptions } from "./tool/tool-options.js";
export type { ToolSettings } from "./tool/tool-settings.js";
export { toolsOf } from "./tool/tools-of.js";
export type { DialectChoice } from "./toolset/dialect-choice.js";
export type { ToolLoss, Toolset, ToolsetCallOptions, WireOf } from "./toolset/toolset.js";
