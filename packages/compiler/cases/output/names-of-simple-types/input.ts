/** In degrees Celsius. */
type Degrees = number;
/**
 * Lower case.
 * @pattern ^[a-z]+$
 */
type Slug = string;

/** The name of a result's type speaks, too. @tool */
export function measure(): Degrees {
  return 3;
}
/** A promise of a list of names. @tool */
export async function names(): Promise<Slug[]> {
  return [];
}
/**
 * What the comment of the function says comes first.
 *
 * @returns Measured outside.
 * @tool
 */
export async function outside(): Promise<Degrees | null> {
  return null;
}
