/**
 * Add two numbers.
 * @tool
 */
export function add(a: number, b: number): number {
  return a + b;
}

/** Not exported, yet a tool. @tool */
function hidden(): string {
  return "hidden";
}

/**
 * The default export.
 * @tool
 */
export default async function greet(name: string): Promise<string> {
  return `${hidden()} ${name}`;
}

/** No tool: `@tool` in backticks is text. */
export function plain(a: number): number {
  return a;
}
