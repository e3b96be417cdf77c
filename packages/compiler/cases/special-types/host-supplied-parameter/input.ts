// What goes wrong elsewhere: A context or cancellation parameter leaks into the schema, or the model's own value replaces the injected one.

/**
 * Fetch rows.
 * @param query - what to read
 * @param signal - set by the host
 * @tool
 */
export function fetchRows(query: string, signal?: AbortSignal): string {
  return query + String(signal?.aborted ?? "");
}
