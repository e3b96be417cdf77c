import type { TypeModel, TypeTable } from "../../model/type-model.js";
import { innerTypes } from "../inside/inner-types.js";
import { typeNamed } from "../inside/type-named.js";

/**
 * All types that some types are made of, each once, from the outside in: the same order on every compiler. Members of unions
 * come in the order of their digests, since a compiler looks at them in an order of its own.
 */
export function* visitOrder(
  roots: readonly TypeModel[],
  types: TypeTable,
  digest: (type: TypeModel) => string,
): Iterable<TypeModel> {
  const seen = new Set<TypeModel>();
  const waiting = [...roots].reverse();
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (seen.has(type)) continue;
    seen.add(type);
    yield type;
    const inner = type.kind === "ref" ? [typeNamed(types, type.name)] : [...innerTypes(type)];
    if (type.kind === "union") inner.sort((a, b) => (digest(a) < digest(b) ? -1 : digest(a) > digest(b) ? 1 : 0));
    waiting.push(...inner.reverse());
  }
}
