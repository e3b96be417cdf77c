import type { MemberAttachment } from "../model/edit.js";
import type { Span } from "../span.js";
import type { SyntaxNode } from "../typescript/syntax.js";
import { docCommentOf, hasTag } from "./doc-comment.js";
import { type Finding, hasModifier, nameIn, reportNoEffect } from "./finding.js";
import { overridden } from "./overridden.js";
import type { ToolSite } from "./tool-site.js";

/** A class method with `@tool` in its comment, or with the decorator `@tool` / `@tool(options)`. */
export function methodSite(finding: Finding, node: SyntaxNode): ToolSite | undefined {
  const { project } = finding;
  const comment = docCommentOf(project, node);
  const decorator = decoratorOf(finding, node);
  if (!decorator && !hasTag(comment, "tool")) return undefined;
  if (comment) finding.consumed.add(comment.start);
  const fault = faultOf(finding, node);
  if (fault) {
    reportNoEffect(finding, project.span(node.name ?? node), ...fault);
    return undefined;
  }
  const implementation = node.body ? node : implementationOf(finding, node);
  if (!implementation?.name) return undefined;
  const instead = overridden(finding, node);
  return {
    mark: decorator ? "decorator" : "tag",
    node,
    callee: { declaration: node },
    ...(node.name?.text !== undefined && { name: node.name.text }),
    place: project.span(node.name ?? node),
    ...(comment && { comment }),
    ...(decorator?.optionsNode && { options: decorator.optionsNode }),
    ...(instead.length > 0 && { overridden: instead }),
    attachment: {
      form: "member",
      member: implementation.name.text ?? "",
      static: hasModifier(project, node, "StaticKeyword"),
      memberSpan: project.span(implementation),
      ...(decorator && { decorator: decorator.edit }),
      ...(isRedecorated(finding, implementation, decorator?.edit.span) && { redecorated: true as const }),
    },
  };
}

/** Whether decorators of the old kind beside `@tool` may put another function in the method's place. */
function isRedecorated({ project }: Finding, method: SyntaxNode, tool: Span | undefined): boolean {
  const others = method.modifiers?.filter(
    (modifier) => project.kind(modifier) === "Decorator" && project.span(modifier).start !== tool?.start,
  );
  return others !== undefined && others.length > 0 && project.hasOldDecorators();
}

interface ToolDecorator {
  readonly edit: NonNullable<MemberAttachment["decorator"]>;
  readonly optionsNode?: SyntaxNode;
}

/** The decorator `@tool` or `@tool(options)` of a method. */
export function decoratorOf(finding: Finding, node: SyntaxNode): ToolDecorator | undefined {
  const { project } = finding;
  for (const decorator of node.modifiers ?? []) {
    if (project.kind(decorator) !== "Decorator" || !decorator.expression) continue;
    const call = project.kind(decorator.expression) === "CallExpression" ? decorator.expression : undefined;
    const tool = call?.expression ?? decorator.expression;
    if (!finding.windlass.is(nameIn(project, tool), "tool")) continue;
    const options = call?.arguments?.[0];
    return {
      edit: {
        span: project.span(decorator),
        tool: project.span(tool),
        ...(options && { options: project.span(options) }),
      },
      ...(options && { optionsNode: options }),
    };
  }
  return undefined;
}

function faultOf(finding: Finding, node: SyntaxNode): [string, string] | undefined {
  const { project } = finding;
  const owner = node.parent && project.kind(node.parent);
  const name = node.name?.text ?? "method";
  if (owner !== "ClassDeclaration" && owner !== "ClassExpression")
    return [
      `@tool marks "${name}", a method of an object literal.`,
      `Wrap the function: \`${name}: tool((…) => …)\`, or use a class.`,
    ];
  const kind = node.name && project.kind(node.name);
  if (
    kind === "PrivateIdentifier" ||
    hasModifier(project, node, "PrivateKeyword") ||
    hasModifier(project, node, "ProtectedKeyword")
  )
    return [`@tool marks "${name}", which is not public.`, "Make the method public: a host calls it from outside."];
  if (kind !== "Identifier" && kind !== "StringLiteral")
    return ["@tool marks a method whose name is computed.", "Give the method a plain name."];
  if (hasModifier(project, node, "AbstractKeyword"))
    return [`@tool marks the abstract method "${name}".`, "Mark the method that implements it."];
  return undefined;
}

function implementationOf(finding: Finding, node: SyntaxNode): SyntaxNode | undefined {
  return node.parent?.members?.find(
    (other) =>
      other.name?.text === node.name?.text &&
      other.body !== undefined &&
      finding.project.kind(other) === "MethodDeclaration",
  );
}
