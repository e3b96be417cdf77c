/** A type is no function. @tool */
export interface Thing {
  name: string;
}

export const methods = {
  /** On an object literal. @tool */
  run(text: string): string {
    return text;
  },
};

export class Box {
  /** Private. @tool */
  #open(): void {}

  /** Also private. @tool */
  private close(): void {
    this.#open();
  }

  all(): void {
    this.close();
  }
}

/** Two at once. @tool */
export const one = () => 1,
  two = () => 2;

/** Only declared. @tool */
export declare function elsewhere(text: string): string;

/** @tool */
export default function (text: string): string {
  return text;
}

export const text = "/** @tool in a string is text */";
