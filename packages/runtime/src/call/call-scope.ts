import type { CallOptions } from "./call-options.js";
import { callIdOf, type ToolCall } from "./tool-call.js";
import type { ToolContext } from "./tool-context.js";
import { notify } from "./warn.js";

/** What belongs to one call alone. Its signal and context are made when something asks for them, so that most calls pay nothing. */
export class CallScope {
  readonly call: ToolCall & { readonly id: string };
  readonly options: CallOptions;
  readonly #toolName: string;
  readonly #started: number = performance.now();
  #controller: AbortController | undefined;
  #context: ToolContext | undefined;
  readonly #relay = (): void => this.abort(this.options.signal?.reason);

  constructor(toolName: string, call: ToolCall, options: CallOptions) {
    this.#toolName = toolName;
    this.call = { ...call, id: callIdOf(call) };
    this.options = options;
  }

  /** Milliseconds since the call began. */
  get elapsed(): number {
    return performance.now() - this.#started;
  }

  /** The tool's signal: aborted with that of the caller, and by {@link abort}. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      const { signal } = this.options;
      if (signal?.aborted === true) this.#relay();
      else signal?.addEventListener("abort", this.#relay, { once: true });
    }
    return this.#controller.signal;
  }

  /** What the host gives the tool. */
  context(): ToolContext {
    this.#context ??= this.#makeContext();
    return this.#context;
  }

  /** Tells the tool to stop, if it listens. */
  abort(reason: unknown): void {
    this.#controller?.abort(reason);
  }

  /** Lets go of the caller's signal, which may live much longer than the call. */
  close(): void {
    this.options.signal?.removeEventListener("abort", this.#relay);
  }

  #makeContext(): ToolContext {
    const { call, options, signal } = this;
    const { onProgress, onLog, elicit } = options;
    return {
      signal,
      callId: call.id,
      toolName: this.#toolName,
      deps: options.deps,
      principal: options.principal,
      progress: (update) => notify(options, "onProgress", () => onProgress?.(update, call)),
      log: (entry) => notify(options, "onLog", () => onLog?.(entry, call)),
      ...(elicit !== undefined && { elicit: (request) => elicit(request, call) }),
    };
  }
}
