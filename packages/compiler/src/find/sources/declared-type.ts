import type { Project, Type } from "../../typescript/project.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import { isGeneric, namedCallees } from "../callee.js";

/**
 * The type that a generic function declares for an argument, or a part of one: `T extends ToolSource` says what is meant,
 * where the contextual type is only what TypeScript inferred from the argument itself. Undefined for other functions.
 */
export function declaredType(project: Project, node: SyntaxNode): Type | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  switch (project.kind(parent)) {
    case "ParenthesizedExpression":
      return declaredType(project, parent);
    case "PropertyAssignment": {
      const whole = parent.parent && declaredType(project, parent.parent);
      const name = parent.name?.text;
      return whole && name !== undefined ? memberOf(project, whole, name) : undefined;
    }
    case "ArrayLiteralExpression": {
      const whole = declaredType(project, parent);
      return whole && elementOf(project, whole);
    }
    case "CallExpression":
    case "NewExpression":
      return ofParameter(project, parent, node);
    default:
      return undefined;
  }
}

function ofParameter(project: Project, call: SyntaxNode, argument: SyntaxNode): Type | undefined {
  const index = call.arguments?.indexOf(argument) ?? -1;
  const isPlain = namedCallees(project, call)?.every((callee) => !isGeneric(project, callee)) ?? false;
  const declaration = index < 0 || isPlain ? undefined : project.calledDeclaration(call);
  if (!declaration || !isGeneric(project, declaration)) return undefined;
  const parameters = project.signatureOf(declaration)?.parameters.filter(({ name }) => name !== "this") ?? [];
  const parameter = parameters[index] ?? parameters.at(-1);
  if (!parameter || (index >= parameters.length && !parameter.rest)) return undefined;
  const type = constrained(project, parameter.type);
  return type && parameter.rest ? elementOf(project, type) : type;
}

function constrained(project: Project, type: Type): Type | undefined {
  return project.kindOfType(type) === "type-parameter" ? project.constraint(type) : type;
}

function memberOf(project: Project, whole: Type, name: string): Type | undefined {
  if (project.kindOfType(whole) !== "object") return undefined;
  const property = project.properties(whole).find((other) => other.name === name);
  const type = property?.type ?? project.indexSignatures(whole)[0]?.value;
  return type && constrained(project, type);
}

function elementOf(project: Project, list: Type): Type | undefined {
  const item = project.kindOfType(list) === "array" ? project.typeArguments(list)[0] : undefined;
  return item && constrained(project, item);
}
