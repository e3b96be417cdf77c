/**
 * Pay.
 * @param {number} Amount - in cents
 * @param {Receiver} recievers - who gets it
 * @param bill_id - which bill
 * @param options.tipp - how much more
 * @param nothing - at all
 * @param amount.cents - a number has no members
 * @tool
 */
export function pay(amount: number, receiver: string, billId: string, options: { tip: number }): void {
  void [amount, receiver, billId, options];
}

/** None. @param a - there is none @tool */
export function none(): void {}

/**
 * What the host supplies and what is skipped are parameters too.
 * @param query - what to read
 * @param signal - set by the host
 * @param rest - skipped
 * @tool
 */
export function read(query: string, signal?: AbortSignal, ...rest: string[]): void {
  void [query, signal, rest];
}
