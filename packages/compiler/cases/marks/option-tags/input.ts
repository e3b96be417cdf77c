/**
 * Delete a file.
 *
 * @tool
 * @toolName delete_file
 * @timeout 2m
 * @requiresApproval
 * @destructive
 * @idempotent
 * @register
 */
export function remove(path: string): void {
  void path;
}

/**
 * Read a page.
 * @tool @readOnly @openWorld
 * @timeout 500ms
 * @example { "url": "https://reef.example/" }
 * @example
 * ```json
 * { "url": "https://reef.example/map" }
 * ```
 * @example read("x") is prose
 */
export async function read(url: string): Promise<string> {
  return url;
}
