/** Queries under which Vite serves a file as something else than its code. */
const NOT_AS_CODE = /[?&](raw|url|inline|worker|sharedworker)\b/;

/**
 * Whether a bundler's module id names TypeScript source of the user's own: not a dependency's, not a virtual module, not a
 * file that is imported as text or address.
 *
 * @param id - the id, with its query
 */
export function holdsSource(id: string): boolean {
  if (id.startsWith("\0") || NOT_AS_CODE.test(id)) return false;
  const file = fileOfId(id);
  return /\.[cm]?tsx?$/.test(file) && !/\.d\.[cm]?ts$/.test(file) && !file.includes("/node_modules/");
}

/** The file behind a module id: without its query, with forward slashes. */
export function fileOfId(id: string): string {
  return id.replace(/\?.*$/s, "").replaceAll("\\", "/");
}
