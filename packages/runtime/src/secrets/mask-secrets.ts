import { isSecretName } from "./secret-name.js";

/** Stands for a secret. */
export const MASK = "[redacted]";

/** How much of a text is looked at; the rest is left out, since nobody knows what is in it. */
const MAX_TEXT = 1_000_000;
const CUT = "…";
/** How often a text is looked at. */
const MAX_ROUNDS = 10;

/**
 * Masks what must not leave in a text: credentials in addresses and their queries, authorization headers and cookies, keys
 * and tokens of well-known forms, private keys, and what is assigned to a name of a secret (`password=…`, `"apiKey": "…"`).
 * Prose about secrets stays as it is. Masking twice changes nothing more; the work grows with the length of the text.
 *
 * @param text - any text: a message, a log line, JSON
 * @returns the text without its secrets; at most the first million characters
 */
export function maskSecrets(text: string): string {
  const looked = text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT).replace(/\S{0,512}$/, "")}${CUT}`;
  // What one look takes for a value may hide the name of the next secret: looked at again until nothing is found.
  let masked = looked;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = maskOnce(masked);
    if (next === masked) break;
    masked = next;
  }
  return masked;
}

function maskOnce(text: string): string {
  let masked = text.replace(PRIVATE_KEY, MASK).replace(USER_IN_ADDRESS, `://${MASK}@`);
  masked = masked.replace(PASSWORD_IN_ADDRESS, `://${MASK}@`).replace(QUERY, maskQuery);
  masked = masked.replace(AUTHORIZATION, `$1${MASK}`).replace(COOKIE, `$1${MASK}`).replace(SCHEME, maskScheme);
  for (const form of KEYS) masked = masked.replace(form, MASK);
  return masked
    .replace(OPENAI_KEY, (key) => (/\d|[A-Za-z0-9]{20}/.test(key) ? MASK : key))
    .replace(QUOTED, maskQuoted)
    .replace(ASSIGNED, maskAssigned)
    .replace(FLAG, maskFlag);
}

/** Ends before the next line of dashes, so that many beginnings cost no more than one. */
const PRIVATE_KEY =
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----)){0,20000}(?:-----END [A-Z0-9 ]{0,60}-----)?/g;

/** `://user:password@`, also where the password holds an `@`. */
const USER_IN_ADDRESS = /:\/\/[^\s/?#"'<>`]{1,512}@/g;
/** The same with a slash in the password; what begins with a port is no password. */
const PASSWORD_IN_ADDRESS = /:\/\/[^\s/:@"'<>`[\]]{0,128}:(?!\d{1,5}(?:[/?#]|$))[^\s/"'<>`][^\s"'<>`@]{0,256}@/g;

const QUERY = /([?&])([\w.[\]-]{1,64})=([^&#\s"'<>`]{1,4096})/g;
/** Names in queries of signed addresses; as names of properties they say nothing. */
const SIGNED = /^(?:sig|signature|x-amz-signature|x-amz-credential|x-goog-signature|x-goog-credential|key)$/i;

const AUTHORIZATION =
  /(\bauthorization\\?["']?\s{0,3}[:=]\s{0,3}\\?["']?(?:bearer|basic|digest|token|apikey)\s{1,3})[^\s"'\\,;]{1,8192}/gi;
const COOKIE = /(\b(?:set-)?cookie\\?["']?\s{0,3}:\s{0,3}\\?["']?)[^\s=;"'\\]{1,256}=[^\r\n"'\\]{0,8192}/gi;
const SCHEME = /\b(bearer|basic)(\s{1,3})([\w.~+/-]{12,8192}={0,2})/gi;

/** An OpenAI or Anthropic key; a class name such as `sk-fading-circle-inner` is none. */
const OPENAI_KEY = /(?<![A-Za-z0-9])sk-[\w-]{20,}/g;

/** Keys that are known by their form alone. */
const KEYS: readonly RegExp[] = [
  // AWS: the id of the key, and the key where it follows.
  /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])(?:[\s:,;/"']{1,4}[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+]))?/g,
  /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{20,})/g,
  /(?<![A-Za-z0-9])(?:xox[a-z]-[A-Za-z0-9-]{10,}|xapp-[A-Za-z0-9-]{10,})/g,
  /(?<![A-Za-z0-9])(?:AIza[\w-]{30,}|ya29\.[\w-]{20,})/g,
  /(?<![A-Za-z0-9])(?:[sr]k_(?:live|test)_[A-Za-z0-9]{10,}|whsec_[A-Za-z0-9+/]{16,})/g,
  /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{30,}|pypi-[\w-]{40,}|SG\.[\w-]{16,64}\.[\w-]{16,})/g,
  /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]{1,})?/g,
];

/** `"apiKey": "…"`, also in JSON that is written inside of a text, and where the text ends too early. */
const QUOTED = /([A-Za-z][\w.-]{1,63})(\\{0,3}["'`]?\s{0,8}(?:=>|[:=])\s{0,8})(\\{0,3}["'`])([^"'`\\\r\n]{1,8192})/g;
/** `password=…` and `SECRET: …`; a value that is written as a structure is none. */
const ASSIGNED =
  /([A-Za-z][\w.-]{1,63})(\\{0,3}["'`]?\s{0,8}(?:=>|[:=])\s{0,8})([^\s"'`,;&(){}[\]<>=\\][^\s"'`,;&(){}[\]<>\\]{0,8191})/g;
const FLAG = /(--)([A-Za-z][\w-]{1,63})(\s{1,3})([^\s"'`-][^\s"'`]{0,1023})/g;

const NO_VALUES: ReadonlySet<string> = new Set(["null", "undefined", "true", "false", "none", "nil", "None"]);

function maskQuery(all: string, mark: string, name: string, value: string): string {
  const isSigned = SIGNED.test(name) && value.length >= 16 && isOpaque(value);
  return isSigned || isSecretName(name) ? `${mark}${name}=${MASK}` : all;
}

function maskScheme(all: string, scheme: string, space: string, value: string): string {
  return isOpaque(value) ? `${scheme}${space}${MASK}` : all;
}

function maskQuoted(all: string, name: string, sign: string, quote: string): string {
  return isSecretName(name) ? `${name}${sign}${quote}${MASK}` : all;
}

function maskAssigned(all: string, name: string, sign: string, value: string): string {
  if (NO_VALUES.has(value) || !isSecretName(name)) return all;
  // Behind a colon and a space there may be a sentence: "password: expected at least 8 characters".
  const isSentence = /:\s/.test(sign) && !(value.length >= 4 && isOpaque(value));
  return isSentence ? all : `${name}${sign}${MASK}`;
}

function maskFlag(all: string, dashes: string, name: string, space: string): string {
  return isSecretName(name) ? `${dashes}${name}${space}${MASK}` : all;
}

/** Whether a word is no word of a language: it has a digit, or a capital in its middle. */
function isOpaque(word: string): boolean {
  return /\d|[a-z][A-Z]/.test(word);
}
