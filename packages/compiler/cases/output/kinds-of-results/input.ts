class Account {
  owner = "";
  opened = new Date(0);
  #secret = "";
  close(): void {
    void this.#secret;
  }
}

/** None. @tool */
export async function nothing(): Promise<void> {}

/** None. @tool */
export function absent(): Promise<undefined> | undefined {
  return undefined;
}

/** None. @tool */
export function fails(): never {
  throw new Error("always");
}

/** None. @tool */
export function asserts(text: unknown): asserts text is string {
  if (typeof text !== "string") throw new TypeError("no text");
}

/** A boolean. @tool */
export function isText(text: unknown): text is string {
  return typeof text === "string";
}

/** Awaited to the end. @tool */
export async function twice(): Promise<Promise<{ at: Date }>> {
  return Promise.resolve({ at: new Date(0) });
}

/** Now or later. @tool */
export function maybeLater(): Promise<string> | string {
  return "now";
}

/** A text, when there is one. @tool */
export function maybe(): string | undefined {
  return undefined;
}

/** Inferred. @tool */
export function inferred(flag: boolean) {
  return flag ? { a: 1, nested: { kind: "x" as const, list: [1, 2] } } : { b: "x" };
}

/** The data of a class. @tool */
export function account(): Account {
  return new Account();
}

/** What is no data is left out. @tool */
export function methods(): { size: number; grow(): void; onGrow?: () => void } {
  return { size: 1, grow() {} };
}

/** An object as it is. @tool */
export function joined(): { a: 1 } & { b: Date } {
  return { a: 1, b: new Date(0) };
}

/** An object as it is. @tool */
export function byName(): Map<string, Date> {
  return new Map();
}

/** Pairs. @tool */
export function byNumber(): Map<number, bigint> {
  return new Map();
}

/** A list. @tool */
export const list = async (): Promise<readonly { id: string }[]> => [];

/** A member that is called result. @tool */
export function result(): { result: string } {
  return { result: "" };
}
