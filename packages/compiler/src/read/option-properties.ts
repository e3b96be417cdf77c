import type { Project } from "../typescript/project.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { initializerOfConstant } from "./values/constant.js";

/** The options of a mark as they can be read here. */
export interface OptionProperties {
  /** In the order in which they are set: the last one of a name counts. */
  readonly properties: readonly SyntaxNode[];
  /** Whether more may be set at run time. */
  readonly isOpen: boolean;
}

/** Nobody passes options on that often; broken code can refer to itself. */
const MAX_DEPTH = 10;

/** The properties of an options literal, of a `const` that holds one, and of what is spread into it. */
export function optionProperties(project: Project, options: SyntaxNode | undefined, depth = 0): OptionProperties {
  if (!options) return { properties: [], isOpen: false };
  if (depth > MAX_DEPTH) return { properties: [], isOpen: true };
  switch (project.kind(options)) {
    case "ParenthesizedExpression":
    case "AsExpression":
    case "SatisfiesExpression":
    case "NonNullExpression":
      return optionProperties(project, options.expression, depth + 1);
    case "Identifier": {
      const initializer = initializerOfConstant(project, options);
      return initializer ? optionProperties(project, initializer, depth + 1) : { properties: [], isOpen: true };
    }
    case "ObjectLiteralExpression": {
      const parts = (options.properties ?? []).map((property) =>
        project.kind(property) === "SpreadAssignment"
          ? optionProperties(project, property.expression, depth + 1)
          : { properties: [property], isOpen: property.name?.text === undefined },
      );
      return { properties: parts.flatMap((part) => part.properties), isOpen: parts.some((part) => part.isOpen) };
    }
    default:
      return { properties: [], isOpen: true };
  }
}
