/**
 * Every diagnostic of the compiler. Codes are never reused; `explanation` is what the documentation prints. The message
 * itself is written where the fault is found, since it names the tool, the parameter and the path.
 */
export const CATALOG = {
  WL1001: {
    severity: "error",
    title: "Mark without effect",
    explanation: "A `@tool` mark stands where it cannot make a tool.",
  },
  WL1002: { severity: "error", title: "Tool without a name", explanation: "No name can be derived for the tool." },
  WL1003: {
    severity: "warning",
    title: "Name is not portable",
    explanation: "Names of tools match `^[A-Za-z0-9_-]{1,64}$`; another one is used.",
  },
  WL1004: {
    severity: "error",
    title: "Two tools with one name",
    explanation: "Two tools of one program would be published under one name.",
  },
  WL1005: {
    severity: "error",
    title: "Marked expression is not a function",
    explanation: "What is marked has no call signature that can be read.",
  },
  WL1006: {
    severity: "warning",
    title: "Overloaded function",
    explanation: "The last overload is read where the mark does not pick one.",
  },
  WL1007: {
    severity: "error",
    title: "Options cannot be read",
    explanation: "An option tag of the doc comment has a value that it cannot have.",
  },
  WL1010: {
    severity: "error",
    title: "Type has no JSON form",
    explanation: "A value of this type cannot come from JSON, and it is required.",
  },
  WL1011: {
    severity: "info",
    title: "Member left out",
    explanation: "An optional member or parameter has no JSON form and is left out.",
  },
  WL1012: {
    severity: "error",
    title: "Type cannot be resolved",
    explanation: "TypeScript itself does not know this type: an import or a name is missing.",
  },
  WL1013: {
    severity: "error",
    title: "Unbound type parameter",
    explanation:
      "The type is a type parameter that stands for no type: it has no constraint, or `schemaOf` stands inside of its function.",
  },
  WL1014: { severity: "error", title: "Type expands without end", explanation: "A generic type grows at each level." },
  WL1015: {
    severity: "warning",
    title: "Anything is accepted",
    explanation: "The type is `any` or `unknown`: nothing is checked and the model is told nothing.",
  },
  WL1016: {
    severity: "warning",
    title: "Rest parameter is skipped",
    explanation: "A rest parameter is not part of the schema.",
  },
  WL1017: {
    severity: "warning",
    title: "Class with behaviour",
    explanation: "Methods and accessors of a class will not be on the plain object that a model sends.",
  },
  WL1018: {
    severity: "error",
    title: "Destructured parameter",
    explanation: "A destructured parameter beside others has no name of its own.",
  },
  WL1019: { severity: "error", title: "Type is not supported yet", explanation: "This form of type is not read yet." },
  WL1020: {
    severity: "warning",
    title: "Unknown parameter in the comment",
    explanation: "An `@param` names no parameter of the function.",
  },
  WL1021: {
    severity: "info",
    title: "One object parameter",
    explanation: "A lone object parameter goes over the wire under its own name.",
  },
  WL1022: {
    severity: "error",
    title: "Branch of a union has no JSON form",
    explanation: "One of the types of a union cannot come from JSON; it is not part of the schema.",
  },
  WL1023: {
    severity: "error",
    title: "The package windlass cannot be found",
    explanation: "An import of `windlass` leads nowhere, so its marks cannot be recognised.",
  },
  WL1024: {
    severity: "info",
    title: "Large schema",
    explanation:
      "Written out, the schemas of the tool take more than 32 kB; types that are used more than once are defined once, under `$defs`.",
  },
  WL1025: {
    severity: "error",
    title: "Not a call of schemaOf",
    explanation:
      "`schemaOf` is called where it stands, with one type argument, from which the compiler derives the schema, and no values.",
  },
  WL1026: {
    severity: "warning",
    title: "Result has no JSON form",
    explanation: "What the function returns cannot travel as JSON, so the tool has no output schema.",
  },
  WL1027: {
    severity: "warning",
    title: "Unknown tag",
    explanation: "A tag of a comment is not known, and nearly one that is: it has no effect.",
  },
  WL1030: {
    severity: "warning",
    title: "Branches share a wire form",
    explanation: "Two branches of a union look alike in JSON; the value is not revived.",
  },
  WL1031: { severity: "error", title: "Default does not fit", explanation: "The default is not a value of the type." },
  WL1032: {
    severity: "error",
    title: "Constraint cannot be used",
    explanation:
      "The value of a constraint is not one that the keyword takes, or constraints leave no value that fits them all.",
  },
  WL1033: {
    severity: "warning",
    title: "Example does not fit",
    explanation: "An `@example` in JSON is not what the parameters allow; it is left out.",
  },
  WL1034: {
    severity: "error",
    title: "A worker cannot find the function",
    explanation:
      "The tool is to run in a worker thread, which imports the function from its module: it has to be exported by a name (or be a static method of an exported class), and `worker: true` has to be written out.",
  },
  WL1035: {
    severity: "warning",
    title: "Blocks of content beside data",
    explanation:
      "The function returns blocks of content or data. Blocks have no output schema, so the data is neither described nor checked.",
  },
} as const;

/** Codes that were given once, and what for: no other diagnostic gets them. */
export const RETIRED = {
  WL1028: "Tag without effect yet",
} as const;

/** One row of the catalogue. */
export interface CatalogEntry {
  readonly severity: "error" | "warning" | "info";
  readonly title: string;
  readonly explanation: string;
}
