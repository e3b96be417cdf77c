//! tool stamp
//! accept {"byName":"a","bySymbol":"a","byFlag":"a","generic":1,"twice":"a","flavor":"a","wei":"5","id":"id-1","when":"2031-05-06T07:08:09Z","maybe":null,"point":[1,2],"names":["a"],"box":{"a":"s"},"counts":{"a":1}}
//! reject {"byName":{},"bySymbol":"a","byFlag":"a","generic":1,"twice":"a","flavor":"a","wei":"5","id":"id-1","when":"2031-05-06T07:08:09Z","maybe":null,"point":[1,2],"names":["a"],"box":{"a":"s"},"counts":{"a":1}}
//! reject {"byName":"a","bySymbol":"a","byFlag":"a","generic":"1","twice":"a","flavor":"a","wei":"5","id":"id-1","when":"2031-05-06T07:08:09Z","maybe":null,"point":[1,2],"names":["a"],"box":{"a":"s"},"counts":{"a":1}}
//! reject {"byName":"a","bySymbol":"a","byFlag":"a","generic":1,"twice":"a","flavor":"a","wei":"5","id":"1","when":"2031-05-06T07:08:09Z","maybe":null,"point":[1,2],"names":["a"],"box":{"a":"s"},"counts":{"a":1}}
//! reject {"byName":"a","bySymbol":"a","byFlag":"a","generic":1,"twice":"a","flavor":"a","wei":"5","id":"id-1","when":"soon","maybe":null,"point":[1,2],"names":["a"],"box":{"a":"s"},"counts":{"a":1}}
//! reject {"byName":"a","bySymbol":"a","byFlag":"a","generic":1,"twice":"a","flavor":"a","wei":"5","id":"id-1","when":"2031-05-06T07:08:09Z","maybe":null,"point":[1],"names":["a"],"box":{"a":"s"},"counts":{"a":1}}
declare const tag: unique symbol;
// As type-fest has it.
type Tagged<T, Name extends PropertyKey> = T & { readonly [tag]: { [K in Name]: void } };
// As Effect has it.
interface Brand<in out K extends string> {
  readonly [tag]: { readonly [k in K]: K };
}

/** Brands of all kinds are their base. @tool */
export function stamp(
  byName: string & { __brand: "UserId" },
  bySymbol: string & Brand<"Email">,
  byFlag: string & { readonly [tag]: true },
  generic: Tagged<number, "Cents">,
  twice: Tagged<Tagged<string, "A">, "B">,
  flavor: string & { _type?: "Id" },
  wei: bigint & { __unit: "wei" },
  id: Tagged<`id-${string}`, "Id">,
  when: Tagged<Date, "Utc">,
  maybe: Tagged<string, "A"> | null,
  point: Tagged<[number, number], "Point">,
  names: Tagged<string[], "Names">,
  box: Tagged<{ a: string }, "Box">,
  counts: Map<Tagged<string, "Key">, number>,
): void {
  void [byName, bySymbol, byFlag, generic, twice, flavor, wei, id, when, maybe, point, names, box, counts];
}
