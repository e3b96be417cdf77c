import type { Json } from "windlass";
import type { TypeModel, TypeTable } from "../../model/type-model.js";
import { fits } from "../fits/fits.js";
import { changesItself, type Forms } from "../inside/changes-form.js";
import { remembered } from "../inside/remembered.js";
import { typeNamed } from "../inside/type-named.js";
import { type Aim, isFound } from "./contest-aim.js";
import { sampleValues } from "./sample-values.js";
import { itemType, listView, memberType, type ObjectView, objectView } from "./wire-view.js";

const PLAIN: ReadonlySet<TypeModel["kind"]> = new Set([
  "string",
  "number",
  "boolean",
  "null",
  "bigint",
  "unknown",
  "unsupported",
  "date",
  "url",
  "bytes",
  "buffer",
  "any-object",
]);

type Union = Extract<TypeModel, { readonly kind: "union" }>;

/** Lists that must be longer are not looked at. */
const MAX_ITEMS = 50;

/**
 * Looks for JSON values that two types both accept. A value that is found proves that there is one; where none is found,
 * there is none as far as the shapes of the types go: constraints may hide one.
 */
export class Contest {
  readonly #types: TypeTable;
  readonly #forms: Forms;
  readonly #ids = remembered((_: TypeModel, count) => count);
  readonly #changes = remembered((type: TypeModel) => this.#forms.change(type));
  readonly #bytes = remembered((type: TypeModel) => this.#forms.holdBytes(type));
  readonly #samples = remembered((type: TypeModel) => sampleValues(type));
  readonly #lists = remembered((type: TypeModel) => listView(type));
  readonly #objects = remembered((type: TypeModel) => objectView(type));
  readonly #shapes = remembered((type: TypeModel) => JSON.stringify(type, withoutNotes));
  readonly #orders: (union: Union) => readonly TypeModel[];
  readonly #plain = new Map<TypeModel["kind"], TypeModel>();
  readonly #found = new Map<string, Json>();
  readonly #none = new Set<string>();
  #visited = new Set<string>();
  readonly #open = new Set<string>();
  #isGuess = false;

  /** @param order - the order in which the members of a union are tried; may ask what is read by the first only */
  constructor(types: TypeTable, forms: Forms, order: (members: readonly TypeModel[]) => readonly TypeModel[]) {
    this.#types = types;
    this.#forms = forms;
    this.#orders = remembered((union) => order(union.members));
  }

  /** A value that both types accept, and that becomes something else as the one than as the other. */
  readDifferently(a: TypeModel, b: TypeModel): Json | undefined {
    return this.#ask("differs", a, b);
  }

  /** A value of the first type that the schema of the second one accepts too, where it cannot be read. */
  readByFirstOnly(a: TypeModel, b: TypeModel): Json | undefined {
    return this.#ask("first only", a, b);
  }

  /**
   * A recursive type is met inside itself: there the guess is that nothing is found. Where such a guess was made and
   * something else was found, the question is asked anew, until nothing is added.
   */
  #ask(aim: Aim, a: TypeModel, b: TypeModel): Json | undefined {
    const [visited, isGuess] = [this.#visited, this.#isGuess];
    try {
      return this.#settled(aim, a, b);
    } finally {
      [this.#visited, this.#isGuess] = [visited, isGuess];
    }
  }

  #settled(aim: Aim, a: TypeModel, b: TypeModel): Json | undefined {
    for (;;) {
      this.#visited = new Set();
      this.#isGuess = false;
      const before = this.#found.size;
      const value = this.#find(aim, a, b);
      if (value !== undefined) return value;
      if (this.#isGuess && this.#found.size > before) continue;
      for (const key of this.#visited) if (!this.#found.has(key)) this.#none.add(key);
      return undefined;
    }
  }

  #find(aim: Aim, left: TypeModel, right: TypeModel): Json | undefined {
    const [a, b] = [this.#target(left), this.#target(right)];
    const key = `${aim} ${this.#ids(a)} ${this.#ids(b)}`;
    const before = this.#found.get(key);
    if (before !== undefined || this.#none.has(key)) return before;
    if (this.#open.has(key)) this.#isGuess = true;
    if (this.#visited.has(key) || this.#isHopeless(aim, a, b)) return undefined;
    this.#visited.add(key);
    this.#open.add(key);
    const value = this.#search(aim, a, b);
    this.#open.delete(key);
    if (value !== undefined) this.#found.set(key, value);
    return value;
  }

  /** What a reference leads to. Types that are nothing but their kind are one and the same, so that answers are too. */
  #target(type: TypeModel): TypeModel {
    if (type.kind === "ref") return this.#target(typeNamed(this.#types, type.name));
    if (type.constraints !== undefined || !PLAIN.has(type.kind)) return type;
    const plain = this.#plain.get(type.kind) ?? type;
    this.#plain.set(type.kind, plain);
    return plain;
  }

  #isHopeless(aim: Aim, a: TypeModel, b: TypeModel): boolean {
    if (aim === "first only") return !this.#bytes(b);
    return aim === "differs" && ((!this.#changes(a) && !this.#changes(b)) || this.#shapes(a) === this.#shapes(b));
  }

  #search(aim: Aim, a: TypeModel, b: TypeModel): Json | undefined {
    if (a.kind === "union")
      return first(a.members, (member) => this.#reached(aim, a, member, this.#find(aim, member, b)));
    if (b.kind === "union") {
      return first(b.members, (member) => {
        const value = this.#reached(aim, b, member, this.#find(aim, a, member));
        return this.#checked(aim, value, a, b);
      });
    }
    // Not `??`: null is a value too.
    const ways = [this.#scalar, this.#list, this.#object];
    return first(ways, (way) => way.call(this, aim, a, b));
  }

  /** A value that a union reads as one of its members: another one may be tried before. */
  #reached(aim: Aim, union: Union, member: TypeModel, value: Json | undefined): Json | undefined {
    if (aim !== "differs" || value === undefined) return value;
    const reader = this.#orders(union).find((other) => fits(value, other, this.#types));
    return reader === member ? value : undefined;
  }

  #checked(aim: Aim, value: Json | undefined, a: TypeModel, b: TypeModel): Json | undefined {
    return value !== undefined && isFound(aim, value, a, b, this.#types) ? value : undefined;
  }

  #scalar(aim: Aim, a: TypeModel, b: TypeModel): Json | undefined {
    if (!isScalar(a) || !isScalar(b)) return undefined;
    if (aim === "differs" && formOf(a) === formOf(b)) return undefined;
    return first(this.#candidates(a, b), (value) => this.#checked(aim, value, a, b));
  }

  #candidates(a: TypeModel, b: TypeModel): readonly Json[] {
    if (a.kind !== "literal" || b.kind !== "literal") return [...this.#samples(a), ...this.#samples(b)];
    const values = new Set(b.values);
    return a.values.filter((value) => values.has(value)).slice(0, 1);
  }

  #list(aim: Aim, a: TypeModel, b: TypeModel): Json | undefined {
    const [left, right] = [this.#lists(a), this.#lists(b)];
    if (left === undefined || right === undefined) return undefined;
    const base: Json[] = [];
    const at = (wanted: Aim, index: number): Json | undefined => {
      const [one, other] = [itemType(left, index), itemType(right, index)];
      return one && other && this.#find(wanted, one, other);
    };
    const isFilled = (length: number): boolean => {
      while (base.length < Math.min(length, MAX_ITEMS)) {
        const item = at(beside(aim), base.length);
        if (item === undefined) return false;
        base.push(item);
      }
      return length <= MAX_ITEMS;
    };
    if (!isFilled(Math.max(left.min, right.min))) return undefined;
    if (isDecided(aim, left.form, right.form)) return this.#checked(aim, [...base], a, b);
    const places = Math.max(left.first.length, right.first.length) + 1;
    return first(Array(Math.min(places, MAX_ITEMS)).keys(), (index) => {
      const item = at(aim, index);
      const list = item === undefined || !isFilled(index) ? undefined : Object.assign([...base], { [index]: item });
      return this.#checked(aim, list, a, b);
    });
  }

  #object(aim: Aim, a: TypeModel, b: TypeModel): Json | undefined {
    const [left, right] = [this.#objects(a), this.#objects(b)];
    if (left === undefined || right === undefined) return undefined;
    const at = (wanted: Aim, name: string): Json | undefined => {
      const [one, other] = [memberType(left, name), memberType(right, name)];
      return one && other && this.#find(wanted, one, other);
    };
    const base = new Map<string, Json>();
    for (const name of requiredOf(left, right)) {
      const member = at(beside(aim), name);
      if (member === undefined) return undefined;
      base.set(name, member);
    }
    if (isDecided(aim, left.form, right.form)) return this.#checked(aim, Object.fromEntries(base), a, b);
    return first(this.#namesOf(left, right), (name) => {
      const member = at(aim, name);
      const object = member === undefined ? undefined : Object.fromEntries([...base, [name, member]]);
      return this.#checked(aim, object, a, b);
    });
  }

  /** Names that one of the two speaks about, and some that may stand for all others. */
  #namesOf(...views: readonly ObjectView[]): ReadonlySet<string> {
    const named = views.flatMap((view) => [...view.properties.keys()]);
    const patterns = views.flatMap((view) =>
      view.patterns.map(({ pattern }): TypeModel => ({ kind: "template", pattern })),
    );
    const keys = views.flatMap((view) => (view.rest === undefined ? [] : [this.#target(view.rest.key)]));
    const others = [...patterns, ...keys.flatMap((key) => (key.kind === "union" ? key.members : [key]))];
    return new Set([...named, ...others.flatMap((type) => this.#samples(type)).map(String)]);
  }
}

/** Constants first: they tell most objects apart. */
function requiredOf(left: ObjectView, right: ObjectView): readonly string[] {
  const names = [...new Set([...left.required, ...right.required])];
  const isConstant = (name: string): boolean => left.properties.get(name)?.kind === "literal";
  return [...names.filter(isConstant), ...names.filter((name) => !isConstant(name))];
}

/** What the parts beside the one that matters have to be. */
function beside(aim: Aim): Aim {
  return aim === "differs" || aim === "common" ? "common" : "loose";
}

/** Whether any value that both accept will do. */
function isDecided(aim: Aim, left: string, right: string): boolean {
  return aim === "common" || aim === "loose" || (aim === "differs" && left !== right);
}

function isScalar({ kind }: TypeModel): boolean {
  return !["array", "tuple", "set", "map", "object", "any-object"].includes(kind);
}

function formOf(type: TypeModel): string {
  return changesItself(type) ? type.kind : "as it is";
}

function withoutNotes(key: string, value: unknown): unknown {
  return ["doc", "place", "origin", "examples", "default", "deprecated", "label"].includes(key) ? undefined : value;
}

function first<Item>(items: Iterable<Item>, find: (item: Item) => Json | undefined): Json | undefined {
  for (const item of items) {
    const value = find(item);
    if (value !== undefined) return value;
  }
  return undefined;
}
