import { describe, expect, test } from "vitest";
import { descriptor } from "../../tests/compiled.js";
import { DESCRIPTOR_KEY, type ToolDescriptor } from "../descriptor.js";
import { tool } from "./mark.js";
import { Tool } from "./tool.js";

const SEARCH = descriptor({
  name: "search",
  description: "From the comment.",
  input: { query: { type: "string" }, limit: { type: "number", default: 10 } },
  required: ["query"],
});

/** What the compiler adds to a class: a static block that attaches the descriptor to `call`. */
const attach = (type: { readonly prototype: Tool }, value: ToolDescriptor) =>
  Object.defineProperty(type.prototype.call, DESCRIPTOR_KEY, { value });

class CatalogSearch extends Tool {
  readonly #items: readonly string[];

  constructor(items: readonly string[]) {
    super();
    this.#items = items;
  }

  async call(query: string, limit = 10): Promise<string[]> {
    return this.#items.filter((item) => item.includes(query)).slice(0, limit);
  }

  static {
    attach(CatalogSearch, SEARCH);
  }
}

describe("a compiled class", () => {
  test("takes its schema from the types of `call`", async () => {
    const search = new CatalogSearch(["ab", "b"]);
    expect([search.name, search.description]).toEqual(["search", "From the comment."]);
    expect((await search.run({ query: "b", limit: 1 })).data).toEqual(["ab"]);
    expect((await search.runWith("b")).data).toEqual(["ab", "b"]);
  });

  test("instances share nothing", async () => {
    const [first, second] = [new CatalogSearch(["a"]), new CatalogSearch(["b"])];
    expect((await first.run({ query: "" })).data).toEqual(["a"]);
    expect((await second.run({ query: "" })).data).toEqual(["b"]);
  });

  test("fields of a subclass win, however they are set", () => {
    class Named extends CatalogSearch {
      override name = "named";
      override description = "From the field.";
      override timeout = 5;
    }
    const named = new Named([]);
    expect(named.schema({ style: "mcp" })).toMatchObject({ name: "named", description: "From the field." });
    // As TypeScript writes fields for targets below ES2022.
    const assigned = new CatalogSearch([]);
    assigned.name = "assigned";
    expect(assigned.schema({ style: "mcp" }).name).toBe("assigned");
  });

  test("options of `@tool({ … })` on `call` count", async () => {
    class Guarded extends Tool {
      call(): string {
        return "ran";
      }
      static {
        tool({ name: "guarded", requiresApproval: true }, Guarded.prototype.call, descriptor({ name: "call" }));
      }
    }
    expect(new Guarded().name).toBe("guarded");
    await expect(new Guarded().run()).rejects.toMatchObject({ code: "WL2104" });
    class Open extends Guarded {
      override requiresApproval = false;
    }
    expect((await new Open().run()).data).toBe("ran");
  });

  test("an override without a mark keeps the base's schema", async () => {
    class Loud extends CatalogSearch {
      override async call(query: string): Promise<string[]> {
        return [query.toUpperCase()];
      }
    }
    expect((await new Loud([]).run({ query: "x" })).data).toEqual(["X"]);
  });

  test("an error of its own is the cause", async () => {
    class Broken extends CatalogSearch {
      override call(): never {
        throw new TypeError("no");
      }
    }
    await expect(new Broken([]).run({ query: "x" })).rejects.toMatchObject({
      name: "ToolExecutionError",
      code: "WL2108",
      cause: new TypeError("no"),
    });
  });
});

describe("hand-written parameters", () => {
  class ByHand extends Tool {
    override name = "by_hand";
    override description = "Written by hand.";
    override parameters = { type: "object", properties: { q: { type: "string" } }, required: ["q"] };

    call(args: { q: string }): string {
      return args.q;
    }
  }

  test("give `call` the arguments as one object", async () => {
    expect((await new ByHand().run({ q: "x" })).data).toBe("x");
    await expect(new ByHand().run({ q: 1 })).rejects.toMatchObject({ code: "WL2102" });
  });

  test("are not reached by later changes", async () => {
    const byHand = new ByHand();
    byHand.schema();
    byHand.parameters.properties.q.type = "number";
    expect((await byHand.run({ q: "x" })).data).toBe("x");
  });

  test.each([
    [{ type: "array" }, 'the root must have "type": "object"'],
    [{ type: "object", properties: [] }, '"properties" must be object, not []'],
    [{ type: "object", properties: { a: { type: "strnig" } } }, 'properties.a: there is no type "strnig"'],
    [{ type: "object", properties: { a: { $ref: "#/$defs/A" } } }, '"$ref" "#/$defs/A" leads nowhere'],
    [{ type: "object", properties: { a: { pattern: "(" } } }, 'the pattern "(" is no regular expression'],
    [{ type: "object", required: [1] }, '"required" lists names, not 1'],
    [{ type: "object", required: true }, '"required" must be array, not true'],
  ])("%j is no schema of arguments", (parameters, text) => {
    class Bad extends ByHand {
      override parameters = parameters as never;
    }
    expect(() => new Bad().schema()).toThrow(expect.objectContaining({ code: "WL2010" }));
    expect(() => new Bad().schema()).toThrow(text);
  });

  test("a schema that contains itself is refused", () => {
    const parameters: Record<string, unknown> = { type: "object" };
    parameters.properties = { self: parameters };
    class Loop extends ByHand {
      override parameters = parameters as never;
    }
    expect(() => new Loop().schema()).toThrow("the schema contains itself");
  });
});

describe("a class held wrong", () => {
  test("neither types nor parameters", () => {
    class Neither extends Tool {
      override name = "neither";
      call(): void {}
    }
    expect(() => new Neither().schema()).toThrow(expect.objectContaining({ code: "WL2009" }));
    expect(() => new Neither().schema()).toThrow(/class Neither has no schema.*\n.*@windlass\/compiler\/tspc/s);
  });

  test("both", () => {
    class Both extends CatalogSearch {
      override parameters = { type: "object" };
    }
    expect(() => new Both([]).schema()).toThrow("class Both has two schemas");
  });

  test("no name, a bad name, a bad timeout", () => {
    class ByHand extends Tool {
      override parameters = { type: "object" };
      call(): void {}
    }
    expect(() => new ByHand().schema()).toThrow("class ByHand has no name");
    const named = (fields: object) => Object.assign(new ByHand(), { name: "ok", ...fields });
    expect(() => named({ name: "not ok" }).schema()).toThrow('"not_ok" would do');
    expect(() => named({ timeout: -1 }).schema()).toThrow(
      'The option `timeout` of tool "ok" must be a positive number',
    );
    expect(() => named({}).schema({ style: "opanai" as never })).toThrow(
      'Did you mean "openai"? Known by name are openai, openai-responses, anthropic, gemini, mcp',
    );
  });

  test("calls of it fail, too", async () => {
    class Neither extends Tool {
      override name = "neither";
      call(): void {}
    }
    await expect(new Neither().run()).rejects.toMatchObject({ code: "WL2009" });
  });
});

test("a broken text in the descriptor is told, and calls are answered all the same", async () => {
  class Broken extends Tool {
    call(): void {}
    static {
      attach(Broken, { ...SEARCH, codec: "{" });
    }
  }
  const broken = new Broken();
  await expect(broken.run()).rejects.toMatchObject({ code: "WL2003" });
  const result = await broken.execute({ name: "search" });
  expect(result).toMatchObject({ code: "tool_error", content: [{ text: 'Tool "search" is out of order.' }] });
  expect(result.error?.cause).toMatchObject({ code: "WL2003" });
});

test("tools of another copy of the package are known by their brand", () => {
  const other = Object.create({ [Symbol.for("windlass.Tool")]: true }) as object;
  expect(Tool.isInstance(other)).toBe(true);
  expect(Tool.isInstance({})).toBe(false);
  expect(Tool.isInstance(null)).toBe(false);
});
