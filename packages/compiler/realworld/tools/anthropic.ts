import type Anthropic from "@anthropic-ai/sdk";

declare function send(...parts: unknown[]): Promise<never>;

/** Create message. @tool @spread */
export function createMessage(body: Anthropic.MessageCreateParamsNonStreaming): Promise<Anthropic.Message> {
  return send(body);
}

/** Stream message. @tool */
export function streamMessage(body: Anthropic.MessageCreateParamsStreaming): Promise<Anthropic.RawMessageStreamEvent> {
  return send(body);
}

/** Append message. @tool */
export function appendMessage(message: Anthropic.MessageParam): Promise<void> {
  return send(message);
}

/** Declare tool. @tool */
export function declareTool(tool: Anthropic.Tool): Promise<void> {
  return send(tool);
}

/** Declare any tool. @tool */
export function declareAnyTool(tool: Anthropic.ToolUnion, choice?: Anthropic.ToolChoice): Promise<void> {
  return send(tool, choice);
}

/** Count tokens. @tool */
export function countTokens(body: Anthropic.MessageCountTokensParams): Promise<Anthropic.MessageTokensCount> {
  return send(body);
}

/** Read content. @tool */
export function readContent(block: Anthropic.ContentBlockParam): Promise<Anthropic.ContentBlock> {
  return send(block);
}

/** Create message batch. @tool */
export function createMessageBatch(
  body: Anthropic.Messages.BatchCreateParams,
): Promise<Anthropic.Messages.MessageBatch> {
  return send(body);
}

/** Batch result. @tool */
export function batchResult(id: string): Promise<Anthropic.Messages.MessageBatchIndividualResponse> {
  return send(id);
}

/** Create beta message. @tool */
export function createBetaMessage(body: Anthropic.Beta.MessageCreateParamsNonStreaming): Promise<void> {
  return send(body);
}

/** Beta message. @tool */
export function betaMessage(id: string): Promise<Anthropic.Beta.BetaMessage> {
  return send(id);
}

/** Stream beta message. @tool */
export function streamBetaMessage(id: string): Promise<Anthropic.Beta.BetaRawMessageStreamEvent> {
  return send(id);
}

/** List models. @tool */
export function listModels(query?: Anthropic.ModelListParams): Promise<Anthropic.ModelInfo[]> {
  return send(query);
}

/** Upload file. @tool */
export function uploadFile(body: Anthropic.Beta.FileUploadParams): Promise<Anthropic.Beta.BetaFileMetadata> {
  return send(body);
}

/** Tool use. @tool */
export function toolUse(
  block: Anthropic.ToolUseBlockParam,
  result: Anthropic.ToolResultBlockParam,
): Promise<Anthropic.ToolUseBlock> {
  return send(block, result);
}
