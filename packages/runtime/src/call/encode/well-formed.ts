/** Half of a character that UTF-16 writes in two units; with the flag `u`, halves that belong together do not match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text that every JSON reader takes. A lone half of a character, as text that was cut somewhere has it, becomes U+FFFD:
 * providers refuse a request, and with it the whole conversation, over one.
 */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\ufffd");
}
