/**
 * Names that the function gives to members.
 *
 * @param n - the name
 * @param lat - nested
 * @param other - what is called so nowhere
 * @tool
 */
export function renamed({ theName: n, at: { lat } }: { theName: string; at: { lat: number } }): void {
  void [n, lat];
}

/**
 * What a member is called comes first.
 *
 * @param a - the member a
 * @param user.id - the member of a member
 * @param age - deeper
 * @tool
 */
export function crossed({
  a: b,
  b: a,
  user: {
    id,
    info: { age = 3 },
  },
}: {
  a: string;
  b: string;
  user: { id: string; info: { age?: number } };
}): void {
  void [a, b, id, age];
}

/**
 * A member that is taken apart has no name of its own.
 *
 * @param b - the member a
 * @param c - the member of b
 * @tool
 */
export function opened({ a: b, b: { c } }: { a: string; b: { c: number } }): void {
  void [b, c];
}

/**
 * With a name for the whole.
 *
 * @param options - the whole
 * @param options.n - renamed
 * @param options.k.x - renamed, and a member of it
 * @param options.user.id - as it is
 * @tool
 */
export function dotted({ name: n, kind: k, user: { id } }: { name: string; kind: { x: 1 }; user: { id: string } }): void {
  void [n, k, id];
}
