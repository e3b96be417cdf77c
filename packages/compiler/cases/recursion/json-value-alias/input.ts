// What goes wrong elsewhere: The well-known recursive JSON value type does not compile.
//! tool keep
//! accept {"value":{"a":[1,null,{"b":false}]}}
//! accept {"value":null}
//! reject {}
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Keep a value.
 * @tool
 */
export function keep(value: Json): string {
  return JSON.stringify(value);
}
