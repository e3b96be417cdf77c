import type { Codec } from "windlass";

/**
 * The codecs of the recursive types that others refer to, sorted by name.
 *
 * @param define - makes the codec of a recursive type
 */
export function codecDefinitions(
  roots: readonly (Codec | undefined)[],
  define: (name: string) => Codec,
): Record<string, Codec> {
  const found = new Map<string, Codec>();
  const waiting = roots.flatMap((codec) => [...refNames(codec)]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const codec = define(name);
    found.set(name, codec);
    waiting.push(...refNames(codec));
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function* refNames(codec: Codec | undefined): Iterable<string> {
  if (codec?.[0] === "ref") yield codec[1];
  else for (const part of innerCodecs(codec)) yield* refNames(part);
}

function innerCodecs(codec: Codec | undefined): readonly (Codec | undefined)[] {
  switch (codec?.[0]) {
    case "array":
    case "set":
    case "map":
      return [codec[1]];
    case "pairs":
      return [codec[1], codec[2]];
    case "tuple":
      return [...codec[1], codec[2]];
    case "object":
      return [...codec[1].map(([, part]) => part), codec[2]];
    case "union":
      return codec[1].map(([, part]) => part);
    default:
      return [];
  }
}
