/** Show a choice. @tool */
export function show(choice: string | WeakMap<object, string>, callback: number | (() => number)): string {
  return String(choice) + String(callback);
}
