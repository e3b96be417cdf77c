//! tool grow
//! accept {"fine":1,"list":[],"pair":1}
interface InTuple<T> {
  v: T;
  deeper?: InTuple<[T]>;
}
type InObject<T> = { v: T; next?: InObject<{ w: T }> };
type InText<N extends string> = { v: N; next?: InText<`${N}x`> };
interface Ping<T> {
  pong?: Pong<T[]>;
}
interface Pong<T> {
  ping?: Ping<T>;
}

/** Each is reported once, and what stands beside it keeps its schema. @tool */
export function grow(
  fine: number,
  list: InTuple<string>[],
  pair: Ping<1>,
  object?: InObject<1>,
  text?: InText<"a">,
): InTuple<string> {
  void [fine, pair, object, text];
  return list[0] ?? { v: "" };
}
