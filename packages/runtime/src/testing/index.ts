/** `windlass/testing`: tools that are made up, records of what was called, and assertions for any test runner. */
export { type Expected, expectNoToolCalls, expectToolCall } from "./expect-tool-call.js";
export { type FakeTool, type FakeToolSettings, fakeTool, inTurn } from "./fake-tool.js";
export { modelCall } from "./model-call.js";
export { type CallRecorder, recordCalls } from "./record-calls.js";
export type { Recorded } from "./recorded.js";
export { type TestRegistry, type TestRegistryOptions, testRegistry } from "./test-registry.js";
export { ToolCallAssertionError } from "./tool-call-assertion-error.js";
