/**
 * @typedef {object} Block
 * @property {string} language
 * @property {string} [file] the name in the first line, where that is a comment with nothing but a name
 * @property {string} text without that line
 */

/**
 * The fenced code of a Markdown page, in order.
 * @param {string} markdown
 * @returns {Block[]}
 */
export function codeBlocks(markdown) {
  return [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = "", text = ""]) => {
    const file = text.match(/^\/\/ ([\w.-]+)\n/);
    return file?.[1] ? { language, file: file[1], text: text.slice(file[0].length) } : { language, text };
  });
}
