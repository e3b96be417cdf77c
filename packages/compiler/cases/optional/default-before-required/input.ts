// What goes wrong elsewhere: A parameter with a default that stands before a required one is called required (or shifts the arguments).
//! tool announce
//! accept {"body":"b"}
//! reject {"prefix":"p"}

/**
 * Announce something.
 * @tool
 */
export function announce(prefix: string = "Attention", body: string): string {
  return `${prefix}: ${body}`;
}
