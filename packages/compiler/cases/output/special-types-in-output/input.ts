// What goes wrong elsewhere: "Do not know how to serialize a BigInt"; Map and Set are serialized as {}.

/**
 * Give statistics.
 * @tool
 */
export function stats(): { at: Date; total: bigint; byName: Map<string, number>; tags: Set<string>; home: URL; gap?: number } {
  return {
    at: new Date("2031-05-06T07:08:09Z"),
    total: 9007199254740993n,
    byName: new Map([["a", 1]]),
    tags: new Set(["x"]),
    home: new URL("https://reef.example/"),
    gap: undefined,
  };
}
