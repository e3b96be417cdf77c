export class Account {
  owner = "";
  private secret = "";
  constructor(public balance: number) {}
  get isEmpty(): boolean {
    return this.balance === 0;
  }
  deposit(amount: number): string {
    this.balance += amount;
    return this.secret;
  }
}

/** Audit an account. @tool */
export function audit(account: Account): number {
  return account.balance;
}
