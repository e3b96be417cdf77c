/**
 * The public names of `@windlass/compiler`, one by one: the program API behind all doors.
 */
export { type CompiledSchema, type CompiledTool, compileFile, type FileResult } from "./compile.js";
export { CATALOG, type CatalogEntry, RETIRED } from "./diagnostics/catalog.js";
export type { Diagnostic, DiagnosticCode, Severity } from "./diagnostics/diagnostic.js";
export { type FormatOptions, formatDiagnostic, type TextOf } from "./diagnostics/format.js";
export { type NamedTool, twoWithOneName } from "./diagnostics/two-with-one-name.js";
export { importedFiles } from "./doors/imported-files.js";
export { ProjectPool, type ProjectPoolOptions } from "./doors/project-pool.js";
export { applyToText } from "./emit/apply-to-text.js";
export { mayHoldTools } from "./find/may-hold-tools.js";
export { type UnresolvedImport, unresolvedWindlass } from "./find/unresolved-windlass.js";
export type { LoweredSchema } from "./lower/lowered-schema.js";
export type { LoweredTool } from "./lower/lowered-tool.js";
export type {
  ArgumentAttachment,
  Attachment,
  BindingAttachment,
  Edit,
  MemberAttachment,
  WrapAttachment,
} from "./model/edit.js";
export type { CompileOptions, FileOptions, WorkerModule } from "./options.js";
export { type Position, positionAt, type Span } from "./span.js";
export { findConfigFile, type OpenOptions, openProject } from "./typescript/open-project.js";
export type { Project } from "./typescript/project.js";
