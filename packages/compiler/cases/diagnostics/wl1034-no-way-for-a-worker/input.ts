import { Tool, ToolRegistry, tool } from "windlass";
import { imported } from "./input.other.js";

/** Not exported. @worker @tool */
function local(to: number): void {}

/** Exported as a type only. @worker @tool */
const asType = (to: number): void => {};
export type { asType };

export function outer() {
  /** Inside. @worker @tool */
  function inside(to: number): void {}
  return inside;
}

class Hidden {
  /** Of a class that is not exported. @worker @tool */
  static method(to: number): void {}
}

export class Desk {
  /** Of an instance. @worker @tool */
  open(to: number): void {}

  /** Decorated. */
  @tool({ worker: true })
  close(to: number): void {}
}

/** A class of tools. @worker */
export class Search extends Tool {
  call(query: string): string {
    return query;
  }
}

/** With the field. */
export class Slow extends Tool {
  override readonly worker = true;
  call(query: string): string {
    return query;
  }
}

/** With the field, which says no. */
export class Quick extends Tool {
  override readonly worker = false;
  call(query: string): string {
    return query;
  }
}

export const registry = new ToolRegistry();
registry.add(tool({ worker: true, name: "unnamed" }, (to: number): void => {}));
registry.add({
  /** Written there. @worker */
  written: (to: number): void => {},
});
registry.add(imported);

namespace internal {
  /** In a namespace that is not exported. @worker @tool */
  export function member(to: number): void {}
}

export namespace open {
  /** Not exported from its namespace. @worker @tool */
  function hidden(to: number): void {}
}
