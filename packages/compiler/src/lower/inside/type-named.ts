import type { TypeModel, TypeTable } from "../../model/type-model.js";

/**
 * A recursive type by its name.
 *
 * @throws Error where the table does not hold it: a fault of the compiler, not of the user's program
 */
export function typeNamed(types: TypeTable, name: string): TypeModel {
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (type === undefined) throw new Error(`The type table has no type named ${JSON.stringify(name)}.`);
  return type;
}
