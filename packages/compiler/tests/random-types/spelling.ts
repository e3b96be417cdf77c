import type { Choices } from "./choices.js";

/** What is written while one type is spelled: the declarations it needs, in the order of the text. */
export class Spelling {
  readonly declarations: string[] = [];
  /** True where the order of properties comes from the order of the declarations. */
  isOrdered = false;
  readonly #prefix: string;
  readonly choices: Choices;
  readonly #counts = new Map<string, number>();

  /** @param prefix - begins all names, so that the types of one file do not meet */
  constructor(prefix: string, choices: Choices) {
    this.#prefix = prefix;
    this.choices = choices;
  }

  fresh(letter: string): string {
    const count = (this.#counts.get(letter) ?? 0) + 1;
    this.#counts.set(letter, count);
    return `${letter}${this.#prefix}_${count}`;
  }

  declare(text: string): void {
    this.declarations.push(text);
  }

  /** Declares `type NAME = …` and gives the name. */
  alias(text: string): string {
    const name = this.fresh("A");
    this.declare(`type ${name} = ${text};`);
    return name;
  }
}

/** Where a type stands. */
export interface Place {
  /** How the recursive types around are written, the nearest first. */
  readonly around: readonly string[];
  /**
   * True where TypeScript resolves at once what is written, since no property stands between: there a type that is being
   * declared may stand only in arrays, tuples and the like.
   */
  readonly eager: boolean;
  /** True where a type parameter is in scope, which a declaration outside would not know. */
  readonly scoped: boolean;
  /** True beside literals, of which `string` takes in all, but a branded `string` none. */
  readonly besideLiterals?: boolean;
  /** True for a part of an intersection: properties without a place in the text would change their order. */
  readonly isPart?: boolean;
}

/** A property name in source, always quoted: most of them need it. */
export function quoted(name: string): string {
  return JSON.stringify(name);
}
