interface Page {
  /**
   * Rows.
   * @default many
   */
  rows?: number;
  /**
   * Order.
   * @default "up"
   */
  order?: "asc" | "desc";
  /**
   * At least one.
   * @minimum 1
   * @default 0
   */
  columns?: number;
}

/** Show a page. @tool */
export function show(page: Page): void {
  void page;
}
