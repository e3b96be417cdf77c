/**
 * Every diagnostic of the compiler. Codes are never reused; `explanation` is what the documentation prints. The message
 * itself is written where the fault is found, since it names the tool, the parameter and the path.
 */
export const CATALOG = {
  WL1001: entry("error", "Mark without effect", "A `@tool` mark stands where it cannot make a tool."),
  WL1002: entry("error", "Tool without a name", "No name can be derived for the tool."),
  WL1003: entry("warning", "Name is not portable", "Names of tools match `^[A-Za-z0-9_-]{1,64}$`; another one is used."),
  WL1004: entry("error", "Two tools with one name", "Two tools of one program would be published under one name."),
  WL1005: entry("error", "Marked expression is not a function", "What is marked has no call signature that can be read."),
  WL1006: entry("warning", "Overloaded function", "The last overload is read where the mark does not pick one."),
  WL1007: entry("error", "Options cannot be read", "An option tag of the doc comment has a value that it cannot have."),
  WL1010: entry("error", "Type has no JSON form", "A value of this type cannot come from JSON, and it is required."),
  WL1011: entry("info", "Member left out", "An optional member or parameter has no JSON form and is left out."),
  WL1012: entry("error", "Type cannot be resolved", "TypeScript itself does not know this type: an import or a name is missing."),
  WL1013: entry("error", "Unbound type parameter", "The parameter's type is a type parameter without a constraint."),
  WL1014: entry("error", "Type expands without end", "A generic type grows at each level."),
  WL1015: entry("warning", "Anything is accepted", "The type is `any` or `unknown`: nothing is checked and the model is told nothing."),
  WL1016: entry("warning", "Rest parameter is skipped", "A rest parameter is not part of the schema."),
  WL1017: entry("warning", "Class with behaviour", "Methods and accessors of a class will not be on the plain object that a model sends."),
  WL1018: entry("error", "Destructured parameter", "A destructured parameter beside others has no name of its own."),
  WL1019: entry("error", "Type is not supported yet", "This form of type is not read yet."),
  WL1020: entry("warning", "Unknown parameter in the comment", "An `@param` names no parameter of the function."),
  WL1021: entry("info", "One object parameter", "A lone object parameter goes over the wire under its own name."),
  WL1030: entry("warning", "Branches share a wire form", "Two branches of a union look alike in JSON; the value is not revived."),
  WL1031: entry("error", "Default does not fit", "The default is not a value of the type."),
  WL1032: entry("error", "Constraint does not fit", "A constraint tag does not belong to the type, or its value is not one that the keyword takes."),
} as const;

/** One row of the catalogue. */
export interface CatalogEntry {
  readonly severity: "error" | "warning" | "info";
  readonly title: string;
  readonly explanation: string;
}

function entry(severity: CatalogEntry["severity"], title: string, explanation: string): CatalogEntry {
  return { severity, title, explanation };
}
