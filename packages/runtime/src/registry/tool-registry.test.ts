import { describe, expect, test, vi } from "vitest";
import { compiled } from "../../tests/compiled.js";
import { DESCRIPTOR_KEY, REGISTER_KEY } from "../descriptor.js";
import { Tool } from "../tool/tool.js";
import { toolOf } from "../tool/tool-of.js";
import { inParallel } from "./in-parallel.js";
import { ToolRegistry } from "./tool-registry.js";

const echo = compiled((text: string) => text, {
  name: "echo",
  input: { text: { type: "string" } },
  source: "src/a.ts:1:1",
});
const fail = compiled(
  () => {
    throw new Error("no");
  },
  { name: "fail" },
);

class ByHand extends Tool {
  override name = "by_hand";
  override parameters = { type: "object" };
  call(): string {
    return "hand";
  }
}

class Desk {
  guests = 0;
  book(): number {
    return ++this.guests;
  }
  static open(): string {
    return "open";
  }
  static {
    compiled(Desk.prototype.book, { name: "book" });
    compiled(Desk.open, { name: "open" });
  }
}

describe("what can be added", () => {
  test("functions, Tools, modules, instances, classes, lists", () => {
    const tools = new ToolRegistry().add(echo, new ByHand(), { fail }, [new Desk(), [Desk]]);
    expect(tools.names()).toEqual(["echo", "by_hand", "fail", "book", "open"]);
    expect([...tools].map(({ name }) => name)).toEqual(tools.names());
    expect(tools.size).toBe(5);
  });

  test("functions without a name of their own have that of the descriptor", () => {
    const tools = new ToolRegistry()
      .add(compiled((text: string) => text.toUpperCase(), { name: "shout" }))
      .add({ whisper: compiled((text: string) => text.toLowerCase(), { name: "whisper_softly" }) }, [
        [compiled(() => 1, { name: "one" })],
      ]);
    expect(tools.names()).toEqual(["shout", "whisper_softly", "one"]);
  });

  test("the same tool twice is there once", () => {
    expect(new ToolRegistry().add(echo, echo, { echo }, toolOf(echo)).size).toBe(1);
  });

  test("two tools of one name are told apart by their places", () => {
    const other = compiled(() => 1, { name: "echo", source: "src/b.ts:2:1" });
    expect(() => new ToolRegistry().add(echo, other)).toThrow(
      expect.objectContaining({
        code: "WL2008",
        message: expect.stringContaining('two tools "echo": one from src/a.ts:1:1, one from src/b.ts:2:1'),
      }),
    );
    class Echo extends ByHand {
      override name = "echo";
    }
    expect(() => new ToolRegistry().add(echo, new Echo())).toThrow("one from an instance of Echo");
  });

  test.each<[string, unknown, string, string]>([
    ["an uncompiled function", function getWeather() {}, "WL2001", "The function `getWeather`, used as a tool at "],
    ["an arrow function", () => 1, "WL2001", "A function without a name, used as a tool at "],
    ["a class without tools", class Plain {}, "WL2001", "The function `Plain`"],
    ["a class of tools", ByHand, "WL2007", "Add an instance: `new ByHand(…)`"],
    ["a number", 5, "WL2007", "5 is no tool"],
    ["nothing", undefined, "WL2007", "undefined is no tool"],
    ["an empty module", {}, "WL2013", "There are no tools in this module"],
  ])("not %s", (_, source, code, text) => {
    const add = () => new ToolRegistry().add(source as never);
    expect(add).toThrow(expect.objectContaining({ code }));
    expect(add).toThrow(text);
    if (code === "WL2001") expect(add).toThrow(/tool-registry\.test\.ts:\d+:\d+/);
  });

  test("a tool that is held wrong is heard of at once", () => {
    class Nameless extends ByHand {
      override name = "";
    }
    expect(() => new ToolRegistry().add(new Nameless())).toThrow("class Nameless has no name");
  });
});

describe("looking up", () => {
  const tools = new ToolRegistry().add(echo, fail);

  test("get, has, remove", () => {
    expect(tools.get("echo")).toBe(toolOf(echo));
    expect([tools.has("echo"), tools.has("toString")]).toEqual([true, false]);
    expect(() => tools.get("ecko")).toThrow(
      expect.objectContaining({
        name: "ToolNotFoundError",
        code: "WL2103",
        message: 'There is no tool "ecko". Did you mean "echo"? Available tools: echo, fail.',
      }),
    );
    const copy = new ToolRegistry().add(echo);
    expect([copy.remove("echo"), copy.remove("echo"), copy.size]).toEqual([true, false, 0]);
  });

  test.each(["functions.echo", "default_api:echo", "tools/Echo"])("%s means echo", (name) => {
    expect(() => tools.get(name)).toThrow('Did you mean "echo"?');
  });

  test("the list of names is bounded", () => {
    const many = new ToolRegistry();
    for (let index = 0; index < 200; index++) many.add(compiled(() => 1, { name: `tool_${index}` }));
    expect(() => many.get("x".repeat(10_000))).toThrow(/^.{0,900}$/s);
    expect(() => new ToolRegistry().get("x")).toThrow("There are no tools.");
  });

  test("schemas, as objects and as text", () => {
    for (const style of ["openai", "anthropic", "gemini", "mcp"] as const) {
      expect(JSON.parse(tools.schemasText({ style }))).toEqual(tools.schemas({ style }));
      expect(tools.schemas({ style })).toEqual([...tools].map((tool) => tool.schema({ style })));
    }
    expect(tools.schemas()[0]?.function.name).toBe("echo");
    expect(new ToolRegistry().schemasText()).toBe("[]");
  });
});

describe("calls", () => {
  const tools = new ToolRegistry().add(echo, fail);

  test("carry their id, or get one", async () => {
    expect(await tools.execute({ id: "call_7", name: "echo", arguments: '{"text":"hi"}' })).toMatchObject({
      callId: "call_7",
      name: "echo",
      isError: false,
      data: "hi",
    });
    expect((await tools.execute({ name: "echo", arguments: { text: "hi" } })).callId).toMatch(/^call_[0-9a-f]{16}$/);
  });

  test("of unknown tools are answered", async () => {
    const result = await tools.execute({ id: "c", name: "ecko" });
    expect(result).toMatchObject({ callId: "c", name: "ecko", isError: true, code: "unknown_tool" });
    expect(result.error).toMatchObject({ name: "ToolNotFoundError" });
  });

  test.each([undefined, null, 5, {}, { name: 5 }, { name: { toString: 1 } }, { id: 5, name: "toString" }])(
    "%j is answered",
    async (call) => {
      expect(await tools.execute(call as never)).toMatchObject({ isError: true, code: "unknown_tool" });
    },
  );

  test("are made as the registry says, where they do not say otherwise", async () => {
    const onError = vi.fn();
    const strict = new ToolRegistry({ onError, lenient: false }).add(
      compiled((x: number) => x, { name: "double", input: { x: { type: "number" } } }),
    );
    expect((await strict.execute({ name: "double", arguments: { x: "5" } })).isError).toBe(true);
    expect((await strict.execute({ name: "double", arguments: { x: "5" } }, { lenient: undefined })).isError).toBe(
      true,
    );
    expect((await strict.execute({ name: "double", arguments: { x: "5" } }, { lenient: true })).data).toBe(5);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test("a handler that throws does not change the answer", async () => {
    const onWarning = vi.fn();
    const onError = () => {
      throw new Error("handler");
    };
    expect(await tools.execute({ name: "fail" }, { onError, onWarning })).toMatchObject({ code: "tool_error" });
    expect(onWarning).toHaveBeenCalledWith(expect.objectContaining({ code: "WL2302" }));
  });
});

test.each([
  [{ aprove: () => true }, "WL2004", "Did you mean `approve`?"],
  [{ toString: 1 }, "WL2004", "a ToolRegistry has no option `toString`"],
  [{ approve: true }, "WL2005", "The option `approve` of a ToolRegistry must be a function, not true"],
  [{ timeout: 0 }, "WL2005", "must be a number, not 0"],
  [{ validation: "zod" }, "WL2005", 'must be "compiled" or "ajv"'],
])("the options %o are refused", (options, code, text) => {
  const make = () => new ToolRegistry(options as object);
  expect(make).toThrow(expect.objectContaining({ code }));
  expect(make).toThrow(text);
});

describe("executeAll", () => {
  test("answers every call, in order", async () => {
    const calls = ["echo", "nobody", "fail", "echo"].map((name, index) => ({
      id: String(index),
      name,
      arguments: name === "echo" ? { text: String(index) } : {},
    }));
    const results = await new ToolRegistry().add(echo, fail).executeAll(calls);
    expect(results.map(({ callId, code, data }) => [callId, code ?? data])).toEqual([
      ["0", "0"],
      ["1", "unknown_tool"],
      ["2", "tool_error"],
      ["3", "3"],
    ]);
    expect(await new ToolRegistry().executeAll([])).toEqual([]);
  });

  test("cancelled: every call is answered", async () => {
    const results = await new ToolRegistry().add(echo).executeAll(
      [1, 2, 3].map((text) => ({ name: "echo", arguments: { text: String(text) } })),
      { signal: AbortSignal.abort() },
    );
    expect(results.map(({ code }) => code)).toEqual(["cancelled", "cancelled", "cancelled"]);
  });

  test.each([
    [undefined, 8],
    [3, 3],
    [1, 1],
    [0, 1],
    [Number.NaN, 1],
    [100, 20],
  ])("limit %s: %d at a time", async (limit, expected) => {
    let [running, most] = [0, 0];
    const busy = compiled(
      async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
      },
      { name: "busy" },
    );
    const calls = Array.from({ length: 20 }, () => ({ name: "busy" }));
    await new ToolRegistry().add(busy).executeAll(calls, { limit });
    expect(most).toBe(expected);
  });

  test("results stay in order whatever takes longest", async () => {
    const waits = [3, 1, 2];
    const results = await inParallel(waits, 3, async (turns) => {
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
      return turns;
    });
    expect(results).toEqual(waits);
  });
});

test("needsApproval picks the calls", async () => {
  const guarded = compiled(() => 1, { name: "guarded", options: { requiresApproval: true } });
  const calls = [{ name: "guarded" }, { name: "echo" }, { name: "nobody" }, { name: "guarded" }];
  expect(await new ToolRegistry().add(guarded, echo).needsApproval(calls)).toEqual([calls[0], calls[3]]);
});

describe("the global registry", () => {
  const slots = globalThis as { [key: symbol]: unknown };
  const KEY = Symbol.for("windlass.registry");
  const reset = () => {
    delete slots[KEY];
    delete slots[REGISTER_KEY];
    vi.resetModules();
  };

  test("has what compiled code left for it, before it was loaded and after", async () => {
    reset();
    const push = (fn: unknown) => {
      slots[REGISTER_KEY] ??= [];
      return (slots[REGISTER_KEY] as unknown[]).push(fn);
    };
    push(compiled(() => 1, { name: "early" }));
    const { registry } = await import("../index.js");
    push(compiled(() => 2, { name: "late" }));
    expect(registry.names()).toEqual(["early", "late"]);
    expect(() => push(compiled(() => 3, { name: "late" }))).toThrow(expect.objectContaining({ code: "WL2008" }));
    reset();
  });

  test("of a version that it cannot work with is refused", async () => {
    reset();
    slots[KEY] = { something: "else" };
    await expect(import("../index.js")).rejects.toMatchObject({ code: "WL2014" });
    reset();
  });
});

test("a descriptor on something else than a function is no tool", () => {
  const odd = Object.defineProperty({}, DESCRIPTOR_KEY, { value: {} });
  expect(() => new ToolRegistry().add(odd)).toThrow(expect.objectContaining({ code: "WL2013" }));
});
