import { schemaOf } from "windlass";

export function load<T>(text: string): T {
  return schemaOf<T>().parse(text);
}

interface Box<T> {
  value: T;
}
export function boxed<T extends string>(): unknown {
  return schemaOf<Box<T>>();
}

export class Model {
  schema(): unknown {
    return schemaOf<this>();
  }
}

// T belongs to the type itself.
export const own = schemaOf<{ [K in "a" | "b"]: K }>();
