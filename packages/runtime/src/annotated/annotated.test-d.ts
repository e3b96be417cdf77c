import { describe, expectTypeOf, test } from "vitest";
import { type Annotated, type Annotation, type Format, type Integer, type Pattern, tool, toolOf } from "../index.js";

declare enum Color {
  Red = "red",
  Green = "green",
}
declare enum Level {
  Low = 0,
  High = 5,
}
interface Point {
  x: number;
  y?: number;
}
interface AllOptional {
  a?: number;
  b?: string;
}
type Branded = string & { readonly __brand: "Branded" };

/** A plain `T` fits, and the annotated value is a `T`. */
type Fits<T, A> = [T] extends [A] ? ([A] extends [T] ? true : "the value is no T") : "a plain T does not fit";

describe("an annotated type", () => {
  test("takes plain values and is one", () => {
    expectTypeOf<Fits<number, Annotated<number, { minimum: 1; maximum: 5 }>>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<string, Annotated<string, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<bigint, Annotated<bigint, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<boolean, Annotated<boolean, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<"a", Annotated<"a", "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<"a" | "b", Annotated<"a" | "b", "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<1 | 2n, Annotated<1 | 2n, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<"a" | number, Annotated<"a" | number, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<`a${string}`, Annotated<`a${string}`, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Color, Annotated<Color, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Level, Annotated<Level, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Color.Red, Annotated<Color.Red, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<string | null, Annotated<string | null, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<string | undefined, Annotated<string | undefined, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<unknown, Annotated<unknown, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Point, Annotated<Point, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<AllOptional, Annotated<AllOptional, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<object, Annotated<object, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<string[], Annotated<string[], { minItems: 1 }>>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<readonly string[], Annotated<readonly string[], "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<[string, number?], Annotated<[string, number?], "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Date | null, Annotated<Date | null, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Map<string, Date>, Annotated<Map<string, Date>, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Record<string, Point>, Annotated<Record<string, Point>, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Branded, Annotated<Branded, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<number, Annotated<Annotated<number, "text">, { minimum: 1 }>>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<Point[], Annotated<Annotated<Point, "text">[], "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<number, Integer>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<string, Format<"email">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<string, Format<"zip-code">>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<string, Pattern<"^[a-z]+$">>>().toEqualTypeOf<true>();
  });

  test("keeps out what `T` keeps out", () => {
    const go = (_count: Integer, _point: Annotated<Point, "text">, _options: Annotated<AllOptional, "text"> = {}) => 1;
    go(1, { x: 1 });
    go(1, { x: 1, y: 2 }, { a: 1 });
    // @ts-expect-error a number is wanted
    go("1", { x: 1 });
    // @ts-expect-error `x` is missing
    go(1, {});
    // @ts-expect-error `z` is unknown
    go(1, { x: 1, z: 1 });
    // @ts-expect-error `c` is unknown
    go(1, { x: 1 }, { c: 1 });
    // @ts-expect-error an object is wanted
    go(1, { x: 1 }, "text");
  });

  test("can still be found in the type, through generics, arrays and mapped types", () => {
    type Part<T> = Extract<T, Annotation<"text">> extends never ? false : true;
    type Wrapped<T> = { readonly value: Annotated<T, "text"> };
    expectTypeOf<Part<Annotated<string, "text">>>().toEqualTypeOf<true>();
    expectTypeOf<Part<Wrapped<Point>["value"]>>().toEqualTypeOf<true>();
    expectTypeOf<Part<Annotated<string, "text">[][number]>>().toEqualTypeOf<true>();
    expectTypeOf<Part<Required<{ a?: Annotated<Date, "text"> }>["a"]>>().toEqualTypeOf<true>();
    expectTypeOf<Part<Annotated<unknown, "text">>>().toEqualTypeOf<true>();
  });
});

describe("an annotated value", () => {
  test("is used as before", () => {
    const use = (
      count: Integer,
      items: Annotated<string[], "text">,
      pair: Annotated<[string, number], "text">,
      when: Annotated<Date, "text">,
      point: Annotated<Point, "text">,
      name: Annotated<string | null, "text">,
      maybe: Annotated<string | undefined, "text">,
    ) => {
      const [first, second] = pair;
      items.push(first);
      for (const item of items) expectTypeOf(item).toEqualTypeOf<string>();
      if (name !== null) expectTypeOf(name.length).toEqualTypeOf<number>();
      expectTypeOf(maybe ?? "").toExtend<string>();
      return count * second + when.getTime() + point.x + items.map((item) => item.length).length;
    };
    expectTypeOf(use(1, ["a"], ["a", 1], new Date(), { x: 1 }, null, undefined)).toEqualTypeOf<number>();
  });

  test("takes everything where it is unknown, and is `any` where it is any", () => {
    // biome-ignore lint/suspicious/noExplicitAny: it is what is tested
    const use = (value: Annotated<unknown, "text">, free: Annotated<any, "text">): unknown => {
      expectTypeOf(free).toBeAny();
      // @ts-expect-error nothing is known of it
      value.length;
      return typeof value === "string" ? value.length : free.length;
    };
    for (const value of [1, null, undefined, {}, { a: 1 }, Symbol(), [1], () => 1]) use(value, value);
    use("text" as unknown, "text" as unknown);
  });

  test("narrows in unions, switches and comparisons", () => {
    const literal = (unit: Annotated<"c" | "f", "text">): number => {
      switch (unit) {
        case "c":
          return 1;
        case "f":
          return 2;
      }
    };
    const colour = (
      color: Annotated<Color, "text">,
      level: Annotated<Level, "text">,
      on: Annotated<boolean, "text">,
    ) => {
      if (on) expectTypeOf(on).toEqualTypeOf<true>();
      else expectTypeOf(on).toEqualTypeOf<false>();
      if (level !== Level.Low) expectTypeOf(level).toEqualTypeOf<Level.High>();
      if (color === Color.Red) expectTypeOf(color).toEqualTypeOf<Color.Red>();
      else expectTypeOf(color).toEqualTypeOf<Color.Green>();
    };
    return [literal("c"), colour(Color.Red, Level.Low, true)];
  });

  test("may contain itself", () => {
    interface Branch {
      name: Annotated<string, "text">;
      kids: Annotated<Branch[], { maxItems: 5 }>;
      parent?: Annotated<Branch | null, "text">;
    }
    type Tree = { kids: Annotated<Tree[], "text">; left?: Annotated<Tree, "text"> };
    const depth = (branch: Branch): number => 1 + Math.max(0, ...branch.kids.map((kid) => depth(kid)));
    const size = (tree: Tree): number =>
      tree.kids.reduce((sum, kid) => sum + size(kid), 1 + (tree.left ? size(tree.left) : 0));
    return depth({ name: "a", kids: [{ name: "b", kids: [] }], parent: null }) + size({ kids: [{ kids: [] }] });
  });

  test("discriminates", () => {
    type Circle = { kind: Annotated<"circle", "text">; r: Annotated<number, { minimum: 0 }> };
    type Box = { kind: Annotated<"square" | "oblong", "text">; side: number };
    const area = (shape: Circle | Box): number => {
      if (shape.kind === "circle") return shape.r ** 2;
      return shape.side;
    };
    const exhaustive = (shape: Circle | Box): number => {
      switch (shape.kind) {
        case "circle":
          return shape.r;
        case "square":
        case "oblong":
          return shape.side;
      }
    };
    return [area({ kind: "circle", r: 1 }), exhaustive({ kind: "oblong", side: 1 })];
  });

  test("is generic where its function is", () => {
    const same = <T>(value: Annotated<T, "text">): T => value;
    const named = <T extends string>(value: Annotated<T, "text">): T => value;
    const handOn = <T extends string>(value: T): T => named<T>(value);
    const first = <T>(items: Annotated<readonly T[], { minItems: 1 }>): T | undefined => items[0];
    expectTypeOf(same(5)).toExtend<number>();
    expectTypeOf(named("a")).toEqualTypeOf<"a">();
    expectTypeOf(handOn("a")).toEqualTypeOf<"a">();
    expectTypeOf(first([1])).toEqualTypeOf<number | undefined>();
  });

  test("may be optional, have a default, be a property or a result", () => {
    const go = (limit: Integer = 5, name?: Annotated<string, "text">) => name?.slice(limit) ?? limit;
    expectTypeOf(go()).toExtend<string | number>();
    expectTypeOf(go(1, "a")).toExtend<string | number>();
    const options: { units?: Annotated<"c" | "f", "text">; limit?: Integer } = {};
    options.units = "c";
    options.limit = 5;
    expectTypeOf(options.units).toEqualTypeOf<"c">();
    const count = (): Integer => 5;
    const find = async (): Promise<Annotated<Point, "text">> => ({ x: count() });
    expectTypeOf(count() + 1).toEqualTypeOf<number>();
    expectTypeOf(find()).resolves.toExtend<Point>();
  });
});

describe("a tool with annotated parameters", () => {
  const search = (query: Annotated<string, "text">, limit: Integer = 10) => [query, limit];

  test("is called with plain values", () => {
    const marked = tool(search);
    expectTypeOf(marked).parameters.toExtend<[query: string, limit?: number | undefined]>();
    marked("a", 5);
    void marked.runWith("a", 5);
    void toolOf(search).runWith("a");
    // @ts-expect-error a text is wanted
    void marked.runWith(5);
  });
});

describe("an annotation", () => {
  test("is text, or keywords that are known", () => {
    type Described<Text extends string> = Annotated<number, Text>;
    type Bounded<Least extends number> = Annotated<number, { minimum: Least; description: "text" }>;
    expectTypeOf<Described<"text">>().toExtend<number>();
    expectTypeOf<Bounded<1>>().toExtend<number>();
    expectTypeOf<
      Annotated<string[], { default: ["a"]; examples: [["a"]]; deprecated: true; uniqueItems: true }>
    >().toExtend<string[]>();
    interface Limits {
      readonly minimum: 1;
      readonly maximum: 5;
    }
    expectTypeOf<Annotated<number, Limits>>().toExtend<number>();
    // @ts-expect-error `minimum` is meant
    type Misspelt = Annotated<number, { minimun: 1 }>;
    // @ts-expect-error `minimum` is meant, among others
    type MisspeltToo = Annotated<number, { maximum: 5; minimun: 1 }>;
    // @ts-expect-error a number is wanted
    type Wrong = Annotated<number, { minimum: "1" }>;
    // @ts-expect-error other types are said in TypeScript
    type WrongType = Annotated<number, { type: "string" }>;
    // @ts-expect-error an annotation is wanted
    type Without = Annotated<number, 5>;
    return [] as (Misspelt | MisspeltToo | Wrong | WrongType | Without)[];
  });
});
