/**
 * A cheap look at the text, before a project is opened or a tree is walked: files that do not even spell a mark cost
 * nothing. A name of windlass that was renamed by a re-export, or a function of the user's own that takes tools, is not
 * seen here if no name around it says so; it then fails loudly at run time.
 */
export function mayHoldTools(text: string): boolean {
  return MARKS.test(text) || USES.test(text) || (/extends\s+\w/.test(text) && /tool/i.test(text));
}

const MARKS = /@tool|windlass|schemaOf/i;

/** `myTool(…)`, `registry.add(…)`, `new StaticMCPClient({ … })`. */
const USES = /\b\w*(?:tool|registry|agent|mcp)\w*\s*[.({<]/i;
