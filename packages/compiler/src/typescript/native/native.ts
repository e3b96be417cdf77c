import type { Project, Type, TypeSymbol } from "../project.js";
import type { SyntaxNode } from "../syntax.js";
import type { Memory } from "./memory.js";
import type { NativeApi, NativeNode, NativeProgramAndChecker, NativeSymbol, NativeType } from "./native-api.js";

/** What the parts of the adapter share: the API, the current state of the project, and what is known of it. */
export interface Native {
  readonly api: NativeApi;
  readonly current: () => NativeProgramAndChecker;
  readonly kind: Project["kind"];
  readonly recall: Memory["recall"];
}

/** The same object, by its name in the API. */
export function asNode(node: SyntaxNode): NativeNode {
  return node as NativeNode;
}

export function asType(type: Type): NativeType {
  return type as unknown as NativeType;
}

export function asSymbol(symbol: TypeSymbol): NativeSymbol {
  return symbol as unknown as NativeSymbol;
}

/** Whether one of the flags is set. */
export function has(flags: number, flag: number): boolean {
  return (flags & flag) !== 0;
}
