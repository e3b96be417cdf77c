import { head } from "../../schema/head.js";
import { LIMITS } from "../limits.js";

/** The text, or its beginning with a mark that says how much there was. Never cuts a character in two. */
export function cut(text: string, limit: number = LIMITS.resultText): string {
  if (text.length <= limit) return text;
  return `${head(text, limit)}\n… [cut here: the whole text has ${text.length} characters]`;
}
