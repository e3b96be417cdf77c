/** How many single-letter edits a suggestion may be away. */
const MAX_DISTANCE = 2;
/** Longer words are not compared: nobody mistypes them by two letters, and the work grows with the square. */
const MAX_LENGTH = 40;

/**
 * The candidate that somebody who wrote `word` most likely meant, or undefined where none is near. Case and punctuation
 * count for nothing.
 *
 * @param word - what was written
 * @param candidates - what would have been right
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let bestDistance = MAX_DISTANCE + 1;
  for (const candidate of candidates) {
    const offered = plain(candidate);
    if (offered === wanted && wanted !== "") return candidate;
    if (Math.abs(offered.length - wanted.length) > MAX_DISTANCE) continue;
    if (wanted.length > MAX_LENGTH || offered.length > MAX_LENGTH) continue;
    const distance = editDistance(wanted, offered);
    if (distance < bestDistance && distance < Math.max(wanted.length, offered.length) / 2) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, "");
}

/** Levenshtein's distance, one row at a time. */
function editDistance(from: string, to: string): number {
  const row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    let diagonal = row[0]!;
    row[0] = i;
    for (let j = 1; j <= to.length; j++) {
      const above = row[j]!;
      const replaced = diagonal + (from[i - 1] === to[j - 1] ? 0 : 1);
      row[j] = Math.min(above + 1, row[j - 1]! + 1, replaced);
      diagonal = above;
    }
  }
  return row[to.length]!;
}
