interface Booking {
  /** How many. @minmum 1 */
  guests: number;
  /**
   * The code.
   * @patern ^[A-Z]+$
   * @maxlength 8
   */
  code: string;
}

/**
 * @exclusivMinimum 0
 */
type Price = number;

/**
 * Book a table.
 *
 * @parm booking - What to book.
 * @timout 30s
 * @RequiresApproval
 * @tool
 */
export function book(booking: Booking, price: Price, /** @integr */ code = 1): void {}

/**
 * Tags of other tools, texts and code are left alone.
 *
 * @remark
 * @todo Nothing.
 * @hidden
 * @tutorial first
 * @sample code
 * @team shop
 * @see `@minmum 3`, or @minmum in a text.
 *
 * ```ts
 * @minmum 3
 * ```
 * @example
 * @tol decorated
 * @tool
 */
export function alone(name: string): void {}

/** Not marked, and not read. @timout 30s */
export function free(name: string): void {}
