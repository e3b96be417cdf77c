import type { TypeModel, TypeTable } from "../../model/type-model.js";
import { innerTypes } from "./inner-types.js";

type Kinds = ReadonlySet<TypeModel["kind"]>;

const CHANGING: Kinds = new Set(["date", "url", "bytes", "buffer", "node-buffer", "bigint", "set", "map"]);
const BYTES: Kinds = new Set(["bytes", "buffer", "node-buffer"]);

/** What types hold whose values have another form in JSON than in JavaScript. */
export class Forms {
  readonly #types: TypeTable;
  #changing: ReadonlySet<string> | undefined;
  #bytes: ReadonlySet<string> | undefined;

  constructor(types: TypeTable) {
    this.#types = types;
  }

  /** Whether a value of the type, or something inside it, has another form in JSON than in JavaScript. */
  change(type: TypeModel): boolean {
    this.#changing ??= namesHolding(CHANGING, this.#types);
    return holds(type, CHANGING, this.#changing);
  }

  /** Whether a value of the type may hold bytes: their schema lets any text pass. */
  holdBytes(type: TypeModel): boolean {
    this.#bytes ??= namesHolding(BYTES, this.#types);
    return holds(type, BYTES, this.#bytes);
  }
}

/** Whether values of the type themselves have another form in JSON, not only something inside them. */
export function changesItself(type: TypeModel): boolean {
  return CHANGING.has(type.kind);
}

/** The types of the table that hold one of the kinds, directly or through others. */
function namesHolding(kinds: Kinds, types: TypeTable): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const found = new Set<string>();
  for (const [name, type] of Object.entries(types)) {
    for (const part of partsOf(type)) {
      if (kinds.has(part.kind)) found.add(name);
      if (part.kind === "ref") (users.get(part.name) ?? add(users, part.name)).push(name);
    }
  }
  // A set goes on to what is added to it on the way.
  for (const name of found) for (const user of users.get(name) ?? []) found.add(user);
  return found;
}

function add(users: Map<string, string[]>, name: string): string[] {
  const list: string[] = [];
  users.set(name, list);
  return list;
}

function holds(type: TypeModel, kinds: Kinds, names: ReadonlySet<string>): boolean {
  for (const part of partsOf(type))
    if (kinds.has(part.kind) || (part.kind === "ref" && names.has(part.name))) return true;
  return false;
}

/** A type and all that stands inside it, up to references. */
function* partsOf(type: TypeModel): Iterable<TypeModel> {
  const waiting = [type];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    waiting.push(...innerTypes(next));
  }
}
