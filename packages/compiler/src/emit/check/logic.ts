/** The expression of a check that accepts everything. */
export const YES = "true";
/** The expression of a check that accepts nothing, or leaves everything to the explaining pass. */
export const NO = "false";

/** All of the expressions must hold. The result may stand beside `&&` and `||` as it is. */
export function all(parts: readonly string[]): string {
  if (parts.includes(NO)) return NO;
  const open = parts.filter((part) => part !== YES);
  return open.length === 0 ? YES : open.join("&&");
}

/** One of the expressions must hold. The result may stand beside `&&` and `||` as it is. */
export function some(parts: readonly string[]): string {
  if (parts.includes(YES)) return YES;
  const open = [...new Set(parts)].filter((part) => part !== NO);
  if (open.length === 0) return NO;
  return open.length === 1 ? open[0]! : `(${open.join("||")})`;
}

/** The statement that ends a check with "no" unless the expression holds; nothing where it always does. */
export function demand(expression: string): string {
  if (expression === YES) return "";
  return expression === NO ? "return false;" : `if(!(${expression}))return false;`;
}
