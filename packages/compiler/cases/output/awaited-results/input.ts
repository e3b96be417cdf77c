class Thenable {
  // biome-ignore lint/suspicious/noThenProperty: that is the point of it
  then(done: (value: { a: 1 }) => void): void {
    done({ a: 1 });
  }
}

/** A promise with more. @tool */
export function cancellable(): Promise<string> & { cancel(): void } {
  return Object.assign(Promise.resolve("done"), { cancel: () => undefined });
}

/** A thenable beside a text. @tool */
export async function either(): Promise<Thenable | string> {
  return "text";
}

/** Promises within promises, and nothing at times. @tool */
export function nested(): Promise<Promise<number | undefined>> {
  return Promise.resolve(1) as never;
}

/** Written with `null`. @tool */
export async function maybe(): Promise<string | null> {
  return null;
}

class Money {
  constructor(
    readonly cents: number,
    private readonly currency: "EUR" | "USD",
  ) {}
  toJSON(): string {
    return `${this.cents} ${this.currency}`;
  }
}

/** An object that says itself what it is in JSON. @tool */
export function price(): { total: Money; parts: Money[] } {
  return { total: new Money(1, "EUR"), parts: [] };
}

/** What JSON has no word for: in a list it is null, in an object it is absent. @tool */
export function gaps(): { any: unknown; list: (string | undefined)[]; byName: Map<string, Date | undefined> } {
  return { any: undefined, list: ["a", undefined], byName: new Map() };
}

/** An iterator is run to its end. @tool */
export function* count(): Generator<number> {
  yield 1;
}
