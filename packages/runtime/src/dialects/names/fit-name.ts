/**
 * A name that a provider takes, for one that it may not. The same name gives the same, unless that is taken.
 *
 * @param name - the tool's or property's own name
 * @param rule - how names may look, and how many characters they may have
 * @param taken - names that are used already
 */
export function fitName(
  name: string,
  rule: { readonly pattern: RegExp; readonly max: number },
  taken: ReadonlySet<string>,
): string {
  const fits = (text: string) => text.length <= rule.max && rule.pattern.test(text) && !taken.has(text);
  if (fits(name)) return name;
  const plain = name.replace(/[^A-Za-z0-9_-]/g, "_");
  const start = rule.pattern.test(plain.slice(0, rule.max)) ? plain : `_${plain.replaceAll("-", "_")}`;
  if (fits(start) && start !== "_") return start;
  for (let round = 0; ; round++) {
    const suffix = `_${hash(round === 0 ? name : `${name} ${round}`)}`;
    const found = start.slice(0, rule.max - suffix.length) + suffix;
    if (fits(found)) return found;
  }
}

/** FNV-1a of the UTF-16 units, in base 36. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return sum.toString(36);
}
