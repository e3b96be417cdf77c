import type { Codec, ToolCodec } from "windlass";
import type { ToolModel } from "../model/tool-model.js";
import type { ObjectModel, TypeModel } from "../model/type-model.js";
import { argumentsObject } from "./arguments-object.js";
import { UnionJudge } from "./branches/union-judge.js";
import { codecDefinitions } from "./codec-definitions.js";
import { isStringKeyed } from "./inside/string-keyed.js";
import { typeNamed } from "./inside/type-named.js";
import { pointerToken } from "./json-pointer.js";
import { type Branch, unionCodec } from "./union-codec.js";

type Shape<Kind extends TypeModel["kind"]> = Extract<TypeModel, { readonly kind: Kind }>;

const KEEP: Codec = ["keep"];

/**
 * Which values of a tool change form; undefined where none does.
 *
 * @param model - with settled types
 * @param resultAt - JSON Pointer to the schema of the result within the output schema
 */
export function lowerCodec(model: ToolModel, resultAt: string): ToolCodec | undefined {
  const { types, returns } = model;
  const judge = new UnionJudge(types);
  const input = objectCodec(argumentsObject(model.properties), "", judge);
  const output = returns === undefined ? undefined : resultCodec(returns, resultAt, judge);
  if (input === undefined && output === undefined) return undefined;
  const defs = codecDefinitions(
    [input, output],
    (name) => codecOf(typeNamed(types, name), `/$defs/${name}`, judge) ?? KEEP,
  );
  return {
    ...(input !== undefined && { input }),
    ...(output !== undefined && { output }),
    ...(Object.keys(defs).length > 0 && { defs }),
  };
}

/** A result that is a reference is written out at the root of its schema, where pointers lead into it. */
function resultCodec(returns: TypeModel, at: string, judge: UnionJudge): Codec | undefined {
  const isWrittenOut = returns.kind === "ref" && at === "";
  return codecOf(isWrittenOut ? typeNamed(judge.types, returns.name) : returns, at, judge);
}

/**
 * The codec of one type; undefined where its values stay as they are.
 *
 * @param at - JSON Pointer to the type's own schema, from the root of the whole schema
 */
export function codecOf(type: TypeModel, at: string, judge: UnionJudge): Codec | undefined {
  switch (type.kind) {
    case "date":
    case "url":
    case "bytes":
    case "buffer":
    case "node-buffer":
    case "bigint":
      return [type.kind];
    case "array":
      return arrayCodec(codecOf(type.items, `${at}/items`, judge));
    case "set":
      return ["set", codecOf(type.items, `${at}/items`, judge) ?? KEEP];
    case "tuple":
      return tupleCodec(type, at, judge);
    case "map":
      return mapCodec(type, at, judge);
    case "object":
      return objectCodec(type, at, judge);
    case "union":
      return unionCodec(
        type.members.map((member, index) => branchOf(member, `${at}/anyOf/${index}`, judge)),
        judge,
      );
    case "ref":
      return judge.changes(type) ? ["ref", type.name] : undefined;
    default:
      return undefined;
  }
}

function arrayCodec(item: Codec | undefined): Codec | undefined {
  return item === undefined ? undefined : ["array", item];
}

function branchOf(type: TypeModel, pointer: string, judge: UnionJudge): Branch {
  return { type, pointer, codec: codecOf(type, pointer, judge) };
}

function mapCodec({ key, value }: Shape<"map">, at: string, judge: UnionJudge): Codec {
  if (isStringKeyed(key)) return ["map", codecOf(value, `${at}/additionalProperties`, judge) ?? KEEP];
  const inPair = (part: TypeModel, index: number): Codec =>
    codecOf(part, `${at}/items/prefixItems/${index}`, judge) ?? KEEP;
  return ["pairs", inPair(key, 0), inPair(value, 1)];
}

function tupleCodec({ elements, rest }: Shape<"tuple">, at: string, judge: UnionJudge): Codec | undefined {
  const firsts = elements.map((element, index) => codecOf(element.type, `${at}/prefixItems/${index}`, judge));
  const last = rest === undefined ? undefined : codecOf(rest, `${at}/items`, judge);
  if (last === undefined && firsts.every((codec) => codec === undefined)) return undefined;
  const codecs = firsts.map((codec) => codec ?? KEEP);
  return last === undefined ? ["tuple", codecs] : ["tuple", codecs, last];
}

function objectCodec(type: Omit<ObjectModel, "kind">, at: string, judge: UnionJudge): Codec | undefined {
  const rest = restCodec(type, at, judge);
  const named = type.properties.flatMap(({ name, type: property }): [string, Codec][] => {
    const codec = codecOf(property, `${at}/properties/${pointerToken(name)}`, judge);
    // A named property that stays as it is must say so where the rest does not.
    if (codec === undefined && rest === undefined) return [];
    return [[name, codec ?? KEEP]];
  });
  if (rest !== undefined) return ["object", named, rest];
  return named.length === 0 ? undefined : ["object", named];
}

/** Index signatures of several types are told apart by what their schemas accept: a codec does not see names. */
function restCodec(
  { index, patterns = [] }: Omit<ObjectModel, "kind">,
  at: string,
  judge: UnionJudge,
): Codec | undefined {
  const places = [
    ...patterns.map((entry) => ({
      type: entry.type,
      pointer: `${at}/patternProperties/${pointerToken(entry.pattern)}`,
    })),
    ...(index === undefined ? [] : [{ type: index, pointer: `${at}/additionalProperties` }]),
  ].map(({ type, pointer }) => ({ pointer, codec: codecOf(type, pointer, judge) }));
  const changing = places.flatMap(({ pointer, codec }) => (codec === undefined ? [] : [[pointer, codec] as const]));
  const kept = places.flatMap(({ pointer, codec }) => (codec === undefined ? [[pointer, KEEP] as const] : []));
  if (changing.length === 0) return undefined;
  return places.length === 1 ? changing[0]?.[1] : ["union", [...kept, ...changing]];
}
