import type { CallOptions } from "./call-options.js";
import type { ApprovalRecord } from "./call-record.js";
import { copyOf } from "./copy-of.js";
import { onAbort } from "./run/on-abort.js";
import { callIdOf, type ToolCall } from "./tool-call.js";
import type { ToolContext } from "./tool-context.js";
import type { Repair } from "./tool-result.js";
import type { TracedCall } from "./tracing.js";
import { notify } from "./warn.js";

/** What a call knows of its tool from the start. */
interface Called {
  readonly name: string;
  readonly description?: string;
  readonly server?: string | undefined;
}

/** What belongs to one call alone. Its signal and context are made when something asks for them, so that most calls pay nothing. */
export class CallScope {
  readonly call: ToolCall & { readonly id: string };
  readonly options: CallOptions;
  readonly #called: Called;
  readonly #started: number = performance.now();
  #args: Readonly<Record<string, unknown>> | undefined;
  #repairs: readonly Repair[] = [];
  #approval: ApprovalRecord | undefined;
  #controller: AbortController | undefined;
  #context: ToolContext | undefined;
  #isClosed = false;
  #stop: (() => void) | undefined;

  constructor(called: Called, call: ToolCall, options: CallOptions) {
    this.#called = called;
    this.call = { id: callIdOf(call), name: called.name, arguments: call?.arguments };
    this.options = options;
  }

  /** Whether somebody hears of the call beside its caller. */
  get isFollowed(): boolean {
    const { tracing, onCall } = this.options;
    return tracing !== undefined || onCall !== undefined;
  }

  /** Milliseconds since the call began. */
  get elapsed(): number {
    return performance.now() - this.#started;
  }

  /** When the call began, in milliseconds since 1970. */
  get startedAt(): number {
    return performance.timeOrigin + this.#started;
  }

  /** What is known before the call runs. */
  get facts(): TracedCall {
    const { description, server } = this.#called;
    return {
      callId: this.call.id,
      toolName: this.call.name,
      ...(description !== undefined && { description }),
      ...(server !== undefined && { server }),
      rawArguments: this.call.arguments,
    };
  }

  /** The validated arguments, as far as the call has come; only where the call is followed. */
  get args(): Readonly<Record<string, unknown>> | undefined {
    return this.#args;
  }

  /** What was changed in the arguments to make them fit. */
  get repairs(): readonly Repair[] {
    return this.#repairs;
  }

  /** What became of the approval, as far as the call has come. */
  get approval(): ApprovalRecord | undefined {
    return this.#approval;
  }

  /** The tool's signal: aborted with that of the caller, and by {@link abort}. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      const { signal } = this.options;
      if (signal?.aborted === true) this.abort(signal.reason);
      else if (signal !== undefined) this.#stop = onAbort(signal, () => this.abort(signal.reason));
    }
    return this.#controller.signal;
  }

  /** What the host gives the tool. */
  context(): ToolContext {
    this.#context ??= this.#makeContext();
    return this.#context;
  }

  /** Notes what the tool is called with: for the record a copy, since the tool may change what it gets. */
  noteArguments(args: Readonly<Record<string, unknown>>, repairs: readonly Repair[]): void {
    this.#repairs = repairs;
    if (this.isFollowed) this.#args = copyOf(args) as Readonly<Record<string, unknown>>;
  }

  /** Notes for the record what became of the approval. */
  noteApproval(approval: ApprovalRecord): void {
    this.#approval = approval;
  }

  /** Tells the tool to stop, if it listens. */
  abort(reason: unknown): void {
    this.#controller?.abort(reason);
  }

  /**
   * The call has ended: lets go of the caller's signal, which may live much longer. A tool that runs on, after a timeout
   * for instance, is not heard any more.
   */
  close(): void {
    this.#isClosed = true;
    this.#stop?.();
  }

  #tell(handler: string, call: () => unknown): void {
    if (!this.#isClosed) notify(this.options, handler, call);
  }

  #makeContext(): ToolContext {
    const { call, options, signal } = this;
    const { onProgress, onLog, elicit } = options;
    return {
      signal,
      callId: call.id,
      toolName: call.name,
      deps: options.deps,
      principal: options.principal,
      progress: (update) => this.#tell("onProgress", () => onProgress?.(update, call)),
      log: (entry) => this.#tell("onLog", () => onLog?.(entry, call)),
      ...(elicit !== undefined && {
        elicit: async (request) => {
          if (this.#isClosed) throw signal.reason ?? new Error(`The call of tool "${call.name}" has ended.`);
          return elicit(request, call);
        },
      }),
    };
  }
}
