import { letterSlips } from "../../comment/letter-slips.js";

/** The name that was probably meant: the same in other letters, one with a few letters changed, or one that starts alike. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const wanted = letters(name);
  const ranked = names
    .filter((other) => Math.abs(other.length - name.length) <= MAX_LENGTH)
    .map((other) => ({ other, distance: letterSlips(wanted, letters(other)) }))
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
