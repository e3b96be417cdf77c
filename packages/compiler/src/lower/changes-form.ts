import type { TypeModel, TypeTable } from "../model/type-model.js";
import { innerTypes } from "./inner-types.js";
import { typeNamed } from "./type-named.js";

type Kinds = ReadonlySet<TypeModel["kind"]>;

const CHANGING: Kinds = new Set(["date", "url", "bytes", "buffer", "bigint", "set", "map"]);
const BYTES: Kinds = new Set(["bytes", "buffer"]);

/** Whether a value of the type, or something inside it, has another form in JSON than in JavaScript. */
export function changesForm(type: TypeModel, types: TypeTable): boolean {
  return holds(type, CHANGING, types);
}

/** Whether values of the type themselves have another form in JSON, not only something inside them. */
export function changesItself(type: TypeModel): boolean {
  return CHANGING.has(type.kind);
}

/** Whether a value of the type may hold bytes: their schema lets any text pass. */
export function holdsBytes(type: TypeModel, types: TypeTable): boolean {
  return holds(type, BYTES, types);
}

function holds(type: TypeModel, kinds: Kinds, types: TypeTable): boolean {
  const seen = new Set<string>();
  const waiting: TypeModel[] = [type];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (kinds.has(next.kind)) return true;
    if (next.kind !== "ref") waiting.push(...innerTypes(next));
    else if (!seen.has(next.name)) {
      seen.add(next.name);
      waiting.push(typeNamed(types, next.name));
    }
  }
  return false;
}
