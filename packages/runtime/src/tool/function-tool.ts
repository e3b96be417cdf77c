import type { ApprovalRule } from "../call/approve/approval.js";
import { DESCRIPTOR_KEY, type ToolAnnotations, type ToolDescriptor } from "../descriptor.js";
import type { AnyFunction } from "./any-function.js";
import { Tool } from "./tool.js";
import type { ToolOptions } from "./tool-options.js";

/** The tool of a compiled function. */
export class FunctionTool<F extends AnyFunction = AnyFunction> extends Tool {
  /** The function that was marked. */
  readonly fn: F;
  override readonly call: (...args: Parameters<F>) => ReturnType<F>;
  declare readonly timeout: number | undefined;
  declare readonly requiresApproval: boolean | ApprovalRule | undefined;
  declare readonly worker: boolean | undefined;
  declare readonly annotations: ToolAnnotations | undefined;

  /**
   * @param fn - the compiled function
   * @param descriptor - what the compiler derived from it
   * @param options - options given in code
   * @param receiver - what `this` is inside of the function: for methods, the instance
   */
  constructor(fn: F, descriptor: ToolDescriptor, options: ToolOptions = {}, receiver?: object) {
    super();
    this.fn = fn;
    this.name = options.name ?? descriptor.name;
    this.description = options.description ?? descriptor.description ?? "";
    this.timeout = options.timeout;
    this.requiresApproval = options.requiresApproval;
    this.worker = options.worker;
    this.annotations = options.annotations;
    this.call = (...args) => Reflect.apply(fn, receiver, args) as ReturnType<F>;
    // The one place where a tool's schema is looked for.
    Object.defineProperty(this.call, DESCRIPTOR_KEY, { value: descriptor });
  }
}
