import { describe, expectTypeOf, test } from "vitest";
import { type FunctionTool, Tool, type ToolContext, ToolRegistry, type ToolResult, toolOf, toolsOf } from "../index.js";

class CatalogSearch extends Tool {
  override name = "catalog_search";
  override description = "Search the catalog.";

  async call(query: string, limit = 10): Promise<string[]> {
    return [query, String(limit)];
  }
}

class ByHand extends Tool {
  override name = "by_hand";
  override parameters = { type: "object", properties: { q: { type: "string" } }, required: ["q"] };
  override timeout = 5000;
  override requiresApproval = true;
  override annotations = { readOnlyHint: true };

  call(args: { q: string }): number {
    return args.q.length;
  }
}

describe("a subclass of Tool", () => {
  test("runs as its `call` is typed", () => {
    expectTypeOf(new CatalogSearch().run({})).resolves.toHaveProperty("data").toEqualTypeOf<string[]>();
    expectTypeOf(new CatalogSearch().runWith).parameters.toEqualTypeOf<[query: string, limit?: number | undefined]>();
    expectTypeOf(new ByHand().run({ q: "x" }))
      .resolves.toHaveProperty("data")
      .toEqualTypeOf<number>();
    // @ts-expect-error a text is wanted
    void new CatalogSearch().runWith(5);
  });

  test("is a Tool for whoever takes one", () => {
    expectTypeOf<CatalogSearch>().toExtend<Tool>();
    new ToolRegistry().add(new CatalogSearch(), new ByHand());
    const tools: Tool[] = [new CatalogSearch(), new ByHand()];
    expectTypeOf(tools[0]!.run()).resolves.toHaveProperty("data").toEqualTypeOf<unknown>();
  });

  test("must have `call`", () => {
    // @ts-expect-error it has none
    class Without extends Tool {}
    return Without;
  });

  test("may not set a timeout that is no number", () => {
    class Slow extends ByHand {
      // @ts-expect-error milliseconds are wanted
      override timeout = "5s";
    }
    return Slow;
  });
});

describe("toolOf and toolsOf", () => {
  const getWeather = (city: string, units: "c" | "f" = "c") => ({ city, units });

  test("know the function", () => {
    expectTypeOf(toolOf(getWeather)).toEqualTypeOf<FunctionTool<typeof getWeather>>();
    expectTypeOf(toolOf(getWeather).run({}))
      .resolves.toHaveProperty("data")
      .toEqualTypeOf<{ city: string; units: "c" | "f" }>();
    expectTypeOf(toolOf(getWeather).runWith).parameters.toEqualTypeOf<[city: string, units?: "c" | "f" | undefined]>();
    expectTypeOf(toolOf(new ByHand())).toEqualTypeOf<ByHand>();
    expectTypeOf(toolsOf({ getWeather })).toEqualTypeOf<Tool[]>();
  });
});

describe("results and contexts", () => {
  test("`data` of an executed call is unknown", () => {
    expectTypeOf(new ToolRegistry().execute({ name: "x" })).resolves.toEqualTypeOf<ToolResult>();
    expectTypeOf<ToolResult["data"]>().toEqualTypeOf<unknown>();
  });

  test("the state of the application is typed by the tool", () => {
    const query = async (sql: string, context: ToolContext<{ db: { run(sql: string): number } }>) =>
      context.deps.db.run(sql);
    expectTypeOf(toolOf(query).runWith).parameter(1).toHaveProperty("deps");
  });

  test("options may be undefined", () => {
    const signal = undefined as AbortSignal | undefined;
    void new ToolRegistry({ approve: undefined }).execute({ name: "x" }, { signal, timeout: undefined });
    // @ts-expect-error `signal` is meant
    void new ToolRegistry().execute({ name: "x" }, { singal: signal });
  });
});
