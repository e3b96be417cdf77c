/**
 * Properties by name, without the traps: `toString` is not there just because every object inherits it, and writing
 * `__proto__` makes an ordinary property.
 */

/** The value of an own property, or undefined. */
export function ownValue(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;
}

/** Whether the object itself has the property, with a value. */
export function hasValue(object: object, name: string): boolean {
  return ownValue(object, name) !== undefined;
}

/** The name of an object's only property; undefined where it has none, or more. Lists them all: not for each of many faults. */
export function onlyName(object: object): string | undefined {
  const names = Object.keys(object);
  return names.length === 1 ? names[0] : undefined;
}

/** Sets an own, ordinary property. */
export function setOwn(object: object, name: string, value: unknown): void {
  if (name === "__proto__") {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    (object as Record<string, unknown>)[name] = value;
  }
}
