const SECRET_NAME =
  /^(?:.*[_-])?(?:password|passwd|passphrase|secret|token|authorization|cookie|credentials?|(?:api|access|private|secret)[_-]?key)$/i;

/** Whether the value of a property of this name is nobody's business: `password`, `apiKey`, `client_secret`. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.replace(/([a-z])([A-Z])/g, "$1_$2").slice(0, 100));
}

/** Shapes of keys and tokens that are well known, and credentials in addresses. */
const SECRETS: readonly RegExp[] = [
  /\b(?:sk|pk|rk)[-_][A-Za-z0-9_-]{16,}/g,
  /\b(?:gh[oprsu]_|github_pat_|xox[abeprs]-|npm_|AKIA|ASIA|AIza)[A-Za-z0-9_-]{12,}/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/g,
  /(?<=\b(?:Bearer|Basic) )[A-Za-z0-9+/=._-]{8,}/g,
  /(?<=:\/\/)[^\s/@]{1,200}(?=@)/g,
];

/** The text without what looks like a key, a token, or credentials in an address. */
export function maskSecrets(text: string): string {
  let masked = text;
  for (const secret of SECRETS) masked = masked.replace(secret, "[redacted]");
  return masked;
}
