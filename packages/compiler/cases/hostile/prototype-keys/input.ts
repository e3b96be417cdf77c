// What goes wrong elsewhere: "__proto__" and "constructor" keys in arguments pollute a prototype or pass a closed object.

/**
 * Label things.
 * @tool
 */
export function label(labels: Record<string, string>, patch: { name?: string }, pairs: Record<string, Date>): string {
  return [Object.keys(labels).length, patch.name, ({} as { name?: string }).name === undefined].map(String).join(" ") + (Object.keys(pairs).length || "");
}
