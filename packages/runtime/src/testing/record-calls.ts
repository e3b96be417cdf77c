import { bothHear } from "../call/both-hear.js";
import type { CallOptions } from "../call/call-options.js";
import type { CallRecord } from "../call/call-record.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { insert, type Recorded } from "./recorded.js";

/** Records calls, until it is stopped. */
export interface CallRecorder extends Recorded, Disposable {
  /** Records a call. For what is called without a registry: `tool.run(args, { onCall: recorder.onCall })`. */
  readonly onCall: (call: CallRecord) => void;
  /** Forgets the calls so far. */
  clear(): void;
  /** Ends the recording, and leaves the registry as it was. The calls so far stay. */
  stop(): void;
}

/**
 * Records the calls that go through a registry, also one that the program has made and holds: the tools run as ever.
 *
 * @param registry - whose calls; without one, those that `onCall` is given to
 * @returns the recorder; `using` stops it at the end of the block
 *
 * @example
 * using recorder = recordCalls(registry);
 * await assistant.answer("What is the weather in Paris?");
 * expectToolCall(recorder, "get_weather", { city: "Paris" });
 */
export function recordCalls(registry?: ToolRegistry): CallRecorder {
  const calls: CallRecord[] = [];
  let isStopped = false;
  const onCall = (call: CallRecord) => {
    if (!isStopped) insert(calls, call);
  };
  const restore = registry === undefined ? () => {} : listen(registry, onCall);
  const stop = () => {
    if (!isStopped) restore();
    isStopped = true;
  };
  return { calls, onCall, clear: () => void calls.splice(0), stop, [Symbol.dispose]: stop };
}

/** All ways through a registry, that of an MCP server too, lead over its `execute`. */
function listen(registry: ToolRegistry, onCall: (call: CallRecord) => void): () => void {
  const before = Object.getOwnPropertyDescriptor(registry, "execute");
  const { execute } = registry;
  const listening: ToolRegistry["execute"] = (call, options: CallOptions = {}) =>
    execute.call(registry, call, { ...options, onCall: bothHear(options.onCall, onCall) });
  Object.defineProperty(registry, "execute", { value: listening, configurable: true, writable: true });
  return () => {
    // Somebody else may listen on top: what was put there later stays, and hears on.
    if (registry.execute !== listening) return;
    if (before === undefined) Reflect.deleteProperty(registry, "execute");
    else Object.defineProperty(registry, "execute", before);
  };
}
