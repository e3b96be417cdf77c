import type { TypeModel, TypeTable } from "../model/type-model.js";
import { innerTypes } from "./inner-types.js";
import { typeNamed } from "./type-named.js";

const CHANGING: ReadonlySet<TypeModel["kind"]> = new Set(["date", "url", "bytes", "buffer", "bigint", "set", "map"]);

/** Whether a value of the type, or something inside it, has another form in JSON than in JavaScript. */
export function changesForm(type: TypeModel, types: TypeTable): boolean {
  const seen = new Set<string>();
  const waiting: TypeModel[] = [type];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (CHANGING.has(next.kind)) return true;
    if (next.kind !== "ref") waiting.push(...innerTypes(next));
    else if (!seen.has(next.name)) {
      seen.add(next.name);
      waiting.push(typeNamed(types, next.name));
    }
  }
  return false;
}
