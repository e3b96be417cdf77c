/**
 * A cheap look at the text, before a project is opened or a tree is walked: files that do not even spell a mark cost
 * nothing. A name of windlass that was renamed by a re-export to one without "tool" in it is not seen here, and fails
 * loudly at run time.
 */
export function mayHoldTools(text: string): boolean {
  return text.includes("@tool") || (/\b\w*tool\w*\s*[({<]|extends\s+\w|windlass/i.test(text) && /tool/i.test(text));
}
