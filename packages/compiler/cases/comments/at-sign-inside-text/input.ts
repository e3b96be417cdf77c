// What goes wrong elsewhere: An `@` in a code fence, in backticks or in an address cuts the description (TypeScript's own JSDoc parser does it).

/**
 * Render a style sheet. Questions: ops@dock.example.
 *
 * ```css
 * @media print { a { color: black } }
 * ```
 *
 * Rules such as `@page` are kept.
 *
 * @param sheet - the text, `@import` lines included
 * @tool
 */
export function renderSheet(sheet: string): number {
  return sheet.length;
}
