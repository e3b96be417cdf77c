const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * An id of a call as a provider takes it, where histories move between providers: the same id gives the same, so that calls
 * and results still find each other.
 *
 * @param id - the id
 * @param pattern - what the provider takes
 * @param length - characters of an id that is made up
 */
export function fitId(id: string, pattern: RegExp, length: number): string {
  if (pattern.test(id)) return id;
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < id.length; index++) {
    const unit = id.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x01000193) >>> 0;
    b = Math.imul(b ^ unit, 0x85ebca6b) >>> 0;
  }
  let made = "";
  while (made.length < length) {
    a = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) >>> 0;
    b = Math.imul(b ^ (b >>> 13), 0x297a2d39) >>> 0;
    made += LETTERS[((a ^ b ^ made.length) % LETTERS.length) >>> 0] ?? LETTERS[(a >>> 3) % 62]!;
  }
  return made;
}
