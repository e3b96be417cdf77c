import type MagicString from "magic-string";
import type { Edit, MemberAttachment } from "../model/edit.js";
import { defineText, memberAccess } from "./attachment-text.js";

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/**
 * Writes the descriptor of a member of a class into the text: in a static block behind it, after a semicolon, since a property
 * may lack its own; or in a decorator in front of it, where decorators of the old kind run behind the static blocks.
 */
export function attachToMember(text: MagicString, edit: MemberAttachment & Edit): void {
  const { memberSpan, decorator, descriptor, redecorated } = edit;
  const fn = redecorated ? `${PROPERTY}.value` : memberAccess(edit);
  const [before, after] = redecorated ? [`@((windlass_target,windlass_key,${PROPERTY})=>{`, "}) "] : [";static{", "}"];
  if (decorator === undefined) {
    const mark = `${before}${defineText(fn, edit)}${after}`;
    if (redecorated) text.prependRight(memberSpan.start, mark);
    else text.appendLeft(memberSpan.end, mark);
    return;
  }
  const tool = nameOf(text.original.slice(decorator.tool.start, decorator.tool.end));
  const call = `,${fn},${descriptor})${after}`;
  if (decorator.options !== undefined) {
    moveOptions(text, edit, decorator.options, `${before}${tool}(`, call);
    return;
  }
  const mark = `${before}${tool}(${call.slice(1)}`;
  blank(text, decorator.span.start, decorator.span.end, !redecorated && decorator.span.start === memberSpan.start);
  if (redecorated) text.appendLeft(memberSpan.start, mark);
  else text.appendLeft(memberSpan.end, mark);
}

/** What decorators of the old kind get last. A name that the options of the user do not mean. */
const PROPERTY = "windlass_property";

/**
 * The options are moved rather than copied, so that the source map knows them. Where they take several lines the static
 * block goes in front of the member, to where these lines are: methods exist before the first static block runs.
 */
function moveOptions(
  text: MagicString,
  { memberSpan, decorator, redecorated }: MemberAttachment,
  options: { readonly start: number; readonly end: number },
  before: string,
  after: string,
): void {
  if (decorator === undefined) return;
  const { start, end } = decorator.span;
  const takesLines = LINE_BREAK.test(text.original.slice(options.start, options.end));
  blank(text, start, options.start, !redecorated && start === memberSpan.start);
  blank(text, options.end, end, false);
  text.prependRight(options.start, before);
  text.appendLeft(options.end, after);
  if (takesLines || redecorated) text.move(options.start, options.end, memberSpan.start);
  else {
    text.appendLeft(options.start, " ".repeat(options.end - options.start));
    text.move(options.start, options.end, memberSpan.end);
  }
}

/**
 * Puts spaces where a decorator was. It also parted its member from a property in front that lacks a semicolon
 * (`x = 1` and `*all() {}` are a product without it), so a decorator that came first leaves a semicolon.
 */
function blank(text: MagicString, start: number, end: number, isFirst: boolean): void {
  const spaces = text.original.slice(start, end).replace(/[^\n\r\u2028\u2029]/g, " ");
  text.update(start, end, isFirst ? `;${spaces.slice(1)}` : spaces);
}

/** `windlass.tool` on one line, without the comments and the spaces that may be inside. */
function nameOf(expression: string): string {
  return expression.replace(/\/\*[\s\S]*?\*\/|\/\/.*|\s+/g, "");
}
