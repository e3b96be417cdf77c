/** Longer names are judged by their end. */
const MAX_NAME = 200;

/** What names of secrets end with, written without capitals and separators. */
const ENDINGS: readonly string[] = [
  "password",
  "passwords",
  "passwd",
  "pwd",
  "passphrase",
  "passcode",
  "secret",
  "secrets",
  "credential",
  "credentials",
  "authorization",
  "apikey",
  "apikeys",
  "privatekey",
  "secretkey",
  "accesskey",
  "accountkey",
  "signingkey",
  "encryptionkey",
  "masterkey",
  "sharedkey",
  "connectionstring",
  "accesstoken",
  "accesstokens",
  "refreshtoken",
  "refreshtokens",
  "authtoken",
  "apitoken",
  "idtoken",
  "sessiontoken",
  "bearertoken",
];

/** Whole names that are secrets, although longer names that end so are not. */
const NAMES: ReadonlySet<string> = new Set(["token", "jwt", "otp", "cvv", "cvc", "cookie", "setcookie", "sessionid"]);

/** `pageToken` and the like say where a list goes on. */
const HARMLESS_TOKENS: ReadonlySet<string> = new Set(
  "page continuation sync cursor next previous prev start stop end pad eos bos special mask unk max min".split(" "),
);

/** What stands behind the name of a secret without making it something else: `passwordHash`, `secret2`, `newPassword`. */
const TAILS: ReadonlySet<string> = new Set([
  "value",
  "text",
  "hash",
  "confirmation",
  "confirm",
  "repeat",
  "old",
  "new",
]);

/** `hasPassword`, `requiresAuthorization`: a yes or no about a secret. */
const QUESTIONS: ReadonlySet<string> = new Set(
  "is has have with requires require needs need show hide allow allows enable use uses forgot max min".split(" "),
);

/**
 * Whether a property of this name holds a secret: `password`, `apiKey`, `client_secret`, `X-Api-Key`, but not `maxTokens`,
 * `keyword` or `secretary`.
 *
 * @param name - the name of a property, a header or a variable
 * @returns whether its value must not be shown
 */
export function isSecretName(name: string): boolean {
  const words = wordsOf(name.slice(-MAX_NAME));
  while (words.length > 1 && isTail(words.at(-1) as string)) words.pop();
  const last = words.at(-1);
  if (last === undefined || (words.length > 1 && QUESTIONS.has(words[0] as string))) return false;
  const whole = words.join("");
  if (NAMES.has(whole)) return true;
  if (last === "token") return !HARMLESS_TOKENS.has(words.at(-2) ?? "");
  return ENDINGS.some((ending) => whole.endsWith(ending));
}

function isTail(word: string): boolean {
  return TAILS.has(word) || /^\d{1,4}$/.test(word);
}

/** The words of a name, in lower case: of `clientSecret`, `client_secret`, `CLIENT-SECRET` and `HTTPPassword2`. */
function wordsOf(name: string): string[] {
  const found = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  return found.map((word) => word.toLowerCase());
}
