import { afterEach, describe, expect, test, vi } from "vitest";
import { descriptor } from "../../tests/compiled.js";
import { DESCRIPTOR_KEY } from "../descriptor.js";
import { ToolDefinitionError } from "../errors/tool-definition-error.js";
import { globalRegistry } from "../registry/global-registry.js";
import { tool } from "./mark.js";
import { toolOf } from "./tool-of.js";

const DOUBLE = descriptor({ name: "double", input: { x: { type: "number" } } });
const fresh = () => (x: number) => x * 2;

/** The error that a function throws. */
function caught(run: () => unknown): ToolDefinitionError {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(ToolDefinitionError);
    return error as ToolDefinitionError;
  }
  throw new Error("nothing was thrown");
}

describe("the result is the same function", () => {
  test("with members that are not enumerable", async () => {
    const fn = fresh();
    const double = tool(fn, DOUBLE);
    expect(double).toBe(fn);
    expect(double(21)).toBe(42);
    expect(Object.keys(double)).toEqual([]);
    expect((await double.run({ x: 21 })).data).toBe(42);
    expect((await double.runWith(21)).data).toBe(42);
    expect(double.toolName).toBe("double");
    expect(double.schema({ style: "mcp" }).name).toBe("double");
    expect(double.descriptor).toBe(DOUBLE);
    expect(double.inputSchema).toEqual(JSON.parse(DOUBLE.inputSchema));
  });

  test("members of Function stay what they were", () => {
    const fn = fresh();
    const before = [fn.name, fn.length, fn.call, fn.apply, fn.bind, fn.toString];
    const double = tool(fn, DOUBLE);
    expect([double.name, double.length, double.call, double.apply, double.bind, double.toString]).toEqual(before);
  });

  test("schemas are copies: changing one changes no other", () => {
    const double = tool(fresh(), DOUBLE);
    delete double.inputSchema.properties;
    expect(double.inputSchema.properties).toBeDefined();
  });

  test("members work without the function in front", async () => {
    const { run } = tool(fresh(), DOUBLE);
    expect((await run({ x: 1 })).data).toBe(2);
  });
});

describe("options", () => {
  test("win over the descriptor", async () => {
    const tagged = descriptor({ name: "double", description: "tag", options: { requiresApproval: true, timeout: 5 } });
    const made = toolOf(tool({ name: "twice", description: "code", requiresApproval: false }, fresh(), tagged));
    expect([made.name, made.description]).toEqual(["twice", "code"]);
    expect((await made.execute({ name: "twice" })).code).not.toBe("approval_required");
  });

  test("that are undefined say nothing", () => {
    expect(tool({ name: undefined }, fresh(), DOUBLE).toolName).toBe("double");
  });

  test.each([
    [{ timout: 5 }, "WL2004", "Did you mean `timeout`?"],
    [{ nonsense: 5 }, "WL2004", "Options are name, description, timeout"],
    [{ toString: 5 }, "WL2004", "has no option `toString`"],
    [{ name: "my tool" }, "WL2005", '"my_tool" would do.'],
    [{ name: "x".repeat(65) }, "WL2005", "must be a name that matches ^[A-Za-z0-9_-]{1,64}$"],
    [{ name: "" }, "WL2005", "must be a name"],
    [{ timeout: 0 }, "WL2005", "Infinity to turn it off, not 0"],
    [{ timeout: "30s" }, "WL2005", 'must be a positive number of milliseconds, or Infinity to turn it off, not "30s"'],
    [{ timeout: Number.NaN }, "WL2005", "not NaN"],
    [{ requiresApproval: "yes" }, "WL2005", "must be true, false or a function of the arguments"],
    [{ annotations: [] }, "WL2005", "must be an object"],
    [{ spread: "yes" }, "WL2005", "must be true or false"],
    [{ worker: true }, "WL2011", "a worker cannot find its function"],
  ])("%j is refused", (options, code, text) => {
    const error = caught(() => tool(options as object, fresh(), DOUBLE));
    expect(error.code).toBe(code);
    expect(error.message).toContain(text);
  });

  test("`spread` is an option, although the compiler has done its work already", () => {
    expect(tool({ spread: true }, fresh(), DOUBLE).toolName).toBe("double");
  });

  test("a function without a usable name needs one", () => {
    expect(caught(() => tool(fresh(), { ...DOUBLE, name: "größe" })).code).toBe("WL2005");
  });
});

describe("without the compiler", () => {
  test.each<[string, () => unknown]>([
    ["tool(fn)", () => tool(fresh())],
    ["tool(options, fn)", () => tool({ name: "double" }, fresh())],
    ["@tool", () => tool(fresh(), { kind: "method", name: "double" } as never)],
    ["@tool, legacy", () => tool({}, "double", { value: fresh(), configurable: true })],
    ["@tool, legacy, a symbol", () => tool({}, Symbol("double"), { value: fresh() })],
    ["@tool(options)", () => tool({ name: "double" })(fresh(), { kind: "method", name: "double" } as never)],
  ])("%s fails at once, and says where and what to do", (_, run) => {
    const error = caught(run);
    expect(error.code).toBe("WL2001");
    expect(error.message).toContain("was not compiled with the Windlass plugin");
    expect(error.message).toMatch(/mark\.test\.ts:\d+:\d+/);
    for (const door of ["@windlass/compiler/tspc", "@windlass/compiler/vite", "@windlass/compiler/esbuild"]) {
      expect(error.message).toContain(door);
    }
  });

  test.each([[5], [null], [{ name: "x" }, 5]])("%j is nothing to mark", (...given) => {
    expect(caught(() => (tool as (...args: unknown[]) => unknown)(...given)).code).toBe("WL2007");
  });

  test("a descriptor of another version says which side to update", () => {
    const newer = caught(() => tool(fresh(), { ...DOUBLE, v: 2 as 1 }));
    expect(newer).toMatchObject({ code: "WL2002", hint: "Update `windlass`." });
    const older = caught(() => tool(fresh(), { ...DOUBLE, v: 0 as 1 }));
    expect(older).toMatchObject({ code: "WL2002", hint: "Update `@windlass/compiler` and build again." });
  });

  test("a broken descriptor is none", async () => {
    expect(caught(() => tool(fresh(), { v: 1, inputSchema: 5 } as never)).code).toBe("WL2003");
    const broken = tool(fresh(), { ...DOUBLE, inputSchema: "{" });
    expect(caught(() => broken.inputSchema).code).toBe("WL2003");
    await expect(broken.run({ x: 1 })).rejects.toMatchObject({ code: "WL2003" });
  });
});

describe("marked twice", () => {
  test("the same again changes nothing", () => {
    const once = tool(fresh(), DOUBLE);
    expect(tool(once, DOUBLE)).toBe(once);
    const named = tool({ name: "twice", timeout: 5 }, fresh(), DOUBLE);
    expect(tool({ name: "twice", timeout: 5 }, named, DOUBLE)).toBe(named);
  });

  test.each([{ name: "other" }, { timeout: 5 }, { requiresApproval: true }])("%j would undo the first", (options) => {
    const once = tool(fresh(), DOUBLE);
    const error = caught(() => tool(options, once, DOUBLE));
    expect(error.code).toBe("WL2006");
    expect(error.message).toContain('already is the tool "double"');
    expect(caught(() => tool(tool(options, fresh(), DOUBLE), DOUBLE)).code).toBe("WL2006");
  });

  test("a doc-tagged function can be given options, as long as its tool is not in use", () => {
    const tagged = () => Object.defineProperty(fresh(), DESCRIPTOR_KEY, { value: DOUBLE });
    expect(toolOf(tool({ timeout: 5 }, tagged(), DOUBLE)).timeout).toBe(5);
    const used = tagged();
    const made = toolOf(used);
    expect(toolOf(tool(used, DOUBLE))).toBe(made);
    const alsoUsed = tagged();
    toolOf(alsoUsed);
    expect(caught(() => tool({ timeout: 5 }, alsoUsed, DOUBLE)).code).toBe("WL2006");
  });
});

test("a function that takes no members is refused", () => {
  expect(caught(() => tool(Object.freeze(fresh()), DOUBLE))).toMatchObject({ code: "WL2012" });
  const taken = Object.assign(fresh(), { run: () => 1 });
  expect(caught(() => tool(taken, DOUBLE)).message).toContain("has a property `run` of its own");
});

describe("register", () => {
  afterEach(() => {
    for (const name of globalRegistry().names()) globalRegistry().remove(name);
    vi.resetModules();
  });

  test("adds to the global registry", () => {
    tool({ register: true, name: "registered" }, fresh(), DOUBLE);
    expect(globalRegistry().has("registered")).toBe(true);
    tool({ register: false }, fresh(), descriptor({ name: "silent", options: { register: true } }));
    expect(globalRegistry().has("silent")).toBe(false);
  });

  test("a module that is loaded again replaces its tools", () => {
    const reloaded = descriptor({ name: "again", source: "src/a.ts:1:1", options: { register: true } });
    tool(fresh(), reloaded);
    const second = tool(fresh(), reloaded);
    expect(globalRegistry().get("again")).toBe(toolOf(second));
    const elsewhere = { ...reloaded, source: "src/b.ts:1:1" };
    expect(caught(() => tool(fresh(), elsewhere)).message).toContain("one from src/a.ts:1:1, one from src/b.ts:1:1");
  });

  test("two copies of the package share it, with options and approvals", async () => {
    const guarded = tool({ register: true, name: "guarded", requiresApproval: true }, fresh(), DOUBLE);
    vi.resetModules();
    const other = await import("../index.js");
    expect(other.tool).not.toBe(tool);
    expect(other.registry).toBe(globalRegistry());
    const result = await new other.ToolRegistry().add(guarded).execute({ name: "guarded", arguments: { x: 1 } });
    expect(result.code).toBe("approval_required");
    expect(other.tool({ name: "guarded", register: true, requiresApproval: true }, guarded, DOUBLE)).toBe(guarded);
  });
});
