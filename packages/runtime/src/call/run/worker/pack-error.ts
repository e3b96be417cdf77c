import { ToolError } from "../../../errors/tool-error.js";

/** An error as it crosses: a clone would lose the names of classes, and all that is not message and stack. */
export interface PackedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly isToolError: boolean;
  /** The cause and the inner errors of an `AggregateError`, where there are such. */
  readonly hidden: Readonly<Record<string, unknown>>;
  /** Further data of the error: a code, a status. */
  readonly data: Readonly<Record<string, unknown>>;
}

const HIDDEN = ["cause", "errors"];
const OWN = ["name", "message", "stack", ...HIDDEN];

/**
 * An error as plain data. What of it cannot cross, or throws when it is looked at, is left out: an error that is lost on
 * its way is worse than one that lost a member.
 *
 * @param error - the error
 * @param pack - packs what is inside
 */
export function packError(error: Error, pack: (value: unknown) => unknown): PackedError {
  const read = (name: string) => attempt(() => pack((error as unknown as Record<string, unknown>)[name]));
  const members = (names: readonly string[]) => {
    const entries = names.map((name) => [name, read(name)] as const).filter(([, value]) => value !== undefined);
    return Object.fromEntries(entries);
  };
  return {
    name: textOr("Error", () => error.name),
    message: textOr("", () => error.message),
    stack: attempt(() => (typeof error.stack === "string" ? error.stack : undefined)),
    isToolError: ToolError.isInstance(error),
    hidden: members(HIDDEN.filter((name) => name in error)),
    data: members(Object.keys(error).filter((name) => !OWN.includes(name))),
  };
}

/** The error again. Of its class the name is left, and whether it was a `ToolError`. */
export function unpackError(packed: PackedError, unpack: (value: unknown) => unknown): Error {
  const { name, message, stack, isToolError, hidden, data } = packed;
  const error = isToolError ? new ToolError(message) : new Error(message);
  const hide = (key: string, value: unknown) =>
    Object.defineProperty(error, key, { value, enumerable: false, writable: true, configurable: true });
  if (error.name !== name) hide("name", name);
  hide("stack", stack ?? `${name}: ${message}`);
  for (const [key, value] of Object.entries(hidden)) hide(key, unpack(value));
  for (const [key, value] of Object.entries(data)) {
    Object.defineProperty(error, key, { value: unpack(value), enumerable: true, writable: true, configurable: true });
  }
  return error;
}

function textOr(otherwise: string, read: () => unknown): string {
  const text = attempt(read);
  return typeof text === "string" ? text : otherwise;
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
