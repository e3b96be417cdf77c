import { expect, test } from "vitest";
import { Tool, type ToolDescriptor, tool } from "windlass";
import { toolsOfModule } from "./tools-of-module.js";

const descriptor = (name: string): ToolDescriptor => ({ v: 1, name, inputSchema: '{"type":"object"}', params: [] });

class Ready extends Tool {
  override name = "ready";
  override readonly parameters = { type: "object" };
  call(): string {
    return "ready";
  }
}

class Needy extends Ready {
  readonly word: string;
  constructor(word: string) {
    super();
    this.word = word;
  }
}

class Throwing extends Ready {
  constructor() {
    super();
    throw new Error("no key");
  }
}

abstract class Base extends Tool {}

class Desk {
  open(): string {
    return "open";
  }
}
Object.defineProperty(Desk.prototype.open, Symbol.for("windlass.tool"), { value: descriptor("open") });

test("functions, tools, classes of tools and instances with marked methods", () => {
  const marked = tool(() => 1, descriptor("marked"));
  const module = {
    marked,
    default: marked,
    instance: new Needy("x"),
    Ready,
    desk: new Desk(),
    Base,
    plain: () => 2,
    n: 3,
  };
  const { tools, remarks } = toolsOfModule(module);
  expect(tools.map(({ name }) => name).sort()).toEqual(["marked", "open", "ready", "ready"]);
  expect(remarks).toEqual([]);
});

test("says what cannot be served, and why", () => {
  const { tools, remarks } = toolsOfModule({ Needy, Throwing, Desk });
  expect(tools).toEqual([]);
  expect(remarks).toEqual([
    "`Needy` takes constructor parameters. Export an instance: `new Needy(…)`.",
    "`new Throwing()` threw: no key",
    "the methods of `Desk` belong to instances. Export one: `new Desk(…)`.",
  ]);
});
