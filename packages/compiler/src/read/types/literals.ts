/** The one order of enum values, whatever order the checker keeps them in: numbers, then strings, then booleans. */
export function sortedLiterals(values: Iterable<string | number | boolean>): (string | number | boolean)[] {
  const rank = { number: 0, string: 1, boolean: 2 } as Record<string, number>;
  return [...new Set(values)].sort((a, b) => {
    if (typeof a !== typeof b) return (rank[typeof a] ?? 0) - (rank[typeof b] ?? 0);
    return a < b ? -1 : a > b ? 1 : 0;
  });
}
