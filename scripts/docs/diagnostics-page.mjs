/**
 * @typedef {object} Entry
 * @property {string} title
 * @property {"error" | "warning" | "info"} severity
 * @property {string} explanation
 */

/**
 * The page that explains every diagnostic of the compiler: a table, then one section for each code.
 * @param {Record<string, Entry>} catalog by code
 */
export function diagnosticsPage(catalog) {
  const codes = Object.entries(catalog).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [code, { title, severity, explanation }] of codes) {
    const whole = /^WL1\d{3}$/.test(code) && title && explanation && ["error", "warning", "info"].includes(severity);
    if (!whole)
      throw new Error(`${code} in the catalogue needs a code WL1xxx, a title, an explanation and a severity.`);
  }
  return [
    "# Diagnostics of the Windlass compiler",
    "",
    "<!-- Written by `npm run diagnostics` from src/diagnostics/catalog.ts: edit that file. -->",
    "",
    "| code | severity | what it says |",
    "|---|---|---|",
    ...codes.map(([code, { title, severity }]) => {
      return `| [${code}](#${code.toLowerCase()}) | ${severity} | ${title.replaceAll("|", "\\|")} |`;
    }),
    ...codes.flatMap(([code, { title, severity, explanation }]) => {
      return ["", `## ${code}`, "", `**${title}** (${severity})`, "", explanation.trim()];
    }),
    "",
  ].join("\n");
}
