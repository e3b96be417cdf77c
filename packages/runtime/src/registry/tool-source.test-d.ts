import { describe, expectTypeOf, test } from "vitest";
import { Tool, ToolRegistry, type ToolSource, type ToolSourceFunction, tool } from "../index.js";

const registry = new ToolRegistry();

class Desk {
  book(guest: string): string {
    return guest;
  }
}
class Search extends Tool {
  override name = "search";
  call(query: string): string {
    return query;
  }
}
function use(...sources: ToolSource[]): ToolRegistry {
  return new ToolRegistry().add(...sources);
}
function useOne(source: ToolSource | undefined, named: Record<string, ToolSource> = {}): ToolRegistry {
  return use(source ?? [], named);
}

function pick<Source extends ToolSource>(source: Source): Source {
  return source;
}

describe("a source of tools", () => {
  test("is any function, written or named", () => {
    const shout = (text: string) => text.toUpperCase();
    async function count(text: string, limit = 5, ...more: string[]): Promise<number> {
      return text.length + limit + more.length;
    }
    registry.add(
      shout,
      count,
      (text: string) => text,
      function whisper(this: void, text: string) {
        return text;
      },
    );
    registry.add(<T extends string>(value: T): T => value);
    registry.add(tool((x: number) => x));
    use(shout, (text: string) => text);
    useOne((text: string) => text, { shout: (text: string) => text });
  });

  test("is whatever holds functions", () => {
    registry.add({
      shout: (text: string) => text,
      whisper(text: string) {
        return text;
      },
      version: "1.0",
      nothing: null,
    });
    registry.add([(text: string) => text, [(text: string) => text]], new Desk(), Desk, new Search(), new Map());
  });

  test("is no primitive", () => {
    // @ts-expect-error a text holds no tools
    registry.add("get_weather");
    // @ts-expect-error nor does nothing
    registry.add(undefined);
  });

  test("wants types at parameters: `any` is never taken for one in silence", () => {
    // @ts-expect-error `text` has no type
    registry.add((text) => text);
    // @ts-expect-error `text` has no type
    use((text) => text);
    // @ts-expect-error `text` has no type
    pick((text) => text);
    expectTypeOf(pick((text: string) => text.length)).toEqualTypeOf<(text: string) => number>();
    // @ts-expect-error `text` has no type
    registry.add([(text) => text]);
    // @ts-expect-error `text` has no type
    registry.add({ shout: (text) => text });
    // @ts-expect-error `text` has no type
    useOne(undefined, { shout: (text) => text });
  });

  test("takes every function for its function member", () => {
    expectTypeOf<(text: string) => string>().toExtend<ToolSourceFunction>();
    expectTypeOf<<T>(value: T) => T>().toExtend<ToolSourceFunction>();
    expectTypeOf<(...all: unknown[]) => void>().toExtend<ToolSourceFunction>();
    expectTypeOf<Extract<ToolSource, ToolSourceFunction>>().toEqualTypeOf<ToolSourceFunction>();
  });
});
