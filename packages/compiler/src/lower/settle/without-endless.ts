import type { Report } from "../../diagnostics/diagnostic.js";
import type { PropertyModel, TypeModel, TypeTable } from "../../model/type-model.js";
import type { Span } from "../../span.js";
import { innerTypes } from "../inside/inner-types.js";
import { mapInnerTypes } from "../inside/map-inner-types.js";
import { reachedTypes } from "../inside/reached-types.js";
import { typeNamed } from "../inside/type-named.js";
import { finiteTypes, hasEnd } from "./finite-types.js";
import { named } from "./reported-settling.js";
import { stepped, type Where } from "./settling.js";

/** What comes in: arguments, or the one value of a schema. */
export interface Incoming {
  /** Such as `tool "search"`. */
  readonly subject: string;
  readonly place: Span;
  readonly properties: readonly PropertyModel[];
  readonly types: TypeTable;
  /** Where a property stands, for diagnostics. */
  where(property: PropertyModel): Where;
}

/**
 * The same without types that no JSON can be a value of, since they contain themselves without an end: what is required and
 * has such a type costs an error, what is optional is left out.
 *
 * @param report - gets WL1010, WL1011 and WL1022
 */
export function withoutEndless(incoming: Incoming, report: Report): Pick<Incoming, "properties" | "types"> {
  const { properties, types, place } = incoming;
  const finite = finiteTypes(types);
  if (finite.size === Object.keys(types).length) return { properties, types };
  const pruning = new Pruning(incoming, finite, report);
  const roots = properties.map((property) => ({ type: property.type, place: property.place ?? place }));
  const table = [...reachedTypes(roots, types)]
    .filter(([name]) => finite.has(name))
    .map(([name, at]): [string, TypeModel] => [
      name,
      pruning.inside(typeNamed(types, name), { part: "type", path: name, place: at }),
    ]);
  return {
    properties: properties.flatMap((property) => pruning.property(property, incoming.where(property))),
    types: { ...types, ...Object.fromEntries(table) },
  };
}

class Pruning {
  readonly #incoming: Incoming;
  readonly #finite: ReadonlySet<string>;
  readonly #report: Report;

  constructor(incoming: Incoming, finite: ReadonlySet<string>, report: Report) {
    this.#incoming = incoming;
    this.#finite = finite;
    this.#report = report;
  }

  /** A property whose type may be without an end; nothing where it is left out. */
  property(property: PropertyModel, where: Where): PropertyModel[] {
    const type = this.inside(property.type, where);
    if (hasEnd(type, this.#finite)) return [{ ...property, type }];
    const why = `no JSON value can have its type: ${this.#endless(type)} contains itself without an end`;
    if (property.optional) {
      this.#tell("WL1011", "info", where, `left out, since ${why}.`, "Nothing to do: the function gets `undefined`.");
      return [];
    }
    const help = `Make the member that leads back to it optional, or allow \`null\` or an array there.`;
    this.#tell("WL1010", "error", where, `${why}, and it is required.`, help);
    return [{ ...property, type: { kind: "unsupported" } }];
  }

  /** What is inside a type; the type itself may be without an end. */
  inside(type: TypeModel, where: Where): TypeModel {
    if (type.kind === "object") {
      const properties = type.properties.flatMap((property) =>
        this.property(
          property,
          stepped(where, { text: `.${property.name}`, ...(property.place && { place: property.place }) }),
        ),
      );
      return { ...type, properties };
    }
    if (type.kind === "union" && hasEnd(type, this.#finite)) return this.#branches(type, where);
    // Lists and maps of what has no value may still be empty.
    return mapInnerTypes(type, (inner, step) =>
      hasEnd(inner, this.#finite) ? this.inside(inner, stepped(where, step)) : inner,
    );
  }

  #branches(type: Extract<TypeModel, { readonly kind: "union" }>, where: Where): TypeModel {
    const members = type.members.flatMap((member) => {
      if (hasEnd(member, this.#finite)) return [this.inside(member, where)];
      const name = this.#endless(member);
      const what = `the branch ${name} of the union cannot be sent: it contains itself without an end.`;
      this.#tell("WL1022", "error", where, what, "Take the branch out of the type, or give it an end.");
      return [];
    });
    return { ...type, members };
  }

  /** The type of the table that makes another one endless. */
  #endless(type: TypeModel): string {
    const waiting = [type];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next.kind === "ref" && !this.#finite.has(next.name)) return next.name;
      waiting.push(...innerTypes(next).filter((inner) => !hasEnd(inner, this.#finite)));
    }
    return "it";
  }

  #tell(
    code: "WL1010" | "WL1011" | "WL1022",
    severity: "error" | "info",
    where: Where,
    what: string,
    help: string,
  ): void {
    const message = `${this.#incoming.subject}${named(where)}: ${what}`;
    this.#report({ code, severity, message, help, span: where.place });
  }
}
