import type ts from "typescript";
import type { ArgumentAttachment, BindingAttachment, Edit, MemberAttachment, WrapAttachment } from "../model/edit.js";
import type { Span } from "../span.js";
import { anchorOf } from "./anchor-of.js";
import {
  defineStatement,
  identifierAt,
  markingDecorator,
  memberNode,
  rawExpression,
  referenceTo,
  staticBlock,
  wrapped,
} from "./apply-to-tree-nodes.js";
import { isIdentifierName } from "./attachment-text.js";

type BindingEdit = BindingAttachment & Edit;
type MemberEdit = MemberAttachment & Edit;
type ArgumentEdit = ArgumentAttachment & Edit;
type WrapEdit = WrapAttachment & Edit;

/**
 * Writes the descriptors into a syntax tree, as `applyToText` writes them into the text: for compilers that emit from
 * trees, which then lower what is inserted together with the rest. To be used *before* the transforms of TypeScript
 * itself.
 *
 * Inserted nodes carry no position, so the source map keeps speaking of the user's code alone. What names a binding of
 * the user is a node that knows its original, so that module transforms rename it (`exports.add`, `windlass_1.tool`).
 *
 * @param compiler - the TypeScript that made the tree
 * @param context - of the transformation
 * @param sourceFile - parsed from the text in which the edits' offsets were counted
 * @param edits - the plan, in any order
 * @throws Error where an edit finds no node: a fault of the compiler, never of the user's program
 */
export function applyToTree(
  compiler: typeof ts,
  context: ts.TransformationContext,
  sourceFile: ts.SourceFile,
  edits: readonly Edit[],
): ts.SourceFile {
  if (edits.length === 0) return sourceFile;
  const applier = new Applier(compiler, context, sourceFile, edits);
  const applied = applier.visit(sourceFile) as ts.SourceFile;
  applier.expectDone();
  return applied;
}

/** One pass over the tree. */
class Applier {
  readonly #ts: typeof ts;
  readonly #context: ts.TransformationContext;
  readonly #file: ts.SourceFile;
  readonly #edits: readonly Edit[];
  readonly #open: Set<Edit>;
  /** The expressions of the decorators that were taken out. */
  readonly #decorators = new Map<Edit, ts.Expression>();

  constructor(compiler: typeof ts, context: ts.TransformationContext, file: ts.SourceFile, edits: readonly Edit[]) {
    this.#ts = compiler;
    this.#context = context;
    this.#file = file;
    this.#edits = edits;
    this.#open = new Set(edits);
  }

  /** What takes the node's place. Subtrees without edits stay the very same nodes. */
  visit = (node: ts.Node): ts.VisitResult<ts.Node | undefined> => {
    if (this.#ts.isDecorator(node)) return this.#visitDecorator(node);
    if (!this.#edits.some((edit) => node.pos <= anchorOf(edit).start && anchorOf(edit).end <= node.end)) return node;
    const here = [...this.#open].filter((edit) => this.#isAnchor(node, edit));
    for (const edit of here) this.#open.delete(edit);
    const visited = this.#ts.visitEachChild(node, this.visit, this.#context);
    return here.length === 0 ? visited : this.#attach(node, visited, here);
  };

  /** @throws Error where an edit found no node. */
  expectDone(): void {
    for (const edit of this.#open) {
      const { start, end } = anchorOf(edit);
      throw new Error(`No node of ${this.#file.fileName} is at ${start}-${end}, where an edit (${edit.form}) belongs.`);
    }
  }

  #visitDecorator(node: ts.Decorator): ts.Decorator | undefined {
    for (const edit of this.#edits) {
      if (edit.form !== "member" || edit.decorator === undefined || !this.#spans(node, edit.decorator.span)) continue;
      const visited = this.#ts.visitEachChild(node, this.visit, this.#context);
      this.#decorators.set(edit, visited.expression);
      return undefined;
    }
    return node;
  }

  #isAnchor(node: ts.Node, edit: Edit): boolean {
    const isKind = {
      binding: this.#ts.isStatement,
      member: this.#ts.isClassElement,
      argument: this.#ts.isCallExpression,
      wrap: this.#ts.isExpression,
    };
    const isMember = edit.form === "wrap" && edit.property !== undefined;
    return (
      (isMember ? this.#ts.isObjectLiteralElementLike : isKind[edit.form])(node) && this.#spans(node, anchorOf(edit))
    );
  }

  /** A doc comment may count as part of the node or not. */
  #spans(node: ts.Node, { start, end }: Span): boolean {
    if (node.end !== end) return false;
    return node.getStart(this.#file) === start || node.getStart(this.#file, true) === start;
  }

  #attach(node: ts.Node, visited: ts.Node, edits: readonly Edit[]): ts.Node | ts.Node[] {
    let result = visited;
    const behind: ts.Node[] = [];
    for (const edit of edits) {
      if (edit.form === "binding") behind.push(this.#define(node, edit));
      else if (edit.form === "member" && this.#isRedecorated(result)) result = this.#withDecorator(result, edit);
      else if (edit.form === "member") behind.push(this.#staticBlock(node, edit));
      else if (edit.form === "wrap") result = this.#wrap(node, result, edit);
      else result = this.#withArgument(result as ts.CallExpression, edit);
    }
    return behind.length === 0 ? result : [result, ...behind];
  }

  #define(statement: ts.Node, edit: BindingEdit): ts.Statement {
    const { name, nameSpan } = edit;
    const declared = identifierAt(this.#ts, this.#file, statement, nameSpan);
    if (declared === undefined) {
      throw new Error(`${this.#file.fileName} does not declare \`${name}\` at ${nameSpan.start}-${nameSpan.end}.`);
    }
    const { factory } = this.#context;
    return defineStatement(factory, referenceTo(this.#ts, factory, declared), edit);
  }

  #withArgument(call: ts.CallExpression, { descriptor }: ArgumentEdit): ts.CallExpression {
    const { factory } = this.#context;
    const given = [...call.arguments, rawExpression(factory, descriptor)];
    return factory.updateCallExpression(call, call.expression, call.typeArguments, given);
  }

  #wrap(node: ts.Node, visited: ts.Node, edit: WrapEdit): ts.Node {
    const { factory } = this.#context;
    if (edit.property === undefined) return wrapped(factory, visited as ts.Expression, edit);
    const { name } = edit.property;
    const isPlain = isIdentifierName(name) && name !== "__proto__";
    const quoted = factory.createStringLiteral(name);
    const key = isPlain ? name : factory.createComputedPropertyName(quoted);
    if (this.#ts.isShorthandPropertyAssignment(node)) {
      return factory.createPropertyAssignment(key, wrapped(factory, referenceTo(this.#ts, factory, node.name), edit));
    }
    const home = factory.createObjectLiteralExpression([visited as ts.MethodDeclaration]);
    const method = isPlain
      ? factory.createPropertyAccessExpression(home, name)
      : factory.createElementAccessExpression(home, quoted);
    return factory.createPropertyAssignment(key, wrapped(factory, method, edit));
  }

  #staticBlock(node: ts.Node, edit: MemberEdit): ts.ClassStaticBlockDeclaration {
    const { factory } = this.#context;
    return staticBlock(factory, this.#mark(memberNode(factory, this.#ownerOf(node), edit), edit));
  }

  /** The decorator's own nodes move into the mark: they keep their places in the source map and their imports. */
  #mark(fn: ts.Expression, edit: MemberEdit): ts.Statement {
    const { factory } = this.#context;
    if (edit.decorator === undefined) return defineStatement(factory, fn, edit);
    const mark = this.#decorators.get(edit);
    if (mark === undefined) throw new Error(`${this.#file.fileName} has no decorator at ${edit.decorator.span.start}.`);
    const [tool, options] = this.#ts.isCallExpression(mark) ? [mark.expression, mark.arguments] : [mark, []];
    const given = [...options, fn, rawExpression(factory, edit.descriptor)];
    return factory.createExpressionStatement(factory.createCallExpression(tool, undefined, given));
  }

  /** Decorators of the old kind run behind the static blocks, and may put another function in the method's place. */
  #isRedecorated(member: ts.Node): member is ts.MethodDeclaration {
    if (this.#context.getCompilerOptions().experimentalDecorators !== true) return false;
    return this.#ts.isMethodDeclaration(member) && this.#ts.getDecorators(member) !== undefined;
  }

  /** The first decorator runs last: it marks the function that the others have left there. */
  #withDecorator(method: ts.MethodDeclaration, edit: MemberEdit): ts.MethodDeclaration {
    const { factory } = this.#context;
    const { asteriskToken, name, questionToken, typeParameters, parameters, type, body } = method;
    const modifiers = [markingDecorator(factory, (fn) => this.#mark(fn, edit)), ...(method.modifiers ?? [])];
    const rest = [asteriskToken, name, questionToken, typeParameters, parameters, type, body] as const;
    return factory.updateMethodDeclaration(method, modifiers, ...rest);
  }

  /**
   * The class, inside one of its static blocks. `this`, but for classes with decorators of the old kind: in their blocks
   * TypeScript turns `this` into `void 0` where it lowers them to functions.
   */
  #ownerOf({ parent: owner }: ts.Node): ts.Expression {
    const { factory } = this.#context;
    const { experimentalDecorators, target = this.#ts.ScriptTarget.Latest } = this.#context.getCompilerOptions();
    const isOld =
      experimentalDecorators === true && this.#ts.isClassDeclaration(owner) && this.#ts.getDecorators(owner);
    if (!isOld || target >= this.#ts.ScriptTarget.ES2022) return factory.createThis();
    return owner.name ? referenceTo(this.#ts, factory, owner.name) : factory.getGeneratedNameForNode(owner);
  }
}
