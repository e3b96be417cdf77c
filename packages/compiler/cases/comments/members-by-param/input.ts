/**
 * List ships.
 * @param {Object} query - What to look for.
 * @param {string} query.port Where they lie.
 * @param {string[]} [query.flags=["NO", "IS"]] - Which flags.
 * @param {Object[]} query.ranges - Ranges.
 * @param {number} query.ranges[].from - From.
 * @param {number} query.ranges.to – To.
 * @param query.page.size: how many
 * @param {...string} more
 *   What else.
 * @tool
 */
export function list(
  query: {
    /** Never shown. */
    port: string;
    flags?: string[];
    ranges: { from: number; to: number }[];
    page: { size: number } | null;
  },
  more: string,
): void {
  void [query, more];
}

interface Tree {
  value: string;
  next?: Tree;
}

/**
 * A recursive type is described where the parameter stands.
 * @param tree - the whole
 * @param tree.value - what it holds
 * @tool
 */
export function walk(tree: Tree, other: Tree): void {
  void [tree, other];
}
