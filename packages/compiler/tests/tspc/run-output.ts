/** What a module exports. */
export type Exports = Record<string, unknown>;

const KEY = Symbol.for("windlass.tool");

/**
 * What stands in for the runtime: `tool` keeps the descriptor and the options on the function, and gives it back; the
 * others give what they get.
 */
const RUNTIME = `export const tool = (...given) => {
  const descriptor = given.pop(), fn = given.pop();
  fn[Symbol.for("windlass.tool")] = descriptor;
  fn.options = given[0];
  return fn;
};
export const use = (...sources) => sources;
export const schemaOf = (descriptor) => descriptor;`;

const asUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** Runs an emitted ECMAScript module that may import `windlass`, and gives its exports. */
export async function runModule(code: string): Promise<Exports> {
  const linked = code.replace(/(["'])windlass\1/g, JSON.stringify(asUrl(RUNTIME)));
  return (await import(/* @vite-ignore */ asUrl(linked))) as Exports;
}

/** Runs an emitted CommonJS module that may require `windlass`, and gives its exports. */
export function runCommonJs(code: string): Exports {
  const exports: Exports = {};
  const runtime = new Function(
    `${RUNTIME.replaceAll("export const", "const")}; return { tool, use, schemaOf };`,
  )() as object;
  const globals = globalThis as { Reflect: typeof Reflect & { metadata?: unknown } };
  globals.Reflect.metadata ??= () => () => {};
  new Function("exports", "require", code)(exports, () => runtime);
  return exports;
}

/** The name in the descriptor that a function carries; undefined where it carries none. */
export function toolNameOf(fn: unknown): unknown {
  const descriptor = (fn as Record<symbol, { name: string } | undefined>)[KEY];
  return descriptor?.name;
}
