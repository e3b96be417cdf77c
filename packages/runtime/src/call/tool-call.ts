import { ToolArgumentsError } from "../errors/tool-execution-error.js";

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
  // As JSON-RPC has them; the answer has to be matched all the same.
  if (typeof id === "number") return String(id);
  const random = () =>
    Math.floor(Math.random() * 2 ** 32)
      .toString(16)
      .padStart(8, "0");
  return `call_${random()}${random()}`;
}

/** In the place of a call that cannot be read. */
export const NO_CALL: ToolCall = { name: "" };

/** Whether a call can be read at all: some libraries parse it in accessors, which throw. */
export function isReadable(call: ToolCall): boolean {
  try {
    call?.id;
    call?.name;
    call?.arguments;
    return true;
  } catch {
    return false;
  }
}

/** The error of a call that cannot be read. */
export function unreadableCall(toolName: string = "unknown"): ToolArgumentsError {
  return new ToolArgumentsError(toolName, "The call cannot be read. Send it again, with a JSON object as arguments.");
}
