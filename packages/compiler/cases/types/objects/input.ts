//! tool order
//! accept {"order":{"id":"1","customer":{"name":"Ada"},"lines":[{"sku":"x","count":2}]},"extra":{"a":1},"prices":{"apple":1,"pear":2},"part":{}}
//! reject {"order":{"id":"1","customer":{},"lines":[]},"extra":{},"prices":{"apple":1,"pear":2},"part":{}}
//! reject {"order":{"id":"1","customer":{"name":"Ada"},"lines":[],"x":1},"extra":{},"prices":{"apple":1,"pear":2},"part":{}}
//! reject {"order":{"id":"1","customer":{"name":"Ada"},"lines":[]},"extra":{"a":"1"},"prices":{"apple":1,"pear":2},"part":{}}
//! reject {"order":{"id":"1","customer":{"name":"Ada"},"lines":[]},"extra":{},"prices":{"apple":1},"part":{}}
interface Named {
  /** Full name. */
  name: string;
}

interface Order extends Readonly<Record<"id", string>> {
  /** Who orders. */
  customer: Named & { /** Without spaces. */ phone?: string };
  readonly lines: { sku: string; /** At least one. */ count: number }[];
}

type Stock = { [fruit in "pear" | "apple"]: number };

/** Take an order. @tool */
export function order(
  order: Order,
  extra: Record<string, number>,
  prices: Stock,
  part: Partial<Pick<Order, "lines" | "customer">> & Omit<{ a?: string; b: number }, "b">,
): string {
  void [extra, prices, part];
  return order.id;
}
