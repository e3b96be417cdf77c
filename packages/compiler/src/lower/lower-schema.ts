import type { Codec, SchemaCodec } from "windlass";
import type { Report } from "../diagnostics/diagnostic.js";
import type { SchemaModel } from "../model/schema-model.js";
import type { PropertyModel, TypeModel, TypeTable } from "../model/type-model.js";
import { UnionJudge } from "./branches/union-judge.js";
import { codecDefinitions } from "./codec-definitions.js";
import { reachedTypes } from "./inside/reached-types.js";
import { typeNamed } from "./inside/type-named.js";
import { codecOf } from "./lower-codec.js";
import { withDefinitions } from "./lower-root.js";
import { lowerType } from "./lower-type.js";
import type { LoweredSchema } from "./lowered-schema.js";
import { withOuterNotes } from "./notes.js";
import { reportedSettling } from "./settle/reported-settling.js";
import { settleType } from "./settle/settle-type.js";
import type { Where } from "./settle/settling.js";
import { withoutEndless } from "./settle/without-endless.js";
import { withinSize } from "./share/within-size.js";

/** A schema as the one property of what sharing and sizes know. */
interface Written {
  readonly properties: readonly [PropertyModel];
  readonly types: TypeTable;
  readonly origins: SchemaModel["origins"];
}

/**
 * What the descriptor of `schemaOf<T>()` holds, made from what was read of the type. Objects are closed, as those of
 * arguments are; the root may be of any kind, and a recursive one is written out there, since consumers of schemas refuse a
 * root that is only a `$ref`.
 *
 * @param model - the type as read; the same model gives the same bytes
 * @param report - gets WL1024, WL1030, WL1031 and their like
 */
export function lowerSchema(model: SchemaModel, report: Report): LoweredSchema {
  const { name, type, types, origins, place } = model;
  const subject = `schemaOf<${name}>`;
  const whole: Written = { properties: [{ name: "value", type, optional: false }], types, origins };
  const lowering = {
    subject,
    place,
    lower: (written: Written, tell: Report) => lowerWritten(model, written, tell),
    text: ({ schema }: LoweredSchema) => JSON.stringify(schema),
  };
  return withinSize(whole, lowering, report);
}

function lowerWritten({ name, place }: SchemaModel, written: Written, report: Report): LoweredSchema {
  const subject = `schemaOf<${name}>`;
  const where: Where = { part: "member", path: "", place };
  const pruned = withoutEndless({ ...written, subject, place, where: () => where }, report);
  const settling = reportedSettling({ subject, types: pruned.types, direction: "input" }, report);
  const type = pruned.properties[0]?.type ?? written.properties[0].type;
  const reached = reachedTypes([{ type, place }], pruned.types);
  const types: TypeTable = Object.fromEntries(
    [...reached].map(([key, at]) => [
      key,
      settleType(typeNamed(pruned.types, key), { part: "type", path: key, place: at }, settling),
    ]),
  );
  const own = settleType(type, where, settling);
  const root = own.kind === "ref" ? withOuterNotes(typeNamed(types, own.name), own) : own;
  const codec = lowerSchemaCodec(root, types);
  return { name, schema: withDefinitions(lowerType(root, "closed"), types, "closed"), ...(codec && { codec }) };
}

function lowerSchemaCodec(root: TypeModel, types: TypeTable): SchemaCodec | undefined {
  const judge = new UnionJudge(types);
  const value = codecOf(root, "", judge);
  if (value === undefined) return undefined;
  const define = (name: string): Codec => codecOf(typeNamed(types, name), `/$defs/${name}`, judge) ?? ["keep"];
  const defs = codecDefinitions([value], define);
  return { value, ...(Object.keys(defs).length > 0 && { defs }) };
}
