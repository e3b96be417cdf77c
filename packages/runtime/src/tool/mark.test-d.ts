import { describe, expectTypeOf, test } from "vitest";
import { type McpTool, type OpenAITool, ToolRegistry, type ToolSuccess, tool } from "../index.js";

const double = tool((x: number) => x * 2);
const find = tool(
  { name: "find", timeout: 5000 },
  async (name: string, limit?: number): Promise<string[] | null> => (name === "" ? null : [name, String(limit)]),
);

describe("the result of tool(fn)", () => {
  test("is called as before", () => {
    expectTypeOf(double(21)).toEqualTypeOf<number>();
    expectTypeOf(find("a")).toEqualTypeOf<Promise<string[] | null>>();
    expectTypeOf<Parameters<typeof double>>().toEqualTypeOf<[x: number]>();
    // @ts-expect-error a number is wanted
    double("21");
  });

  test("`data` is what the function returns, awaited", () => {
    expectTypeOf(double.run({ x: 21 })).resolves.toEqualTypeOf<ToolSuccess<number>>();
    expectTypeOf(find.run({})).resolves.toHaveProperty("data").toEqualTypeOf<string[] | null>();
    expectTypeOf(double.run({})).resolves.toHaveProperty("isError").toEqualTypeOf<false>();
  });

  test("`runWith` takes the function's own arguments", () => {
    expectTypeOf(find.runWith).parameters.toEqualTypeOf<[name: string, limit?: number | undefined]>();
    expectTypeOf(find.runWith("a")).resolves.toHaveProperty("data").toEqualTypeOf<string[] | null>();
    // @ts-expect-error a text is wanted
    void find.runWith(5);
    // @ts-expect-error the name is missing
    void find.runWith();
  });

  test("generic functions stay generic", () => {
    const first = tool(<T>(items: readonly T[]): T | undefined => items[0]);
    expectTypeOf(first(["a"])).toEqualTypeOf<string | undefined>();
    expectTypeOf(first([1])).toEqualTypeOf<number | undefined>();
  });

  test("overloads stay, and a signature picks one", () => {
    function parse(text: string): number;
    function parse(text: string, loose: true): number | undefined;
    function parse(text: string): number | undefined {
      return Number(text);
    }
    const marked = tool(parse);
    expectTypeOf(marked("5")).toEqualTypeOf<number>();
    expectTypeOf(marked("5", true)).toEqualTypeOf<number | undefined>();
    const picked = tool<(text: string) => number>(parse);
    expectTypeOf(picked.runWith).parameters.toEqualTypeOf<[text: string]>();
  });

  test("the members of a function stay what they are", () => {
    expectTypeOf(double.name).toEqualTypeOf<string>();
    expectTypeOf(double.length).toEqualTypeOf<number>();
    expectTypeOf(double.toolName).toEqualTypeOf<string>();
  });

  test("schemas are typed by their style", () => {
    expectTypeOf(double.schema()).toEqualTypeOf<OpenAITool>();
    expectTypeOf(double.schema({ style: "anthropic" }).input_schema.type).not.toBeAny();
    expectTypeOf(double.schema({ style: "gemini" })).toHaveProperty("parametersJsonSchema");
    expectTypeOf(new ToolRegistry().schemas({ style: "mcp" })).toEqualTypeOf<McpTool[]>();
    const mine = double.schema({ style: { name: "mine", declare: (facts) => ({ mine: facts.name }) } });
    expectTypeOf(mine).toEqualTypeOf<{ mine: string }>();
    const any = "mcp" as "mcp" | "openai";
    expectTypeOf(double.schema({ style: any })).toEqualTypeOf<McpTool | OpenAITool>();
    // @ts-expect-error there is no such style
    double.schema({ style: "opanai" });
  });
});

describe("options", () => {
  test("unknown ones and wrong values are errors", () => {
    // @ts-expect-error `timeout` is meant
    tool({ timout: 5 }, (x: number) => x);
    // @ts-expect-error milliseconds are wanted
    tool({ timeout: "5s" }, (x: number) => x);
    // @ts-expect-error there is no function
    tool(5);
  });

  test("the approval rule sees the arguments by name, and the context", () => {
    tool(
      {
        requiresApproval: (args, context) => {
          expectTypeOf(args).toEqualTypeOf<Record<string, unknown>>();
          expectTypeOf(context.signal).toEqualTypeOf<AbortSignal>();
          return args.amount !== 0;
        },
      },
      (amount: number) => amount,
    );
  });

  test("may be undefined, as in `{ timeout: settings.timeout }`", () => {
    const settings: { timeout?: number } = {};
    expectTypeOf(tool({ timeout: settings.timeout }, (x: number) => x)(1)).toEqualTypeOf<number>();
  });
});

describe("the decorator", () => {
  test("fits methods of any type, instance and static", () => {
    class Desk {
      guests: string[] = [];

      @tool
      book(guest: string): number {
        return this.guests.push(guest);
      }

      @tool({ name: "cancel_all", requiresApproval: true })
      async cancel(): Promise<void> {}

      @tool
      static open<T>(value: T): T {
        return value;
      }
    }
    expectTypeOf(new Desk().book).parameters.toEqualTypeOf<[guest: string]>();
    expectTypeOf(Desk.open(5)).toEqualTypeOf<number>();
  });

  test("fits no field and no class", () => {
    class Desk {
      // @ts-expect-error a field is no method
      @tool
      guests: string[] = [];
    }
    // @ts-expect-error neither is a class
    @tool
    class Other {}
    return [Desk, Other];
  });

  test("has the legacy signature", () => {
    const property = Object.getOwnPropertyDescriptor({ go: (x: number) => x }, "go") as TypedPropertyDescriptor<
      (x: number) => number
    >;
    expectTypeOf(tool({}, "go", property)).toEqualTypeOf<void>();
    expectTypeOf(tool({ name: "go" })({}, Symbol("go"), property)).toEqualTypeOf<void>();
  });
});
