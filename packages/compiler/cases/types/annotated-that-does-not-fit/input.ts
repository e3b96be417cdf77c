import type { Annotated } from "windlass";

type Short = Annotated<string, { maxLength: -1 }>;

interface Values {
  text: Annotated<string, { minimum: 1 }>;
  list: Annotated<string[], { description: "The list."; minLength: 2 }>;
  short: Short;
  number: Annotated<number, { multipleOf: 0 }>;
  pattern: Annotated<string, { pattern: "(" }>;
}

/** Take values. @tool */
export function take(values: Values, count: Annotated<number, { maxItems: 2 }>): void {}
