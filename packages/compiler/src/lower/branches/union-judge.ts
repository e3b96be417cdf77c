import type { Json, JsonSchema } from "windlass";
import { structureKey, type TypeModel, type TypeTable } from "../../model/type-model.js";
import { changesItself, Forms } from "../inside/changes-form.js";
import { remembered } from "../inside/remembered.js";
import { lowerType } from "../lower-type.js";
import { Contest } from "./contest.js";
import { Covering } from "./covers.js";
import { mayBeSame, outlineOf } from "./object-outline.js";
import { type Comparison, readingOrder } from "./reading-order.js";
import { type WireKind, wireKinds } from "./wire-kinds.js";

/**
 * Compares branches of unions. What it finds out about a branch it remembers: a union may have hundreds of branches, and
 * each is compared with many others.
 */
export class UnionJudge implements Comparison {
  readonly types: TypeTable;
  readonly #forms: Forms;
  readonly #contest: Contest;
  readonly #covering: Covering;
  readonly #schemas = remembered((type: TypeModel): JsonSchema => lowerType(type, "closed"));
  readonly #texts = remembered((type: TypeModel) => JSON.stringify(this.#schemas(type)));
  readonly #changes = remembered((type: TypeModel) => this.#forms.change(type));
  readonly #kinds = remembered((type: TypeModel) => wireKinds(type, this.types));
  readonly #outlines = remembered((type: TypeModel) => outlineOf(this.#target(type)));
  readonly #keys = remembered((type: TypeModel) => structureKey(type));

  constructor(types: TypeTable) {
    this.types = types;
    this.#forms = new Forms(types);
    this.#contest = new Contest(types, this.#forms, (members) => readingOrder(members, this));
    const define = (name: string): JsonSchema | undefined =>
      Object.hasOwn(types, name) ? this.#schemas(types[name] as TypeModel) : undefined;
    this.#covering = new Covering(define);
  }

  /** The same text for the same schema. */
  text(type: TypeModel): string {
    return this.#texts(type);
  }

  /** The members of a union in the one fixed order. */
  inOrder(members: readonly TypeModel[]): readonly TypeModel[] {
    return [...members].sort((a, b) => (this.#keys(a) < this.#keys(b) ? -1 : 1));
  }

  /** Whether a value of the type, or something inside it, has another form in JSON than in JavaScript. */
  changes(type: TypeModel): boolean {
    return this.#changes(type);
  }

  /** How much a type changes its form: 0 not at all, 1 inside, 2 itself. */
  change(type: TypeModel): 0 | 1 | 2 {
    if (!this.#changes(type)) return 0;
    return changesItself(this.#target(type)) ? 2 : 1;
  }

  /** Whether one schema surely accepts all that the other one does. */
  covers(wide: TypeModel, narrow: TypeModel): boolean {
    return this.mayMeet(wide, narrow) && this.#covering.covers(this.#schemas(wide), this.#schemas(narrow));
  }

  /** A JSON value that both types accept, and that becomes something else as the one than as the other. */
  readDifferently(a: TypeModel, b: TypeModel): Json | undefined {
    return this.mayMeet(a, b) ? this.#contest.readDifferently(a, b) : undefined;
  }

  /** Whether the second type's schema accepts values of the first one that it cannot read. */
  isReadByFirstOnly(a: TypeModel, b: TypeModel): boolean {
    return this.mayMeet(a, b) && this.#contest.readByFirstOnly(a, b) !== undefined;
  }

  /** The kinds of JSON value that values of a type may be. */
  kinds(type: TypeModel): ReadonlySet<WireKind> {
    return this.#kinds(type);
  }

  /** Whether two types may share JSON values: false for most pairs of a large union, at little cost. */
  mayMeet(a: TypeModel, b: TypeModel): boolean {
    const kinds = this.#kinds(b);
    if (![...this.#kinds(a)].some((kind) => kinds.has(kind))) return false;
    const [one, other] = [this.#outlines(a), this.#outlines(b)];
    return one === undefined || other === undefined || mayBeSame(one, other);
  }

  #target(type: TypeModel): TypeModel {
    const next = type.kind === "ref" && Object.hasOwn(this.types, type.name) ? this.types[type.name] : undefined;
    return next === undefined ? type : this.#target(next);
  }
}
