interface Names extends Array<string> {}
interface Days extends ReadonlyArray<Date> {}
interface Prices extends Map<string, number> {}
type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
interface Plan {
  start: Date;
  title: string;
}

/** Types that are lists, dates and maps in other dress. @tool */
export function plan(
  names: Names,
  days: Days,
  prices: Prices,
  at: Readonly<Date>,
  seats: Readonly<Map<number, string>>,
  deep: Deep<Plan>,
  bytes: ArrayBufferView,
  nothing: never[],
): void {}

class Guests extends Set<string> {}
class Failure extends Error {
  hint = "";
}

/** What extends a class of the platform is more than JSON can carry. @tool */
export function invite(guests: Guests, failure: Failure, later?: TypeError): void {}
