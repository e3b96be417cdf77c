/** A list of random numbers to choose by. When it is used up, the first choice is taken: the plainest. */
export class Choices {
  readonly #numbers: readonly number[];
  #next = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** An integer below `limit`. */
  below(limit: number): number {
    return (this.#numbers[this.#next++] ?? 0) % limit;
  }

  /** The first of the options is the plain one, and comes half of the time. */
  pick<T>(options: readonly T[]): T {
    const at = this.below(2 * options.length);
    return options[at < options.length ? at : 0] as T;
  }
}
