// What goes wrong elsewhere: `@default 10` becomes the string "10" (or keeps a line break); an enum default becomes the member's name.
export enum Level { Low = "lo", High = "hi" }
interface Paging {
  /**
   * Rows on a page.
   * @defaultValue 10
   */
  size?: number;
  /** @defaultValue `"asc"` */
  order?: "asc" | "desc";
  /** @default true */
  wrap?: boolean;
  /** @defaultValue Level.High */
  level?: Level;
  /** @defaultValue 10 */
  label?: string;
}

/**
 * Show a page.
 * @tool
 */
export function page(paging: Paging): string {
  return JSON.stringify(paging);
}
