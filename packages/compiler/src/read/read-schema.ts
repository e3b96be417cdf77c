import type { Report } from "../diagnostics/diagnostic.js";
import type { SchemaSite } from "../find/schema-site.js";
import type { WindlassNames } from "../find/windlass-names.js";
import type { SchemaModel } from "../model/schema-model.js";
import type { Project } from "../typescript/project.js";
import { bounded } from "./attempts.js";
import { withWrittenNotes } from "./notes/notes.js";
import { readType } from "./read-type.js";
import { fault, type Reading } from "./reading.js";
import { startReading } from "./start-reading.js";

/** SchemaSite → SchemaModel: the type argument of `schemaOf<T>()`, read as what comes in. */
export function readSchema(project: Project, site: SchemaSite, windlass: WindlassNames, report: Report): SchemaModel {
  const { name, type: node } = site;
  const place = project.span(node);
  const reading = startReading(project, windlass, { subject: `schemaOf<${name}>`, part: "member", place }, report);
  const type = project.typeAt(node);
  reportUndefined(reading, site);
  const read = bounded(reading, (inner) => readType(inner, type));
  const model = withWrittenNotes(reading, node, read, type);
  return { name, type: model, types: reading.types, origins: reading.origins, place };
}

/** A value that is `undefined` is no JSON: unlike a property, a whole value cannot be left out. */
function reportUndefined(reading: Reading, { type: node }: SchemaSite): void {
  const { project } = reading;
  const type = project.typeAt(node);
  const members = project.kindOfType(type) === "union" ? project.members(type) : [];
  if (!members.some((member) => ["undefined", "void"].includes(project.kindOfType(member)))) return;
  const help = "Take it out of the type: `schemaOf<NonNullable<T>>()`. What may be empty in JSON is `null`.";
  fault(reading, "WL1022", "error", "the type allows `undefined`, which is no JSON value.", help);
}
