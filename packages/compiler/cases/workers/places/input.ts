import { tool } from "windlass";

/** Declared and exported. @worker @tool */
export function declared(to: number): number {
  return to;
}

/** A constant. @worker @tool */
export const constant = (to: number): number => to;

/** The default. @worker @tool */
export default function byDefault(to: number): number {
  return to;
}

/** Exported below. @worker @tool */
function below(to: number): number {
  return to;
}

/** Exported below, under another name. @worker @tool */
const renamed = (to: number): number => to;

export { below, renamed as "other name" };

/** A call. */
export const call = tool({ worker: true }, (to: number): number => to);

/** Named by a call that nobody exports. */
export function named(to: number): number {
  return to;
}
const unexported = tool({ worker: true, name: "named_tool" }, named);
export const list: readonly unknown[] = [unexported];

/** A member of an exported object. */
export const tools = { nested: { member: tool({ worker: true }, (to: number): number => to) } } as const;

export class Images {
  /** A static method. @worker @tool */
  static resize(to: number): number {
    return to;
  }

  /** A decorated static method. */
  @tool({ worker: true })
  static "turn around"(to: number): number {
    return to;
  }

  /** A static property. */
  static crop = tool({ worker: true }, (to: number): number => to);
}

/** An overload. @worker @tool */
export function overloaded(to: number): number;
export function overloaded(to: string): string;
export function overloaded(to: number | string): number | string {
  return to;
}

export const Sounds = class {
  /** In a class expression. @worker @tool */
  static play(to: number): number {
    return to;
  }
};

export namespace outer.inner {
  /** In a namespace. @worker @tool */
  export function deep(to: number): number {
    return to;
  }
}
