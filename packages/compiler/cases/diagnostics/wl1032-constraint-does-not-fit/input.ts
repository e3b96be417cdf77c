interface Order {
  /** @minLength 3 */
  count: number;
  /** @minimum low */
  price: number;
  /** @pattern ( */
  code: string;
  /** @maxItems 2.5 */
  lines: string[];
  /** @integer */
  label: string;
}

/** Order. @tool */
export function order(order: Order): void {
  void order;
}
