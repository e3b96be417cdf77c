import { nearest } from "../../errors/nearest.js";
import type { JsonSchema } from "../../json-schema.js";
import { isObject } from "../kind.js";
import { hasValue, onlyName, ownValue } from "../own.js";
import { dereference } from "../resolve.js";
import { shorten, show } from "../show.js";
import type { Visit } from "./visit.js";

/** How many known properties are listed for an unknown one. */
const MAX_LISTED = 20;
/** Who sends these names meant no wrapper. */
const REACHING: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
/** In how many properties the right place of an unknown one is looked for. */
const MAX_SEARCHED = 100;

/**
 * What to say of a property that a closed object does not know: what is probably meant by it, or the names there are.
 *
 * @param visit - the walk
 * @param schema - the closed object
 * @param owner - the object that came
 * @param name - the name that is not known
 * @param wrapped - the `wrappedNames` of the object, found once for all that is unknown
 */
export function unknownProperty(
  visit: Visit,
  schema: JsonSchema,
  owner: object,
  name: string,
  wrapped: readonly string[],
): string {
  const known = Object.keys(schema.properties ?? {});
  const patterns = Object.keys(schema.patternProperties ?? {});
  if (known.length === 0 && patterns.length === 0) return "unknown property; none is expected";
  const what = `unknown property ${show(name)}`;
  if (wrapped.length > 0) return `${what}; write what is in it (${listOf(wrapped)}) one level higher, in its place`;
  // Only names that are still free are suggested.
  const meant = nearest(
    name,
    known.filter((other) => !hasValue(owner, other)),
  );
  if (meant !== undefined) return `${what}, did you mean ${show(meant)}?`;
  const inside = ownerOf(visit, schema, name);
  if (inside !== undefined) return `${what}; it belongs inside ${show(inside)}`;
  return `${what}; known: ${listOf([...known.map((other) => shorten(other)), ...patterns.map((each) => `names matching ${shorten(each)}`)])}`;
}

/**
 * The names that an object should have and that are in its only, unknown property instead: models wrap arguments in
 * `{ "arguments": … }` and the like. None where it is not so.
 */
export function wrappedNames(schema: JsonSchema, owner: object): readonly string[] {
  if (schema.additionalProperties !== false || schema.patternProperties !== undefined) return [];
  const name = onlyName(owner);
  const properties = schema.properties ?? {};
  if (name === undefined || Object.hasOwn(properties, name) || REACHING.has(name)) return [];
  const inner = ownValue(owner, name);
  return isObject(inner) ? Object.keys(properties).filter((known) => hasValue(inner, known)) : [];
}

/** The only property whose object knows a name: models leave a level out. */
function ownerOf(visit: Visit, schema: JsonSchema, name: string): string | undefined {
  const found = Object.entries(schema.properties ?? {})
    .slice(0, MAX_SEARCHED)
    .filter(([, part]) => Object.hasOwn(dereference(visit.root, part).properties ?? {}, name));
  return found.length === 1 ? found[0]![0] : undefined;
}

function listOf(names: readonly string[]): string {
  return `${names
    .slice(0, MAX_LISTED)
    .map((name) => shorten(name))
    .join(", ")}${names.length > MAX_LISTED ? ", …" : ""}`;
}
