/**
 * Attach a file.
 * @param body - its content
 * @tool
 */
export function attach(body: string | RegExp, note?: string | symbol): string {
  return typeof body + typeof note;
}
