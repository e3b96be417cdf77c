/** What the process holds, from the end of its warming up to the end. */
export class Memory {
  /** @type {{ at: number, heap: number, rss: number }[]} */
  #samples = [];
  #next = 0.1;

  /**
   * Looks at the memory when a further tenth of the work is done.
   *
   * @param {number} done the part of the work that is done, up to 1
   */
  sample(done) {
    if (done < this.#next) return;
    this.#next += 0.1;
    const { gc } = globalThis;
    if (gc === undefined) throw new Error("Start Node with --expose-gc.");
    // Twice: what the first one lets go of may hold more.
    gc();
    gc();
    const { heapUsed, rss } = process.memoryUsage();
    this.#samples.push({ at: done, heap: heapUsed / 2 ** 20, rss: rss / 2 ** 20 });
  }

  /** How many times as much is held at the end as in the beginning. */
  get growth() {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    return first === undefined || last === undefined ? 1 : last.heap / first.heap;
  }

  report() {
    const middle = this.#samples[Math.floor(this.#samples.length / 2)];
    const shown = [this.#samples[0], middle, this.#samples.at(-1)].filter((sample) => sample !== undefined);
    return shown
      .map(({ at, heap, rss }) => `at ${Math.round(at * 100)} % heap ${heap.toFixed(1)} MB, rss ${rss.toFixed(0)} MB`)
      .join("; ");
  }
}
