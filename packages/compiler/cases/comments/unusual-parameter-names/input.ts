// What goes wrong elsewhere: A parameter whose name has `$`, `_` or a non-ASCII letter loses its description.
//! tool watch
//! accept {"price$":"p","_id":"i","größe":3}

/**
 * Watch a price.
 * @param price$ - stream of prices
 * @param _id - inner id
 * @param größe - size in cm
 * @tool
 */
export function watch(price$: string, _id: string, größe: number): string {
  return price$ + _id + größe;
}
