/** What a schema must accept and refuse. */
export interface ValueCases {
  readonly accept: readonly unknown[];
  /** Broken values, by what is wrong with them. */
  readonly refuse: Readonly<Record<string, unknown>>;
}

/** The values for the tools of one package: arguments objects, and results under `returns`. */
export type WorldValues = Readonly<Record<string, Partial<ValueCases> & { readonly returns?: ValueCases }>>;

/**
 * A copy of a value with one place changed.
 *
 * @param path - names and indexes with dots between: `messages.0.role`
 */
export function changed(value: unknown, path: string, next: unknown): unknown {
  return edited(value, path.split("."), (parent, key) => {
    parent[key] = next;
  });
}

/** A copy of a value with one property taken out. */
export function without(value: unknown, path: string): unknown {
  return edited(value, path.split("."), (parent, key) => {
    delete parent[key];
  });
}

function edited(
  value: unknown,
  path: readonly string[],
  edit: (parent: Record<string, unknown>, key: string) => void,
): unknown {
  const copy: unknown = structuredClone(value);
  const last = path.at(-1) ?? "";
  let parent = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) {
    if (typeof parent[key] !== "object" || parent[key] === null)
      throw new Error(`There is no ${path.join(".")} in ${JSON.stringify(value)}.`);
    parent = parent[key] as Record<string, unknown>;
  }
  edit(parent, last);
  return copy;
}
