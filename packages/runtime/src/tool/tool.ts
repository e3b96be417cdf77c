import type { ApprovalRule } from "../call/approve/approval.js";
import { needsApproval } from "../call/approve/needs-approval.js";
import type { CallOptions } from "../call/call-options.js";
import type { CallTarget } from "../call/call-target.js";
import { answerFailed, callTool, callToolWith } from "../call/pipeline.js";
import { isReadable, NO_CALL, type ToolCall, unreadableCall } from "../call/tool-call.js";
import type { ToolResult, ToolSuccess } from "../call/tool-result.js";
import type { Json, ToolAnnotations, ToolDescriptor } from "../descriptor.js";
import type { Dialect, ToolFacts } from "../dialects/dialect.js";
import { type Declarations, dialectOf, type StrictOption, type Style } from "../dialects/styles.js";
import type { JsonSchema } from "../json-schema.js";
import { checkSettings } from "./check-settings.js";
import { type Definition, defineTool, markedCall } from "./definition.js";
import { outOfOrder } from "./out-of-order.js";
import { targetOf, workerOf } from "./target-of.js";
import { fieldsOf, isStillSo, type ToolFields } from "./tool-fields.js";
import { type ToolSettings, takeSettings } from "./tool-settings.js";

/** The key of the brand by which a tool of another copy of the package is known. */
const BRAND = Symbol.for("windlass.Tool");

/** What a tool was found to be, and the fields that it follows from. */
interface Known {
  readonly fields: ToolFields;
  readonly definition: Definition;
  target: CallTarget | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a subclass declares its own parameters, which only `any` lets it do
type AnyParameters = any[];

/**
 * Something that a model can call. Functions become tools by themselves (`tool`, `toolOf`); a tool with state of its own is
 * a subclass whose `call` method takes the arguments. The schema comes from the types of `call`, or is written by hand as
 * `parameters`; then `call` gets the arguments as one object.
 *
 * @example
 * class CatalogSearch extends Tool {
 *   name = "catalog_search";
 *   description = "Search the catalog.";
 *   constructor(private readonly client: Client) { super(); }
 *   async call(query: string, limit = 10) { return this.client.search(query, limit); }
 * }
 */
export abstract class Tool {
  static {
    Object.defineProperty(Tool.prototype, BRAND, { value: true });
  }

  /** The tool's name; by default what the compiler derived. Must match `^[A-Za-z0-9_-]{1,64}$`. */
  name: string;
  /** What the tool does, for the model; by default the doc comment. */
  description: string;
  /** A hand-written JSON Schema (draft 2020-12) of the arguments, for tools that are not compiled. */
  declare readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  /** Milliseconds after which a call is given up, `Infinity` for never; 60 000 where nothing is said. */
  declare readonly timeout?: number | undefined;
  /** Whether calls need approval: always, never, or where the rule says so. */
  declare readonly requiresApproval?: boolean | ApprovalRule | undefined;
  /** Whether the function runs in a worker thread; only for functions and static methods that the compiler saw. */
  declare readonly worker?: boolean | undefined;
  /** Hints for MCP clients. */
  declare readonly annotations?: ToolAnnotations | undefined;

  #last: Known | undefined;

  /**
   * @param settings - the same as the fields, for tools that are made from data: checked here, while fields that a subclass
   * declares are set after this, win, and are checked when the tool is added or called
   * @throws ToolDefinitionError for a setting that cannot be, and `parameters` that are no JSON Schema of an object
   */
  constructor(settings: ToolSettings = {}) {
    const compiled = markedCall(this);
    this.name = settings.name ?? compiled?.options.name ?? compiled?.descriptor.name ?? "";
    this.description = settings.description ?? compiled?.options.description ?? compiled?.descriptor.description ?? "";
    takeSettings(this, settings);
  }

  /** The label of the MCP server that the tool is of; undefined for the program's own tools. */
  get server(): string | undefined {
    return undefined;
  }

  /** What the tool does. */
  abstract call(...args: AnyParameters): unknown;

  /** Whether a value is a tool, of this copy of the package or another. */
  static isInstance(value: unknown): value is Tool {
    return typeof value === "object" && value !== null && (value as { [BRAND]?: unknown })[BRAND] === true;
  }

  /** What the compiler derived; absent for a hand-written schema. */
  get descriptor(): ToolDescriptor | undefined {
    return this.#defined().descriptor;
  }

  /** The JSON Schema of the arguments object; a copy of its own at each reading. */
  get inputSchema(): JsonSchema {
    return this.facts().inputSchema;
  }

  /** The JSON Schema of the result, if its type has one; a copy of its own at each reading. */
  get outputSchema(): JsonSchema | undefined {
    return this.facts().outputSchema;
  }

  /** The schemas as JSON text, as they were compiled. */
  get schemaTexts(): { readonly input: string; readonly output: string | undefined } {
    return this.#defined().texts;
  }

  /** What dialects are told about the tool. */
  facts(): ToolFacts {
    const { descriptor, options, texts, schema } = this.#defined();
    return {
      name: this.name,
      description: this.description,
      annotations: this.annotations ?? options.annotations ?? descriptor?.options?.annotations,
      get inputSchema() {
        return schema("input") ?? {};
      },
      get outputSchema() {
        return schema("output");
      },
      get examples() {
        return (descriptor?.examples ?? []).map((text) => JSON.parse(text) as Json);
      },
      schemaTexts: texts,
    };
  }

  /**
   * The tool's declaration for a provider.
   *
   * @param options - `style`: `"openai"` (the default), `"openai-responses"`, `"anthropic"`, `"gemini"`, `"mcp"`, or a dialect as a
   * value; `strict`: in the provider's strict mode
   * @throws WindlassError for an unknown style, or where arguments would have to be decoded, which `registry.toolset` does
   */
  schema<Name extends keyof Declarations = "openai">(
    options?: StrictOption & { readonly style?: Name | undefined },
  ): Declarations[Name];
  /** The tool's declaration in a dialect that is given as a value. */
  schema<Declaration extends object>(options: StrictOption & { readonly style: Dialect<Declaration> }): Declaration;
  /** The tool's declaration in a style that is not known while the code is written. */
  schema(options: StrictOption & { readonly style?: Style | undefined }): object;
  schema(options: StrictOption & { readonly style?: Style | undefined } = {}): object {
    return dialectOf(options.style ?? "openai").declare(this.facts(), { strict: options.strict });
  }

  /** The same as JSON text; where the dialect takes the schemas as they are, they are not parsed. */
  schemaText(options: StrictOption & { readonly style?: Style | undefined } = {}): string {
    const dialect = dialectOf(options.style ?? "openai");
    return dialect.declareText?.(this.facts()) ?? JSON.stringify(this.schema(options));
  }

  /**
   * Calls the tool with arguments by name, as a model sends them: they are validated, repaired where that is safe, and
   * revived. Gated by approval like any call.
   *
   * @param args - the arguments by name, as JSON
   * @param options - how the call is made
   * @returns the result; `data` is what the function returned
   * @throws ToolExecutionError of the kind that fits, with the real error as `cause`
   */
  async run(
    args: Record<string, unknown> = {},
    options: CallOptions = {},
  ): Promise<ToolSuccess<Awaited<ReturnType<this["call"]>>>> {
    return succeeded(await callTool(this.#target(), { name: this.name, arguments: args }, options));
  }

  /**
   * Calls the tool with the function's own, typed arguments. They are held against the schema and pass the same gate;
   * the function gets the very values. What the host supplies may be left out.
   *
   * @returns the result; `data` is what the function returned
   * @throws ToolExecutionError of the kind that fits, with the real error as `cause`
   */
  async runWith(...args: Parameters<this["call"]>): Promise<ToolSuccess<Awaited<ReturnType<this["call"]>>>> {
    return succeeded(await callToolWith(this.#target(), args, {}));
  }

  /**
   * Answers a call. Never rejects for a failure of the tool or of the call: those are error results.
   *
   * @param call - what a model asked for; its `name` is not looked at
   * @param options - how the call is made
   */
  async execute(call: ToolCall, options: CallOptions = {}): Promise<ToolResult> {
    if (!isReadable(call)) return answerFailed(NO_CALL, options, unreadableCall(this.name));
    let target: CallTarget;
    try {
      target = this.#target();
    } catch (error) {
      return answerFailed(call, options, outOfOrder(this.name, error));
    }
    return callTool(target, call, options);
  }

  /**
   * Whether a call needs approval before it runs. One whose arguments do not fit, or of a tool that is defined wrongly,
   * never runs, and needs none.
   *
   * @param call - what a model asked for
   * @param options - how the call would be made
   * @returns whether it needs approval; never rejects
   */
  async needsApproval(call: ToolCall, options: CallOptions = {}): Promise<boolean> {
    if (!isReadable(call)) return false;
    let target: CallTarget;
    try {
      target = this.#target();
    } catch {
      return false;
    }
    return needsApproval(target, call, options);
  }

  #target(): CallTarget {
    const known = this.#known();
    known.target ??= targetOf(this, known.definition);
    return known.target;
  }

  #defined(): Definition {
    return this.#known().definition;
  }

  /** What the class and the fields define: looked at again where one of them has changed since. */
  #known(): Known {
    if (this.#last === undefined || !isStillSo(this.#last.fields, this)) {
      const definition = defineTool(this, markedCall(this));
      checkSettings(this);
      workerOf(this, definition);
      this.#last = { fields: fieldsOf(this), definition, target: undefined };
    }
    return this.#last;
  }
}

/** Turns an error result into the error it stands for. */
function succeeded<Data>(result: ToolResult): ToolSuccess<Data> {
  if (result.isError) throw result.error;
  return result as ToolSuccess<Data>;
}
