// What goes wrong elsewhere: With coerceTypes the first branch of a union wins: "42" becomes 42, 0 and false become null.
//! tool setTag
//! accept {"id":"42","level":0,"flag":false,"list":["a"]}

/**
 * Set a tag.
 * @tool
 */
export function setTag(id: number | string, level: null | number, flag: null | boolean, list: string | string[]): string {
  return [typeof id, level, flag, typeof list].map(String).join(" ");
}
