import type OpenAI from "openai";

declare function send(...parts: unknown[]): Promise<never>;

/** Create chat completion. @tool @spread */
export function createChatCompletion(
  body: OpenAI.ChatCompletionCreateParamsNonStreaming,
): Promise<OpenAI.ChatCompletion> {
  return send(body);
}

/** Stream chat completion. @tool */
export function streamChatCompletion(
  body: OpenAI.ChatCompletionCreateParamsStreaming,
): Promise<OpenAI.ChatCompletionChunk> {
  return send(body);
}

/** Create any chat completion. @tool */
export function createAnyChatCompletion(body: OpenAI.ChatCompletionCreateParams): Promise<void> {
  return send(body);
}

/** Append message. @tool */
export function appendMessage(message: OpenAI.ChatCompletionMessageParam): Promise<OpenAI.ChatCompletionMessage> {
  return send(message);
}

/** List messages. @tool */
export function listMessages(after: string, limit?: number): Promise<OpenAI.ChatCompletionStoreMessage[]> {
  return send(after, limit);
}

/** Declare tool. @tool */
export function declareTool(
  tool: OpenAI.ChatCompletionTool,
  choice?: OpenAI.ChatCompletionToolChoiceOption,
): Promise<void> {
  return send(tool, choice);
}

/** Parse chat completion. @tool */
export function parseChatCompletion(
  body: OpenAI.ChatCompletionCreateParamsNonStreaming,
): Promise<OpenAI.Chat.Completions.ParsedChatCompletion<{ answer: string }>> {
  return send(body);
}

/** Create response. @tool */
export function createResponse(body: OpenAI.Responses.ResponseCreateParamsNonStreaming): Promise<void> {
  return send(body);
}

/** Retrieve response. @tool */
export function retrieveResponse(id: string): Promise<OpenAI.Responses.Response> {
  return send(id);
}

/** Stream response. @tool */
export function streamResponse(id: string): Promise<OpenAI.Responses.ResponseStreamEvent> {
  return send(id);
}

/** Add response items. @tool */
export function addResponseItems(
  items: OpenAI.Responses.ResponseInput,
): Promise<OpenAI.Responses.ResponseOutputItem[]> {
  return send(items);
}

/** Declare response tool. @tool */
export function declareResponseTool(tool: OpenAI.Responses.Tool): Promise<void> {
  return send(tool);
}

/** Create embedding. @tool @spread */
export function createEmbedding(body: OpenAI.EmbeddingCreateParams): Promise<OpenAI.CreateEmbeddingResponse> {
  return send(body);
}

/** Create moderation. @tool */
export function createModeration(body: OpenAI.ModerationCreateParams): Promise<OpenAI.ModerationCreateResponse> {
  return send(body);
}

/** Generate image. @tool */
export function generateImage(body: OpenAI.ImageGenerateParamsNonStreaming): Promise<OpenAI.ImagesResponse> {
  return send(body);
}

/** Edit image. @tool */
export function editImage(body: OpenAI.ImageEditParamsNonStreaming): Promise<OpenAI.ImagesResponse> {
  return send(body);
}

/** Upload file. @tool */
export function uploadFile(body: OpenAI.FileCreateParams): Promise<OpenAI.FileObject> {
  return send(body);
}

/** Transcribe. @tool */
export function transcribe(
  body: OpenAI.Audio.TranscriptionCreateParamsNonStreaming,
): Promise<OpenAI.Audio.Transcription> {
  return send(body);
}

/** Create speech. @tool */
export function createSpeech(body: OpenAI.Audio.SpeechCreateParams): Promise<void> {
  return send(body);
}

/** Create batch. @tool */
export function createBatch(body: OpenAI.BatchCreateParams): Promise<OpenAI.Batch> {
  return send(body);
}

/** Create vector store. @tool */
export function createVectorStore(body: OpenAI.VectorStoreCreateParams): Promise<OpenAI.VectorStore> {
  return send(body);
}

/** Search vector store. @tool */
export function searchVectorStore(
  id: string,
  body: OpenAI.VectorStoreSearchParams,
): Promise<OpenAI.VectorStoreSearchResponse[]> {
  return send(id, body);
}

/** Create fine tuning job. @tool */
export function createFineTuningJob(body: OpenAI.FineTuning.JobCreateParams): Promise<OpenAI.FineTuning.FineTuningJob> {
  return send(body);
}

/** Create eval. @tool */
export function createEval(body: OpenAI.EvalCreateParams): Promise<OpenAI.EvalCreateResponse> {
  return send(body);
}

/** Create assistant. @tool */
export function createAssistant(body: OpenAI.Beta.AssistantCreateParams): Promise<OpenAI.Beta.Assistant> {
  return send(body);
}

/** Create thread run. @tool */
export function createThreadRun(
  body: OpenAI.Beta.ThreadCreateAndRunParamsNonStreaming,
): Promise<OpenAI.Beta.Threads.Run> {
  return send(body);
}

/** Send realtime event. @tool */
export function sendRealtimeEvent(
  event: OpenAI.Realtime.RealtimeClientEvent,
): Promise<OpenAI.Realtime.RealtimeServerEvent> {
  return send(event);
}

/** Filter by metadata. @tool */
export function filterByMetadata(filter: OpenAI.ComparisonFilter | OpenAI.CompoundFilter): Promise<void> {
  return send(filter);
}

/** Retrieve model. @tool */
export function retrieveModel(model: OpenAI.ChatModel): Promise<OpenAI.Model> {
  return send(model);
}
