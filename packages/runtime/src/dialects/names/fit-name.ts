import { WindlassError } from "../../errors/windlass-error.js";
import { show } from "../../schema/show.js";

/** Tries beyond those that names in use can cost: a rule that nothing made here fits must not be tried for ever. */
const SPARE_ROUNDS = 100;

/**
 * A name that a provider takes, for one that it may not. The same name gives the same, unless that is taken.
 *
 * @param name - the tool's or property's own name
 * @param rule - how names may look, and how many characters they may have
 * @param taken - names that are used already
 * @throws WindlassError `WL2207` where no name fits the rule of a dialect of the program's own
 */
export function fitName(
  name: string,
  rule: { readonly pattern: RegExp; readonly max: number },
  taken: ReadonlySet<string>,
): string {
  // `search` has no memory of the last match, as `test` has with the flag `g`.
  const looksRight = (text: string) => text.length <= rule.max && text.search(rule.pattern) !== -1;
  const fits = (text: string) => looksRight(text) && !taken.has(text);
  if (fits(name)) return name;
  const plain = name.replace(/[^A-Za-z0-9_-]/g, "_");
  const start = looksRight(plain.slice(0, rule.max)) ? plain : `_${plain.replaceAll("-", "_")}`;
  if (fits(start) && start !== "_") return start;
  const letters = name.replace(/[^A-Za-z]/g, "");
  for (let round = 0; round <= taken.size + SPARE_ROUNDS; round++) {
    // The round comes first: texts of one hash would have one hash with anything behind them too.
    const sum = hash(round === 0 ? name : `${round} ${name}`);
    const found = [
      cut(start, `_${sum.toString(36)}`, rule.max),
      // Rules of a program's own may know neither digits nor signs.
      cut(letters, inLetters(sum), rule.max),
      cut(letters.toLowerCase(), inLetters(sum), rule.max),
    ].find(fits);
    if (found !== undefined) return found;
  }
  throw new WindlassError("WL2207", `No name was found for ${show(name)} that fits ${rule.pattern}.`, {
    hint: `Let the dialect's names have at least seven letters; they may have ${rule.max} characters.`,
  });
}

function cut(start: string, suffix: string, max: number): string {
  return `${start.slice(0, Math.max(max - suffix.length, 0))}${suffix}`.slice(0, max);
}

/** FNV-1a of the UTF-16 units. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return sum;
}

function inLetters(sum: number): string {
  let text = "";
  for (let left = sum; text === "" || left > 0; left = Math.floor(left / 26)) {
    text += String.fromCharCode(97 + (left % 26));
  }
  return text;
}
