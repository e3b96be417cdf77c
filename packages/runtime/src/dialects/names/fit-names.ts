import { fitName } from "./fit-name.js";

/**
 * Names that a provider takes, each once. Those that fit keep theirs, whatever the others are, and the order makes no
 * difference: a conversation that goes on with its tools in another order means the same tools.
 *
 * @param names - the tools' own names, each once
 * @param rule - how names may look
 * @returns the name in the dialect for each, in the order of `names`
 */
export function fitNames(
  names: readonly string[],
  rule: { readonly pattern: RegExp; readonly max: number },
): ReadonlyMap<string, string> {
  const none = new Set<string>();
  const fitting = new Set(names.filter((name) => fitName(name, rule, none) === name));
  const taken = new Set(fitting);
  const made = new Map<string, string>();
  for (const name of names.filter((each) => !fitting.has(each)).sort()) {
    const fitted = fitName(name, rule, taken);
    taken.add(fitted);
    made.set(name, fitted);
  }
  return new Map(names.map((name) => [name, made.get(name) ?? name]));
}
