export class Desk {
  #notes: string[] = [];

  /**
   * Note a text.
   * @param text - what to keep
   * @tool
   */
  note(text: string): number {
    return this.#notes.push(text);
  }

  /** Say the version. @tool */
  static version(): string {
    return "1";
  }

  /** Not marked. */
  size(): number {
    return this.#notes.length;
  }
}

export const Shelf = class {
  /** Count the books. @tool */
  "count-books"(): number {
    return 3;
  }
};
