/** The functions of the soak that run in workers. */

/** @param {number} n */
export function factor(n) {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return divisor;
  return n;
}

export function spin() {
  for (;;);
}
