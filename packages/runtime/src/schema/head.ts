/** The beginning of a text, at most so many UTF-16 units. Never cuts a character in two. */
export function head(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const isHalf = text.charCodeAt(limit - 1) >> 10 === 0x36;
  return text.slice(0, isHalf ? limit - 1 : limit);
}
