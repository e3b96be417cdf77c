/** A response is no data. @tool */
export async function load(url: string): Promise<Response> {
  return fetch(url);
}

/** Nor is a generator. @tool */
export function* count(): Generator<number> {
  yield 1;
}

/** Anything may be returned: nothing is said, and nothing is checked. @tool */
export function read(): unknown {
  return 1;
}
