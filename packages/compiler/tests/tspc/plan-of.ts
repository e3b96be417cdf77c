import ts from "typescript";
import type { Attachment, Edit, MemberAttachment } from "../../src/model/edit.js";

/**
 * The plan of edits for a source text, found by syntax alone: what carries `@tool` in its doc comment, `@tool` decorators
 * and calls of `tool`; what is given to `use(…)` is a source of tools, and `schemaOf<T>()` gets a descriptor. Descriptors are small ones with the name of what is marked.
 */
export function planOf(code: string, file = "/src/tools.ts"): Edit[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const span: SpanOf = (node) => ({ file, start: node.getStart(source), end: node.end });
  const add = (attachment: Attachment, name: string) => edits.push({ ...attachment, descriptor: descriptorOf(name) });

  const visit = (node: ts.Node): void => {
    const isTagged = ts.getJSDocTags(node).some((tag) => tag.tagName.text === "tool");
    if (ts.isFunctionDeclaration(node) && isTagged && node.name) {
      add({ form: "binding", name: node.name.text, nameSpan: span(node.name), statement: span(node) }, node.name.text);
    } else if (ts.isVariableStatement(node) && isTagged) {
      for (const { name } of node.declarationList.declarations) {
        const text = name.getText(source);
        add({ form: "binding", name: text, nameSpan: span(name), statement: span(node) }, text);
      }
    } else if (ts.isMethodDeclaration(node) && (isTagged || toolDecorator(node))) {
      const member = (node.name as ts.Identifier | ts.StringLiteral).text;
      const isStatic = (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static) !== 0;
      add({ form: "member", member, static: isStatic, memberSpan: span(node), ...decoratorPart(node, span) }, member);
    } else if (
      ts.isCallExpression(node) &&
      node.expression.getText(source) === "tool" &&
      !ts.isDecorator(node.parent)
    ) {
      add({ form: "argument", call: span(node), lastArgument: span(node.arguments.at(-1)!) }, "call");
    }
    if (ts.isCallExpression(node)) for (const [attachment, name] of callAttachments(node, span)) add(attachment, name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

type SpanOf = (node: ts.Node) => { file: string; start: number; end: number };

/** `use(f, { g, h() {}, i: () => 1 })` and `schemaOf<T>()`. */
function callAttachments(call: ts.CallExpression, span: SpanOf): [Attachment, string][] {
  const callee = call.expression.getText();
  if (callee === "schemaOf") return [[{ form: "argument", call: span(call) }, "schema"]];
  if (callee !== "use") return [];
  return call.arguments.flatMap((argument): [Attachment, string][] =>
    ts.isObjectLiteralExpression(argument)
      ? argument.properties.map((member) => memberAttachment(member, span))
      : [[{ form: "wrap", expression: span(argument) }, argument.getText()]],
  );
}

function memberAttachment(member: ts.ObjectLiteralElementLike, span: SpanOf): [Attachment, string] {
  const name = (member.name as ts.Identifier | ts.StringLiteral).text;
  if (ts.isPropertyAssignment(member)) {
    const isNameless = ts.isArrowFunction(member.initializer);
    return [{ form: "wrap", expression: span(member.initializer), ...(isNameless && { inferredName: name }) }, name];
  }
  const form = ts.isMethodDeclaration(member) ? "method" : "shorthand";
  return [{ form: "wrap", expression: span(member), property: { form, name } }, name];
}

/** The descriptor as the plan above writes it. */
export function descriptorOf(name: string): string {
  return `{v:1,name:${JSON.stringify(name)},inputSchema:'{"é":"\\u2028</script>"}',params:[],validate:()=>{const o=Object;return d=>o(d)===d}}`;
}

function toolDecorator(node: ts.MethodDeclaration): ts.Decorator | undefined {
  return ts.getDecorators(node)?.find((each) => /^@(windlass\s*\.\s*)?tool\b/.test(each.getText()));
}

function decoratorPart(node: ts.MethodDeclaration, span: SpanOf): Pick<MemberAttachment, "decorator"> {
  const decorator = toolDecorator(node);
  if (decorator === undefined) return {};
  const { expression } = decorator;
  if (!ts.isCallExpression(expression)) return { decorator: { span: span(decorator), tool: span(expression) } };
  const options = expression.arguments[0];
  const tool = span(expression.expression);
  return { decorator: { span: span(decorator), tool, ...(options && { options: span(options) }) } };
}
