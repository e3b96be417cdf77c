// What goes wrong elsewhere: A compile or list error does not say which tool, which parameter and which property is meant.
interface Report {
  title: string;
  meta: {
    clock: WeakMap<object, string>;
    key: symbol;
  };
}

/**
 * Audit a report.
 * @tool
 */
export function audit(report: Report): string {
  return report.title;
}

/** All fine. @tool */
export function fine(n: number): number {
  return n;
}
