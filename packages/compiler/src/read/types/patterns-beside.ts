import { type ObjectModel, type PropertyModel, sortKey } from "../../model/type-model.js";

type Patterns = NonNullable<ObjectModel["patterns"]>;

/**
 * `{ n1: number } & { [key: \`n${string}\`]: string }`: to TypeScript the member is a number, but JSON Schema would hold it
 * against the pattern too. The pattern then speaks about the other names.
 */
export function patternsBeside(properties: readonly PropertyModel[], patterns: Patterns = []): Patterns | undefined {
  if (patterns.length === 0) return undefined;
  return patterns.map((entry) => {
    const matches = new RegExp(entry.pattern, "u");
    const others = properties.filter(({ name, type }) => matches.test(name) && sortKey(type) !== sortKey(entry.type));
    return others.length === 0 ? entry : { ...entry, pattern: without(entry.pattern, others) };
  });
}

function without(pattern: string, properties: readonly PropertyModel[]): string {
  const names = properties.map(({ name }) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  const rest = /^\^[^|]*$/.test(pattern) ? pattern.slice(1) : `[\\s\\S]*(?:${pattern})`;
  return `^(?!(?:${names})$)${rest}`;
}
