/** The name that was probably meant: the same in other letters, one with a few letters changed, or one that starts alike. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const wanted = letters(name);
  const ranked = names
    .filter((other) => Math.abs(other.length - name.length) <= MAX_LENGTH)
    .map((other) => ({ other, distance: distance(wanted, letters(other)) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  if (best && best.distance <= Math.max(Math.min(1, wanted.length - 1), Math.floor(wanted.length / 3)))
    return best.other;
  const start = wanted.slice(0, 3);
  return start.length < 3 ? undefined : names.find((other) => letters(other).startsWith(start));
}

/** Names that differ by more are not alike, and hostile ones cost nothing. */
const MAX_LENGTH = 40;

/** `user_id`, `userId` and `UserID` are the same name. */
function letters(name: string): string {
  return name
    .slice(0, 2 * MAX_LENGTH)
    .toLowerCase()
    .replace(/[_$-]/g, "");
}

/** How many letters must be added, left out, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : changed;
      row[j] = Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
