/**
 * Maps a list with a function that returns promises, some at a time. Results are in the order of the list.
 *
 * @param items - what to map
 * @param limit - how many at a time; at least one
 * @param map - what to do with each
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const waiting = items.entries();
  // All workers take from one iterator, so that each item is taken once.
  const work = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await map(item);
  };
  const workers = Math.max(1, Math.min(Math.floor(limit) || 1, items.length));
  await Promise.all(Array.from({ length: workers }, work));
  return results;
}
