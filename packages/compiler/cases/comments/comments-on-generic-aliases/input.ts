/** As a library of helper types has it. */
type Tagged<T, Name> = T & { readonly __tag: Name };
/** Flattens a type. */
type Simplify<T> = { [K in keyof T]: T[K] } & {};
/** A page of a list. */
type Page<T> = { items: T[]; next?: string };
/** Between 1 and 10. @minimum 1 @maximum 10 */
type Stars = number;

/** A comment on a helper tells what is done to a type, not what its values are. @tool */
export function list(id: Tagged<string, "Id">, both: Simplify<{ a: 1 } & { b: 2 }>, page: Page<string>, stars: Stars): void {}
