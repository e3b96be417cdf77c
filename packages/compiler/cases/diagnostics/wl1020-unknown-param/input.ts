/**
 * Pay a bill.
 * @param Amount - in cents
 * @param recipient - who gets it
 * @param nothing - names no parameter at all
 * @tool
 */
export function pay(amount: number, receiver: string): string {
  return receiver + amount;
}
