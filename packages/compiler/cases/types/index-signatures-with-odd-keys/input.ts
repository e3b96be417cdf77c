//! tool tag
//! accept {"byId":{"a":1},"loud":{"A":1},"headers":{"x-a":"b"}}
//! reject {"byId":{"a":"b"},"loud":{},"headers":{}}
//! reject {"byId":{},"loud":{},"headers":{"y":"b"}}
type Id = string & { readonly __brand: "Id" };

/** Keys that are branded, or mapped by the language. @tool */
export function tag(byId: Record<Id, number>, loud: Record<Uppercase<string>, 1>, headers: Record<`x-${string}` & { __b: 1 }, string>): void {}
