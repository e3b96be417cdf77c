import type { Json } from "../../descriptor.js";
import type { JsonSchema } from "../../json-schema.js";

/**
 * How one value's form in a dialect differs from its own. Plain data, made beside the dialect's schema; `decode` reads it
 * one way, `encode` the other. Undefined: the value is the same in both.
 */
export type Form =
  | ObjectForm
  | ArrayForm
  | TupleForm
  | EntriesForm
  | ValuesForm
  | UnionForm
  | TextForm
  | WrappedForm
  | NamedForm;

/** An object: properties with other names, other forms, or null where they are left out. */
export interface ObjectForm {
  readonly kind: "object";
  readonly properties: readonly PropertyForm[];
  /** The form of all other properties. */
  readonly rest?: Form | undefined;
  /** Other properties travel as entries under this name. */
  readonly others?: { readonly name: string; readonly entries: EntriesForm } | undefined;
}

/** One property of an {@link ObjectForm}. */
export interface PropertyForm {
  /** The tool's own name. */
  readonly own: string;
  /** The name in the dialect. */
  readonly name: string;
  readonly form?: Form | undefined;
  /** The dialect requires the property, so that null is sent where it is left out. */
  readonly isForced: boolean;
  /** Null says that it is left out, and nothing else. */
  readonly nullIsAbsent: boolean;
}

/** An array whose items have another form. */
export interface ArrayForm {
  readonly kind: "array";
  readonly items: Form;
}

/** A tuple that travels as an object, a name for each place. */
export interface TupleForm {
  readonly kind: "tuple";
  /** Places from this one on may be left out. */
  readonly required: number;
  /** Null says that a place is left out. */
  readonly nullIsAbsent: boolean;
  readonly places: readonly { readonly name: string; readonly form?: Form | undefined }[];
  /** Items behind the named places. */
  readonly rest?: { readonly name: string; readonly items?: Form | undefined } | undefined;
}

/** A map that travels as an array of `{ key, value }`. */
export interface EntriesForm {
  readonly kind: "entries";
  readonly value?: Form | undefined;
}

/** Values that travel as texts: the n-th text stands for the n-th value. */
export interface ValuesForm {
  readonly kind: "values";
  readonly texts: readonly string[];
  readonly values: readonly Json[];
}

/** One of several forms: the first whose schema accepts the value. */
export interface UnionForm {
  readonly kind: "union";
  readonly branches: readonly {
    /** The branch in the tool's own schema. */
    readonly own: JsonSchema;
    /** The branch in the dialect. */
    readonly said: JsonSchema;
    readonly form?: Form | undefined;
  }[];
}

/** Any JSON value, as JSON text. */
export interface TextForm {
  readonly kind: "text";
}

/** A value that is no plain object, inside of one: `{ name: value }`. */
export interface WrappedForm {
  readonly kind: "wrapped";
  readonly name: string;
  readonly form?: Form | undefined;
}

/** A form that refers to one by name, for recursive schemas. */
export interface NamedForm {
  readonly kind: "named";
  readonly name: string;
  readonly forms: Readonly<Record<string, Form | undefined>>;
}
