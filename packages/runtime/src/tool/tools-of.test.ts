import { describe, expect, test } from "vitest";
import { compiled, descriptor } from "../../tests/compiled.js";
import { DESCRIPTOR_KEY } from "../descriptor.js";
import { ToolRegistry } from "../registry/tool-registry.js";
import { tool } from "./mark.js";
import { Tool } from "./tool.js";
import { toolOf } from "./tool-of.js";
import { toolsOf } from "./tools-of.js";

const names = (source: object) => toolsOf(source).map(({ name }) => name);

class Desk {
  bookings: string[] = [];

  book(guest: string): number {
    return this.bookings.push(guest);
  }

  cancel(): void {
    this.bookings = [];
  }

  static open(): string {
    return `open: ${Desk.name}`;
  }

  get trap(): never {
    throw new Error("an accessor was run");
  }

  static {
    tool(Desk.prototype.book, descriptor({ name: "book", input: { guest: { type: "string" } } }));
    Object.defineProperty(Desk.prototype.cancel, DESCRIPTOR_KEY, { value: descriptor({ name: "cancel" }) });
    tool({ name: "open_desk" }, Desk.open, descriptor({ name: "open" }));
  }
}

describe("of an instance", () => {
  test("the marked methods, bound", async () => {
    const [one, two] = [new Desk(), new Desk()];
    expect(names(one)).toEqual(["book", "cancel"]);
    const [book] = toolsOf(one);
    expect((await book!.run({ guest: "Ada" })).data).toBe(1);
    expect([one.bookings, two.bookings]).toEqual([["Ada"], []]);
  });

  test("an override without a mark inherits the base's", async () => {
    class Grand extends Desk {
      override book(guest: string): number {
        return super.book(`${guest} the Great`);
      }
      greet(): string {
        return "hello";
      }
      static {
        tool(Grand.prototype.greet, descriptor({ name: "greet" }));
      }
    }
    const grand = new Grand();
    const found = toolsOf(grand);
    expect(found.map(({ name }) => name)).toEqual(["book", "cancel", "greet"]);
    await found[0]!.run({ guest: "Ada" });
    expect(grand.bookings).toEqual(["Ada the Great"]);
  });

  test("a method that the instance has bound itself is called so", async () => {
    const desk = new Desk();
    desk.book = () => 17;
    expect((await toolsOf(desk)[0]!.run({ guest: "x" })).data).toBe(17);
  });

  test("functions in fields are their own tools", () => {
    class Fields {
      ask = compiled(() => "yes", { name: "ask" });
    }
    const fields = new Fields();
    expect(toolsOf(fields)[0]).toBe(toolOf(fields.ask));
  });
});

test("of a class: the static ones", async () => {
  expect(names(Desk)).toEqual(["open_desk"]);
  expect((await toolsOf(Desk)[0]!.run()).data).toBe("open: Desk");
});

describe("of a module or plain object", () => {
  const a = compiled(() => 1, { name: "a", source: "src/x.ts:20:1" });
  const b = compiled(() => 2, { name: "b", source: "src/x.ts:3:1" });
  const c = compiled(() => 3, { name: "c", source: "src/y.ts:1:1" });

  test("the tools, in the order in which they were written", () => {
    expect(names({ a, b, c, helper: () => 4, text: "x" })).toEqual(["b", "a", "c"]);
  });

  test("each once, and Tools too", () => {
    class ByHand extends Tool {
      override name = "by_hand";
      override parameters = { type: "object" };
      call(): void {}
    }
    expect(names({ default: a, a, tool: new ByHand() })).toEqual(["a", "by_hand"]);
  });

  test("the same object each time", () => {
    expect(toolsOf({ a })[0]).toBe(toolOf(a));
    expect(toolOf(a)).toBe(toolOf(a));
  });
});

describe("where there are none", () => {
  test.each<[string, object, string]>([
    [
      "a module",
      { getWeather: () => 1 },
      "There are no tools in this module or object: `getWeather` is not marked as a tool, or was not compiled.",
    ],
    [
      "a module of several functions",
      { a: () => 1, b: () => 2 },
      "in this module or object: `a`, `b` are not marked as tools, or were not compiled.",
    ],
    [
      "a module of many functions",
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}`, () => 1])),
      "`f9` and 2 more are not marked as tools",
    ],
    [
      "a module whose exports are accessors",
      Object.defineProperty({}, "getWeather", { enumerable: true, get: () => () => 1 }),
      "`getWeather` is not marked as a tool",
    ],
    ["an empty module", {}, "it has no functions"],
    [
      "an instance",
      new (class Plain {
        go() {}
      })(),
      "this instance of `Plain`: `go`",
    ],
    [
      "a class",
      class Plain {
        static go() {}
        stay() {}
      },
      "the class `Plain`",
    ],
  ])("%s", (_, source, text) => {
    expect(() => toolsOf(source)).toThrow(expect.objectContaining({ code: "WL2013" }));
    expect(() => toolsOf(source)).toThrow(text);
    expect(() => toolsOf(source)).toThrow("@windlass/compiler/vite");
  });

  test.each([5, "x", null, undefined])("%s is nothing to search", (source) => {
    expect(() => toolsOf(source as never)).toThrow(expect.objectContaining({ code: "WL2007" }));
  });
});

test("exports that are accessors, as bundlers write them, are exports", () => {
  const found = compiled(() => 1, { name: "a" });
  const bundled = Object.defineProperty({}, "a", { enumerable: true, get: () => found });
  expect(toolsOf(bundled)).toEqual([toolOf(found)]);
});

test("a promise is told to be awaited", () => {
  expect(() => new ToolRegistry().add(import("./tools-of.js"))).toThrow(/^A promise holds no tools .*\nWrite `await`/);
  expect(() => toolsOf(Promise.resolve({}))).toThrow(/^A promise holds no tools before it is awaited\.\nWrite `await`/);
});

describe("toolOf", () => {
  test("of a Tool is the Tool", () => {
    expect(toolOf(toolOf(compiled(() => 1, { name: "a" })))).toBeInstanceOf(Tool);
  });

  test("an uncompiled function is told with its caller's place", () => {
    function getWeather() {}
    expect(() => toolOf(getWeather)).toThrow(
      /The function `getWeather`, used as a tool at .*tools-of\.test\.ts:\d+:\d+, is not marked as a tool, or was not compiled with/,
    );
    expect(() => new ToolRegistry().add(getWeather)).toThrow("is not marked as a tool, or was not compiled");
    expect(() => toolOf(getWeather)).toThrow("A function becomes a tool by `/** @tool */`");
    expect(() => toolOf(() => 1)).toThrow("A function without a name");
  });

  test("a module is no function", () => {
    expect(() => toolOf({} as never)).toThrow("For a module or an instance use `toolsOf`");
  });

  test("a frozen doc-tagged function still is a tool", async () => {
    const frozen = Object.freeze(compiled(() => 1, { name: "a" }));
    expect((await toolOf(frozen).run()).data).toBe(1);
  });
});

test("a worker runs the method that was marked, for the class that has it; for a subclass it is refused", () => {
  class Images {
    width = 1;
    static resize(): string {
      return "base";
    }
    static {
      const worker = { module: "file:///images.js", path: ["Images", "resize"] };
      compiled(Images.resize, { name: "resize", options: { worker: true }, worker });
    }
  }
  class Over extends Images {
    static override resize(): string {
      return "over";
    }
  }
  class Under extends Images {}
  expect(toolsOf(Images)[0]?.schemaTexts.input).toContain("object");
  for (const type of [Over, Under]) {
    expect(() => toolsOf(type)[0]?.schemaTexts).toThrow(expect.objectContaining({ code: "WL2011" }));
  }
});
