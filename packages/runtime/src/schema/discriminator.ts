import type { Json } from "../descriptor.js";
import type { JsonSchema } from "../json-schema.js";
import { isObject } from "./kind.js";
import { ownValue } from "./own.js";
import { dereference } from "./resolve.js";

/** The property by whose value the object branches of a union differ. */
export interface Discriminator {
  /** The property's name. */
  readonly name: string;
  /** The values that it has in each branch, by the branch's place in the list; none for branches that are no objects. */
  readonly values: readonly (readonly Json[])[];
}

/**
 * Finds the property that tells the branches of a union apart: there in every object branch, with fixed values.
 *
 * @param root - the whole schema
 * @param branches - the branches of an `anyOf` or `oneOf`
 */
export function discriminatorOf(
  root: JsonSchema,
  branches: readonly (JsonSchema | boolean)[],
): Discriminator | undefined {
  const objects = branches.map((branch) => propertiesOf(dereference(root, branch)));
  const first = objects.find((properties) => properties !== undefined);
  if (first === undefined || objects.filter((properties) => properties !== undefined).length < 2) return undefined;
  for (const name of Object.keys(first)) {
    const values = objects.map((properties) => (properties === undefined ? [] : fixedValues(root, properties, name)));
    if (values.every((found, index) => objects[index] === undefined || found.length > 0)) return { name, values };
  }
  return undefined;
}

function propertiesOf(schema: JsonSchema): object | undefined {
  return isObject(schema.properties) ? schema.properties : undefined;
}

function fixedValues(root: JsonSchema, properties: object, name: string): readonly Json[] {
  const property = ownValue(properties, name);
  if (!isObject(property)) return [];
  const schema = dereference(root, property);
  if (schema.const !== undefined) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : [];
}
