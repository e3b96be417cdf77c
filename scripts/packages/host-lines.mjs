/**
 * The lines of a lockfile or a configuration that tie it to a registry or another host, as `line: text`.
 * @param {string} text
 */
export function hostLines(text) {
  return text.split("\n").flatMap((line, index) => {
    // What an author wrote about a deprecated version may hold a link.
    if (/^\s*(deprecated:|#)/.test(line)) return [];
    return /\btarball:|\bregistry\s*[:=]|\bhttps?:\/\/|\bgit(\+\w+)?:/.test(line)
      ? [`${index + 1}: ${line.trim()}`]
      : [];
  });
}
