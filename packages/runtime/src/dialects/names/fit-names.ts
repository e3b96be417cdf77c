import { fitName } from "./fit-name.js";

/**
 * Names that a provider takes, each once. Those that fit keep theirs, whatever the others are.
 *
 * @param names - the tools' own names, each once
 * @param rule - how names may look
 * @returns the name in the dialect for each
 */
export function fitNames(
  names: readonly string[],
  rule: { readonly pattern: RegExp; readonly max: number },
): ReadonlyMap<string, string> {
  const none = new Set<string>();
  const taken = new Set(names.filter((name) => fitName(name, rule, none) === name));
  return new Map(
    names.map((name) => {
      if (taken.has(name) && fitName(name, rule, none) === name) return [name, name];
      const fitted = fitName(name, rule, taken);
      taken.add(fitted);
      return [name, fitted];
    }),
  );
}
