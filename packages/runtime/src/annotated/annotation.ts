import type { NothingElse, SchemaKeywords } from "./schema-keywords.js";

/** Exists in types only: no value has it. */
declare const annotation: unique symbol;

/**
 * What a type is annotated with. It has no value at run time, and every object fits it.
 *
 * The compiler finds it by its name in the resolved type and takes `A` from the type argument.
 */
export interface Annotation<A> {
  readonly [annotation]?: A;
}

/**
 * A type with a description, or with keywords for its JSON Schema. Values stay as they were: a plain `T` fits, and the
 * annotated value is a `T`.
 *
 * @example
 * tool((count: Annotated<number, { description: "How many."; minimum: 1 }>, city: Annotated<string, "City name.">) => …)
 */
export type Annotated<T, A extends string | (SchemaKeywords & NothingElse<A, SchemaKeywords>)> = unknown extends T
  ? AnnotatedUnknown<A> & T
  : [Open<T>] extends [never]
    ? AnnotatedValues<T, A>
    : T | (T & Annotation<A>);

/** An annotated `unknown`: everything fits. (`any` stays `any`, since a type of its own could not be used as one.) */
// biome-ignore lint/complexity/noBannedTypes: everything but null and undefined is meant
export type AnnotatedUnknown<A> = {} | null | undefined | Annotation<A>;

/**
 * An annotated `boolean`, enum or union of literals. It is that union, member for member, since discriminated unions and
 * exhaustive `switch` statements work with nothing else; what it is annotated with is in this alias. (For one literal
 * TypeScript keeps no alias: there the compiler reads the source.)
 */
export type AnnotatedValues<T, A> = T | (A extends never ? A : never);

/** The members of a union that are no single values: `never` for `boolean`, enums and unions of literals. */
type Open<T> = T extends boolean | null | undefined
  ? never
  : T extends string | number
    ? OpenKey<T>
    : T extends bigint
      ? OpenKey<`${T}`>
      : T;

/** Keys that cannot be counted make an index signature, which demands nothing; single ones are demanded. */
// biome-ignore lint/complexity/noBannedTypes: an object without properties is meant
type OpenKey<Key extends string | number> = {} extends Record<Key, 1> ? Key : never;
