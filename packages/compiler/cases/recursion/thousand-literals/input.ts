// What goes wrong elsewhere: Long unions are cut ("… 980 more …") because the printed type name is used.
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/**
 * Dial a code.
 * @tool
 */
export function dial(code: `${Digit}${Digit}${Digit}`): string {
  return code;
}
