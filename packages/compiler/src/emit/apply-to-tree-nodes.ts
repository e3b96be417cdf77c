import type ts from "typescript";
import type { Edit, MemberAttachment, WrapAttachment } from "../model/edit.js";
import type { Span } from "../span.js";
import { DESCRIPTOR_KEY_NAME, isIdentifierName, markText, WAITING_TEXT } from "./attachment-text.js";

/**
 * The descriptor as a node: an identifier, which printers write down as it is, whatever its text. To print a schema of
 * thousands of characters from a tree of its own would cost more than the whole analysis. The price: no transform sees
 * inside, so the text is not lowered below ES2020, and it must be one expression that names nothing of the user's.
 */
export function rawExpression(factory: ts.NodeFactory, text: string): ts.Expression {
  return factory.createIdentifier(text);
}

/** `globalThis.Object.defineProperty(TARGET, globalThis.Symbol.for("windlass.tool"), { value: DESCRIPTOR });` */
export function defineStatement(
  factory: ts.NodeFactory,
  target: ts.Expression,
  { descriptor, register }: Pick<Edit, "descriptor" | "register">,
): ts.Statement {
  const key = factory.createCallExpression(globalMember(factory, "Symbol", "for"), undefined, [
    factory.createStringLiteral(DESCRIPTOR_KEY_NAME),
  ]);
  const property = factory.createObjectLiteralExpression([
    factory.createPropertyAssignment("value", rawExpression(factory, descriptor)),
  ]);
  const define = globalMember(factory, "Object", "defineProperty");
  const defined = factory.createCallExpression(define, undefined, [target, key, property]);
  if (!register) return factory.createExpressionStatement(defined);
  const push = factory.createPropertyAccessExpression(rawExpression(factory, WAITING_TEXT), "push");
  return factory.createExpressionStatement(factory.createCallExpression(push, undefined, [defined]));
}

/** `[EXPRESSION].map(MARK)[0]` */
export function wrapped(
  factory: ts.NodeFactory,
  expression: ts.Expression,
  edit: WrapAttachment & Edit,
): ts.Expression {
  const map = factory.createPropertyAccessExpression(factory.createArrayLiteralExpression([expression]), "map");
  const marked = factory.createCallExpression(map, undefined, [rawExpression(factory, markText(edit))]);
  return factory.createElementAccessExpression(marked, 0);
}

/** The function of a member of a class: `CLASS.prototype.add`, `CLASS["look up"]`. */
export function memberNode(
  factory: ts.NodeFactory,
  owner: ts.Expression,
  { member, static: isStatic }: MemberAttachment,
): ts.Expression {
  const home = isStatic ? owner : factory.createPropertyAccessExpression(owner, "prototype");
  return isIdentifierName(member)
    ? factory.createPropertyAccessExpression(home, member)
    : factory.createElementAccessExpression(home, factory.createStringLiteral(member));
}

/** `static { STATEMENT }` */
export function staticBlock(factory: ts.NodeFactory, statement: ts.Statement): ts.ClassStaticBlockDeclaration {
  return factory.createClassStaticBlockDeclaration(factory.createBlock([statement]));
}

/**
 * `@((target, key, property) => { MARK(property.value) })`, a decorator of the old kind.
 *
 * @param mark - makes the statement that marks a function
 */
export function markingDecorator(factory: ts.NodeFactory, mark: (fn: ts.Expression) => ts.Statement): ts.Decorator {
  const names = ["target", "key", "property"].map((name) => factory.createUniqueName(name));
  const parameters = names.map((name) => factory.createParameterDeclaration(undefined, undefined, name));
  const body = factory.createBlock([mark(factory.createPropertyAccessExpression(names[2]!, "value"))]);
  const arrow = factory.createArrowFunction(undefined, undefined, parameters, undefined, undefined, body);
  return factory.createDecorator(factory.createParenthesizedExpression(arrow));
}

/** A reference to a binding of the user, for which transforms look up what the original declares. */
export function referenceTo(compiler: typeof ts, factory: ts.NodeFactory, declared: ts.Identifier): ts.Identifier {
  return compiler.setOriginalNode(factory.createIdentifier(compiler.idText(declared)), declared);
}

/** The identifier that stands exactly there. */
export function identifierAt(
  compiler: typeof ts,
  file: ts.SourceFile,
  node: ts.Node,
  span: Span,
): ts.Identifier | undefined {
  return compiler.forEachChild(node, (child) => {
    if (child.pos > span.start || span.end > child.end) return undefined;
    if (compiler.isIdentifier(child) && child.end === span.end && child.getStart(file) === span.start) return child;
    return identifierAt(compiler, file, child, span);
  });
}

function globalMember(factory: ts.NodeFactory, object: string, member: string): ts.Expression {
  const owner = factory.createPropertyAccessExpression(factory.createIdentifier("globalThis"), object);
  return factory.createPropertyAccessExpression(owner, member);
}
