/** A call that a model asks for. */
export interface ToolCall {
  /** The provider's id of the call; the result carries it. One is made up where it is missing. */
  readonly id?: string | undefined;
  /** The name of the tool. */
  readonly name: string;
  /** The arguments: an object, or JSON text as some providers send it. Absent: no arguments. */
  readonly arguments?: unknown;
}

/** The id of a call, or a fresh one: `call_` and 16 hexadecimal digits. */
export function callIdOf(call: { readonly id?: unknown } | undefined | null): string {
  const id = call?.id;
  if (typeof id === "string" && id !== "") return id;
  const random = () =>
    Math.floor(Math.random() * 2 ** 32)
      .toString(16)
      .padStart(8, "0");
  return `call_${random()}${random()}`;
}
