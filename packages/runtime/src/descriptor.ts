/**
 * The one contract between the compiler and the runtime: what is written into the build, and read back at run time.
 *
 * A descriptor is plain data plus one function. Schemas and the codec are JSON *text*: nothing is parsed until a tool
 * is used, and a list of a thousand schemas is pasted together without parsing one of them.
 */

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Version of the descriptor's shape. A runtime refuses a descriptor of a version that it does not know. */
export const DESCRIPTOR_VERSION = 1;

/** The key under which a compiled function carries its descriptor: `Symbol.for("windlass.tool")`. */
export const DESCRIPTOR_KEY: unique symbol = Symbol.for("windlass.tool") as never;

/**
 * Where compiled code leaves the functions of doc tags with `@register`, since it imports nothing:
 * `(globalThis[Symbol.for("windlass.register")] ??= []).push(fn)`, behind the descriptor. Until the runtime is loaded this
 * is a plain array; then it is the global registry that listens to `push`.
 */
export const REGISTER_KEY: unique symbol = Symbol.for("windlass.register") as never;

/** What the compiler derived from one marked function. */
export interface ToolDescriptor {
  /** Version of this shape: {@link DESCRIPTOR_VERSION}. */
  readonly v: 1;
  /** The tool's name, matching `^[A-Za-z0-9_-]{1,64}$`. */
  readonly name: string;
  /** Summary and remarks of the doc comment. */
  readonly description?: string;
  /** JSON Schema 2020-12 of the arguments object, as JSON text. Its root is always `"type":"object"`. */
  readonly inputSchema: string;
  /** JSON Schema 2020-12 of the encoded result, as JSON text. Its root is always `"type":"object"`. */
  readonly outputSchema?: string;
  /** True where the result is not an object by itself and travels as `{"result": …}`. */
  readonly wrapped?: true;
  /** How the arguments object becomes the function's arguments, one slot for each parameter. */
  readonly params: readonly ParamSlot[];
  /** Which values change form between JSON and JavaScript ({@link Codec}), as JSON text. Absent: none does. */
  readonly codec?: string;
  /** What the doc tags say about the tool (`@timeout`, `@requiresApproval`, …). Options given in code win. */
  readonly options?: DescriptorOptions;
  /** Example arguments from `@example` blocks, as JSON texts. */
  readonly examples?: readonly string[];
  /** Where the function stands: `file:line:column`, the file relative to the project. */
  readonly source?: string;
  /** Where a worker thread finds the function. Only of tools that run in one. */
  readonly worker?: WorkerPlace;
  /**
   * Makes the compiled check of the arguments object. Called once, at the first call of the tool. The check's "yes" is
   * final; after a "no" the explaining pass decides (and if that finds no fault, the arguments are valid).
   */
  readonly validate?: () => (value: unknown) => boolean;
}

/**
 * One parameter of the function: the name of the property that fills it, `{ "all": true }` for the arguments object
 * itself (a destructured parameter), or a value that the host supplies and a model can never set.
 */
export type ParamSlot = string | { readonly all: true } | { readonly host: "context" | "signal" };

/** Where a worker thread finds a tool's function: it shares no memory with its caller, so it imports the module anew. */
export interface WorkerPlace {
  /** The module: its URL (`import.meta.url`) or, in CommonJS, its absolute path (`__filename`). */
  readonly module: string;
  /** The names from the module's exports to the function: `["resize"]`, `["default"]`, `["Images", "resize"]`. */
  readonly path: readonly string[];
}

/** Options that doc tags can set. */
export interface DescriptorOptions {
  /** Milliseconds after which a call is given up. */
  readonly timeout?: number;
  /** The call needs the approval of a human. */
  readonly requiresApproval?: boolean;
  /** Add the tool to the global registry when its module is loaded. */
  readonly register?: boolean;
  /** Run the function in a worker thread. */
  readonly worker?: boolean;
  /** Hints for MCP clients. */
  readonly annotations?: ToolAnnotations;
}

/**
 * Hints about a tool's behaviour, as MCP defines them
 * (https://modelcontextprotocol.io/specification/2026-07-28/server/tools).
 */
export interface ToolAnnotations {
  /** A title for people. */
  readonly title?: string;
  /** The tool changes nothing. */
  readonly readOnlyHint?: boolean;
  /** The tool may destroy something. */
  readonly destructiveHint?: boolean;
  /** Calling the tool twice with the same arguments does no more than calling it once. */
  readonly idempotentHint?: boolean;
  /** The tool reaches out to a world of open-ended things. */
  readonly openWorldHint?: boolean;
}

/** What the compiler derived from one type: the argument that it writes into `schemaOf<T>()`. */
export interface SchemaDescriptor {
  /** Version of this shape: {@link DESCRIPTOR_VERSION}. */
  readonly v: 1;
  readonly kind: "schema";
  /** The type's name, for messages. */
  readonly name?: string;
  /** JSON Schema 2020-12 of the value's JSON form, as JSON text. Objects are closed; the root may be of any kind. */
  readonly schema: string;
  /** Which values change form between JSON and JavaScript ({@link SchemaCodec}), as JSON text. Absent: none does. */
  readonly codec?: string;
  /** Where `schemaOf` stands: `file:line:column`, the file relative to the project. */
  readonly source?: string;
  /** Makes the compiled check of the JSON form, as in {@link ToolDescriptor}. */
  readonly validate?: () => (value: unknown) => boolean;
}

/** The wire form of a type. Pointers of unions are from the root of {@link SchemaDescriptor.schema}. */
export interface SchemaCodec {
  /** For the value. Absent: JSON is what it is in JavaScript too. */
  readonly value?: Codec;
  /** Codecs of recursive types, by name. */
  readonly defs?: { readonly [name: string]: Codec };
}

/** The wire forms of a tool's arguments and result. */
export interface ToolCodec {
  /** For the arguments object. Absent: JSON is what the function takes. */
  readonly input?: Codec;
  /** For the result, before it is wrapped. Absent: the result is JSON as it is. */
  readonly output?: Codec;
  /** Codecs of recursive types, by name. */
  readonly defs?: { readonly [name: string]: Codec };
}

/**
 * How one value changes form between JSON (the wire) and JavaScript. A list whose first member names the form:
 *
 * | codec | wire | JavaScript |
 * |---|---|---|
 * | `["keep"]` | any | the same value |
 * | `["date"]` | RFC 3339 date-time string | `Date` |
 * | `["url"]` | string | `URL` |
 * | `["bytes"]`, `["buffer"]` | base64 string | `Uint8Array`, `ArrayBuffer` |
 * | `["node-buffer"]` | base64 string | Node's `Buffer`; a `Uint8Array` where there is none |
 * | `["bigint"]` | decimal string | `bigint` |
 * | `["array", item]` | array | array |
 * | `["tuple", [first, …], rest?]` | array | array |
 * | `["set", item]` | array | `Set` |
 * | `["map", value]` | object | `Map` with string keys |
 * | `["pairs", key, value]` | array of `[key, value]` | `Map` with other keys |
 * | `["object", [[name, codec], …], rest?]` | object | object; `rest` is for every property that is not named |
 * | `["union", [[pointer, codec], …]]` | any | what the first branch makes of it whose schema (at the JSON Pointer, from the root of the whole schema) accepts the value and that can read it; a value goes out as the branch that is for its class and knows its properties |
 * | `["ref", name]` | | the codec of that name in `defs` |
 */
export type Codec =
  | readonly ["keep"]
  | readonly ["date"]
  | readonly ["url"]
  | readonly ["bytes"]
  | readonly ["buffer"]
  | readonly ["node-buffer"]
  | readonly ["bigint"]
  | readonly ["array", Codec]
  | readonly ["tuple", readonly Codec[], Codec?]
  | readonly ["set", Codec]
  | readonly ["map", Codec]
  | readonly ["pairs", Codec, Codec]
  | readonly ["object", readonly (readonly [string, Codec])[], Codec?]
  | readonly ["union", readonly (readonly [string, Codec])[]]
  | readonly ["ref", string];
