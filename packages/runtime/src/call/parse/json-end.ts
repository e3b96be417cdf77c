/**
 * Where the JSON object or array that a text starts with ends: the index behind its last bracket, or undefined where the
 * text is cut off before. Knows strings and brackets only; whether it is valid JSON is for `JSON.parse` to say.
 */
export function findJsonEnd(text: string): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{" || character === "[") depth++;
    else if ((character === "}" || character === "]") && --depth === 0) return index + 1;
  }
  return undefined;
}
