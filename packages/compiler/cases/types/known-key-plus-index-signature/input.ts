// What goes wrong elsewhere: `{known: number} & {[k]: string}` becomes an allOf that contradicts itself, so no value passes.
//! tool closeLedger
//! accept {"ledger":{"total":3,"rent":"paid"}}
//! reject {"ledger":{"total":"3"}}
//! reject {"ledger":{"total":3,"rent":4}}
type Ledger = { total: number } & { [account: string]: string };

/**
 * Close the monthly ledger.
 * @tool
 */
export function closeLedger(ledger: Ledger): number {
  return ledger.total;
}
