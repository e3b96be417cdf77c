// What goes wrong elsewhere: The schema says no extra properties, but a misspelled argument is silently stripped and the default is used.
//! tool lookUp
//! reject {"query":"x","limt":5}
//! reject {"query":"x","where":{"town":"y"}}

/**
 * Look something up.
 * @tool
 */
export function lookUp(query: string, limit = 20, where?: { city?: string }): string {
  return query + limit + String(where?.city);
}
