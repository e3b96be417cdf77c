// What goes wrong elsewhere: An output schema that is no object (array, union, nullable) crashes the SDK or is refused.

/** List names. @tool */
export async function names(): Promise<string[]> {
  return ["x"];
}

/** Find somebody. @tool */
export function find(name: string): { age: number } | null {
  return name === "Ada" ? { age: 36 } : null;
}

/** Either one. @tool */
export function either(first: boolean): { a: number } | { b: string } {
  return first ? { a: 1 } : { b: "x" };
}
