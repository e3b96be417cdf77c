/**
 * The JSON form of a `Set` without repetitions: two dates of one moment are two members of a `Set`, and one in JSON. The
 * order of properties counts.
 */
export function distinct<Item>(list: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return list.filter((item) => {
    if (typeof item !== "string" && (typeof item !== "object" || item === null)) return true;
    const text = JSON.stringify(item, asText);
    return !seen.has(text) && seen.add(text);
  });
}

/** What JSON cannot say stays apart from what it would become: NaN is not null. */
function asText(_: string, value: unknown): unknown {
  const isNoJson = typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value));
  return isNoJson ? `${typeof value} ${String(value)}` : value;
}
