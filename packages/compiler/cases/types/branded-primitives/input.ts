// What goes wrong elsewhere: `string & {brand}` is refused, or becomes an allOf that nothing satisfies.
//! tool refund
//! accept {"key":"u1","amount":250,"codes":["a"]}
//! reject {"key":{},"amount":250,"codes":["a"]}
declare const brand: unique symbol;
type MemberKey = string & { readonly [brand]: "MemberKey" };
type Cents = number & { readonly __unit?: "cents" };
type Code = string & { readonly __tag: "Code" };

/**
 * Refund a member.
 * @tool
 */
export function refund(key: MemberKey, amount: Cents, codes: Code[]): string {
  return key + String(amount) + codes.join();
}
