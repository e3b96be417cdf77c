// What goes wrong elsewhere: A description of more than one paragraph is an error or is cut at the first blank line.

/**
 * Search the archive.
 *
 * Use this for letters and maps:
 *
 * - letters need a sender
 * - maps need a year
 *
 * Never use it for photographs.
 *
 * @param query - what to look for
 * @tool
 */
export function searchArchive(query: string): string[] {
  return [query];
}
