import type { Codec } from "windlass";
import type { TypeModel } from "../model/type-model.js";
import { readingOrder } from "./branches/reading-order.js";
import type { UnionJudge } from "./branches/union-judge.js";

/** One branch of a union as its schema has it. */
export interface Branch {
  readonly type: TypeModel;
  /** JSON Pointer to the branch. */
  readonly pointer: string;
  /** Undefined where the branch's values stay as they are. */
  readonly codec: Codec | undefined;
}

/**
 * The codec of a union. Branches that take the JSON as it is stand first: what they accept is not revived. Where kinds of
 * JSON value alone tell the one changing branch from the others (`Date | null`), its codec does, since codecs leave
 * values of other kinds alone.
 */
export function unionCodec(branches: readonly Branch[], judge: UnionJudge): Codec | undefined {
  const changing = branches.filter((branch) => branch.codec !== undefined);
  const kinds = new Set(changing.flatMap((branch) => [...judge.kinds(branch.type)]));
  const kept = branches.filter(
    ({ type, codec }) => codec === undefined && [...judge.kinds(type)].some((kind) => kinds.has(kind)),
  );
  const [only] = changing;
  if (only === undefined) return undefined;
  if (changing.length === 1 && kept.every((branch) => branch.type.kind === "null")) return only.codec;
  const place = new Map(branches.map((branch) => [branch.type, branch]));
  const order = readingOrder(
    changing.map((branch) => branch.type),
    judge,
  );
  const sorted = order.flatMap((type) => place.get(type) ?? []);
  return ["union", [...kept, ...sorted].map(({ pointer, codec }) => [pointer, codec ?? ["keep"]])];
}
