//! ill-typed
//! tool use
//! accept {"fine":"x","direct":1,"undeclared":1,"member":{"ok":"x","gone":1},"list":[1],"either":1,"byName":{},"part":{},"nullable":1,"applied":1,"inline":1}
//! reject {"fine":1,"direct":1,"undeclared":1,"member":{"ok":"x","gone":1},"list":[1],"either":1,"byName":{},"part":{},"nullable":1,"applied":1,"inline":1}
import type { Gone } from "./nowhere.js";

interface Uses {
  ok: string;
  gone: Gone;
}

/** Each place is named, and the parameter beside it keeps its schema. @tool */
export function use(
  fine: string,
  direct: Gone,
  undeclared: NoSuchName,
  member: Uses,
  list: Gone[],
  either: Gone | string,
  byName: Map<string, Gone>,
  part: { x?: Gone },
  nullable: Gone | null,
  applied: NoSuchGeneric<string>,
  inline: import("./nowhere.js").Other,
  optional?: Gone,
): { kept: number; lost: Gone } {
  void [fine, direct, undeclared, member, list, either, byName, part, nullable, applied, inline, optional];
  return { kept: 1, lost: direct };
}
