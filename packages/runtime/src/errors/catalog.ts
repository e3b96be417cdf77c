import type { ErrorCode } from "./error-code.js";

/** What one error code stands for. */
export interface CatalogEntry {
  /** The error in a few words. */
  readonly title: string;
  /** Why it happens, and what to do. */
  readonly explanation: string;
}

/**
 * All errors and warnings of the runtime. Nothing that ships imports this at run time: it is the source of `ERRORS.md`.
 * WL20xx: a tool is defined wrongly. WL21xx: a call failed. WL22xx: dialects. WL23xx: warnings.
 * WL24xx: `schemaOf`.
 */
export const CATALOG: Readonly<Record<ErrorCode, CatalogEntry>> = {
  WL2001: {
    title: "Not compiled",
    explanation:
      "A function is used as a tool, but carries no descriptor: it is not marked, or its file was not compiled with the Windlass plugin. Or `schemaOf<T>()` was called in such a file. The message says how to configure each door.",
  },
  WL2002: {
    title: "Descriptor of another version",
    explanation:
      "The compiler and the runtime speak different versions of the descriptor. The message says which of the two to update.",
  },
  WL2003: {
    title: "Broken descriptor",
    explanation:
      "What stands where the compiler's descriptor should be is none, or its JSON texts cannot be read. Something edited the build output; build again.",
  },
  WL2004: {
    title: "Unknown option",
    explanation:
      "`tool({ … }, fn)`, a registry or a call was given an option that does not exist. The message names the nearest one.",
  },
  WL2005: {
    title: "Bad option value",
    explanation:
      "An option has a value of the wrong kind: a name that does not match `^[A-Za-z0-9_-]{1,64}$`, a timeout that is no positive number of milliseconds (`Infinity` turns it off), an `approve` that is no function.",
  },
  WL2006: {
    title: "Marked twice",
    explanation:
      "One function was given to `tool` a second time, with another name or other options. The tool members live on the function itself, so one function is one tool: put all options in one call, or wrap the function in another one.",
  },
  WL2007: {
    title: "Not a tool",
    explanation:
      "Something that is neither a function, a `Tool`, a module nor an object with tools was given as a tool.",
  },
  WL2008: {
    title: "Two tools of one name",
    explanation: "A registry holds each name once. Rename one of the two with the `name` option or `@toolName`.",
  },
  WL2009: {
    title: "Tool class without a schema",
    explanation:
      "A subclass of `Tool` takes its schema from the types of its `call` method (compiled with the plugin), or from hand-written `parameters`. It has neither, or both.",
  },
  WL2010: {
    title: "Bad hand-written schema",
    explanation: "The `parameters` of a `Tool` are no JSON Schema (draft 2020-12) of an object.",
  },
  WL2011: {
    title: "A worker cannot find the function",
    explanation:
      "The tool is to run in a worker thread, which imports the function from its module: it has to be exported by a name (or be a static method of an exported class), and the compiler has to see `worker: true` or `@worker`. The call is refused, since running the function here would let it block the program.",
  },
  WL2012: {
    title: "Members cannot be attached",
    explanation:
      "`tool(fn)` adds its members to the function itself; this one is frozen or has a member of that name already. Wrap it in another function.",
  },
  WL2013: {
    title: "No tools in there",
    explanation: "A module, class or instance was searched for tools and holds none.",
  },
  WL2014: {
    title: "Two copies disagree",
    explanation:
      "The global registry was made by a copy of the package that this one cannot work with. Install one version of `windlass`.",
  },
  WL2015: {
    title: "Content of an unknown kind",
    explanation:
      "`imageContent` or `audioContent` was given data whose kind is neither said nor told by its first bytes. Pass the `mimeType`.",
  },
  WL2101: {
    title: "Arguments are not JSON",
    explanation: "The arguments came as text that is no JSON object, or that is cut off. The tool did not run.",
  },
  WL2102: {
    title: "Arguments do not fit",
    explanation: "The arguments do not fit the tool's input schema. The error names every fault. The tool did not run.",
  },
  WL2103: {
    title: "Unknown tool",
    explanation: "No tool of that name is in the registry. The error lists the names that are.",
  },
  WL2104: {
    title: "Approval required",
    explanation:
      "The tool needs approval, and no `approve` handler gave or refused it: there is none, it threw, or the arguments that it answered with do not fit. Pass `approve` to the registry or to the call. The tool did not run.",
  },
  WL2105: { title: "Denied", explanation: "The `approve` handler refused the call. The tool did not run." },
  WL2106: {
    title: "Timed out",
    explanation:
      "The tool did not answer within its timeout. Its `AbortSignal` was aborted; what it does after is ignored.",
  },
  WL2107: { title: "Cancelled", explanation: "The caller's `AbortSignal` was aborted before the tool answered." },
  WL2108: { title: "The tool threw", explanation: "The tool's function threw. The error is the `cause`." },
  WL2109: {
    title: "Result does not fit",
    explanation:
      "The tool returned something that its output schema forbids, or that has no JSON form (NaN, a cycle, a function).",
  },
  WL2110: {
    title: "The function cannot be had in a worker",
    explanation:
      "A tool that runs in a worker thread is imported there from its module. The module cannot be imported, has no such function, or is the program itself; or `windlass` was bundled, so that the file which workers load is missing. The message says which.",
  },
  WL2111: {
    title: "A worker ended",
    explanation:
      "The thread that ran a tool ended before the function answered: it called `process.exit`, ran out of memory, or something that it left behind threw. The next call has a new thread.",
  },
  WL2112: {
    title: "Worker threads cannot be loaded",
    explanation:
      "The tool runs in a worker thread, and there are none here: the program does not run on Node, or it was bundled without what keeps the threads. The error behind it is the `cause`.",
  },
  WL2201: {
    title: "Unknown dialect",
    explanation: "`schema({ style })` knows `openai`, `anthropic`, `gemini` and `mcp`, or takes a dialect object.",
  },
  WL2202: {
    title: "Arguments would have to be decoded",
    explanation:
      "In the dialect that was asked for, a tool's arguments come in another form than its own: a parameter has another name, a map is an array of entries. Who takes only the definition would call the tool with what it does not understand. `registry.toolset` decodes calls; so does `convert(tool, dialect).decode`.",
  },
  WL2203: {
    title: "Unknown model",
    explanation:
      "Nothing is known of the provider that serves a model, or its dialect is a value of `windlass/dialects`. Put the provider in front of the id, or give the dialect as `style`.",
  },
  WL2204: {
    title: "Too many tools",
    explanation:
      "A provider takes only so many tools in a request, and refuses the whole request where there are more. Choose those that the task needs with `only`.",
  },
  WL2205: {
    title: "A dialect without messages",
    explanation:
      "`registry.toolset` was asked for a dialect that only declares tools: it has no `wire`, which reads calls from responses and writes results. Give it one, or use `schemas` and read the calls yourself.",
  },
  WL2206: {
    title: "A dialect cannot say a schema as it is",
    explanation:
      "`windlass check --style` tells what a provider's dialect cannot say of a tool's schema as it is: said in other keywords, told in the description, left out, or the whole tool not in strict mode. Arguments are held against the tool's own schema all the same when a call comes.",
  },
  WL2207: {
    title: "No name fits a dialect's rule",
    explanation:
      "A name that a provider does not take travels as one that it does. The rule of a dialect of the program's own takes none of the names that can be made: names need at least seven letters, of either case.",
  },
  WL2301: {
    title: "Schema keywords are not checked",
    explanation:
      "A hand-written schema uses keywords that only ajv knows, and this environment forbids `eval`, which ajv needs. The rest of the schema is checked.",
  },
  WL2302: {
    title: "A handler threw",
    explanation:
      "An `onError`, `onCall`, `onProgress` or `onLog` handler, or the `tracing`, threw or rejected. The call went on without it. Where it is a `requiresApproval` function that threw, the call needs approval.",
  },
  WL2303: {
    title: "A schema that ajv cannot compile",
    explanation: "ajv could not compile a tool's schema; the built-in interpreter checks the arguments instead.",
  },
  WL2304: {
    title: "No decision",
    explanation:
      "An `approve` handler answered with something that is no decision, so that the call was denied: `true`, `false` or `{ approved, … }` count. Often a `return` is missing.",
  },
  WL2401: {
    title: "Text is not JSON",
    explanation:
      "`schemaOf<T>().parse` was given text that is no JSON, or that is cut off. A model that ran out of output tokens cuts its answer off: allow it more.",
  },
  WL2402: {
    title: "Value does not fit the type",
    explanation:
      "`schemaOf<T>().parse` read a value that does not fit the type. The error names every fault; its message can go back to the model as it is.",
  },
  WL2403: {
    title: "Value cannot be encoded",
    explanation:
      "`schemaOf<T>().encode` was given something that is no `T`, or that has no JSON form (NaN, a cycle, a function).",
  },
  WL2404: {
    title: "Unknown JSON Schema target",
    explanation:
      "`~standard.jsonSchema` was asked for a version of JSON Schema that is not known. Known are `draft-2020-12`, `draft-07` and `openapi-3.0`.",
  },
  WL2405: {
    title: "The target cannot say it",
    explanation:
      "`openapi-3.0` has no words for recursive types, for tuples of different types, and for names that match a pattern. Another target has.",
  },
};
