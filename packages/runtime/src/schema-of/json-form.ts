import type { AnyFunction } from "../tool/any-function.js";

/**
 * The JSON form of a type: what travels. `Date`, `URL`, `bigint` and bytes are texts there, a `Set` is a list, a `Map` an
 * object or a list of pairs.
 */
export type JsonForm<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends bigint | Date | URL | Uint8Array | ArrayBuffer
      ? string
      : T extends ReadonlyMap<infer Key, infer Value>
        ? JsonFormOfMap<Key, Value>
        : T extends ReadonlySet<infer Item>
          ? JsonForm<Item>[]
          : T extends readonly unknown[]
            ? { [Index in keyof T]: JsonForm<T[Index]> }
            : T extends object
              ? { [Key in keyof T as DataKey<T, Key>]: JsonForm<T[Key]> }
              : never;

/** Methods do not travel. */
type DataKey<T, Key extends keyof T> = NonNullable<T[Key]> extends AnyFunction ? never : Key;

type JsonFormOfMap<Key, Value> = [Key] extends [string]
  ? { [name in Key]: JsonForm<Value> }
  : [JsonForm<Key>, JsonForm<Value>][];
