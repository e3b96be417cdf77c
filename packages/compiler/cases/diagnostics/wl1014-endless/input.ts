interface Nest<T> {
  value: T;
  deeper?: Nest<T[]>;
}

/** Unpack. @tool */
export function unpack(nest: Nest<string>): string {
  return nest.value;
}
