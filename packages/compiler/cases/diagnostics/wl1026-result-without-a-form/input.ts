/** A response is no data. @tool */
export async function load(url: string): Promise<Response> {
  return fetch(url);
}

/** Nor is a function. @tool */
export function later(): () => number {
  return () => 1;
}

/** Anything may be returned: nothing is said, and nothing is checked. @tool */
export function read(): unknown {
  return 1;
}
