import { registry, type ToolSource } from "windlass";

interface Options {
  readonly tools: Record<string, ToolSource>;
  readonly more?: ToolSource;
  readonly onEnd?: (text: string) => void;
}

class StaticClient {
  constructor(readonly options: Options) {}
}

declare function debounce<F>(fn: F): F;

/** Searches. */
function search(query: string): string[] {
  return [query];
}

/** The limit. */
const limit = 5;

export const client = new StaticClient({
  tools: {
    /** Shouts. */
    shout: (text: string) => text.toUpperCase(),
    /**
     * Adds.
     *
     * @param a - The first.
     * @param b - The second.
     */
    async add(a: number, b: number): Promise<number> {
      return a + b;
    },
    "look-up": (key: string): string | undefined => process.env[key],
    search,
    find: search,
    /** Later. */
    later: debounce((text: string): string => text),
    list: [
      function times(n: number): number {
        return n * limit;
      },
    ],
  },
  more: search,
  onEnd: (text: string) => console.log(text),
});

declare const process: { env: Record<string, string | undefined> };
declare const console: { log(text: string): void };

registry.add({
  /** Halves. */
  half: (n: number): number => n / 2,
  /** Doubles. */
  double(n: number): number {
    return n * 2;
  },
  search,
  limit,
  nested: { inner: (text: string): string => text },
});
