import type { Edit, MemberAttachment } from "../model/edit.js";

/**
 * The key under which a compiled function carries its descriptor, as `DESCRIPTOR_KEY` of the runtime: repeated here, since
 * the compiler takes only types from the runtime.
 */
export const DESCRIPTOR_KEY_NAME = "windlass.tool";

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

/** Whether a member's name may stand behind a dot. Such names follow a minifier's renaming of properties. */
export function isIdentifierName(name: string): boolean {
  return IDENTIFIER.test(name);
}

/** Where a static block finds the function of a member: `this.prototype.add`, `this["look up"]`. */
export function memberAccess({ member, static: isStatic }: MemberAttachment): string {
  const owner = isStatic ? "this" : "this.prototype";
  return isIdentifierName(member) ? `${owner}.${member}` : `${owner}[${oneLine(JSON.stringify(member))}]`;
}

/**
 * The call that puts a descriptor on a function. By way of `globalThis`, because a module may well have a class of its own
 * that is called `Symbol` or `Object`.
 */
export function defineText(target: string, { descriptor, register }: Pick<Edit, "descriptor" | "register">): string {
  const key = `globalThis.Symbol.for(${JSON.stringify(DESCRIPTOR_KEY_NAME)})`;
  const define = `globalThis.Object.defineProperty(${target},${key},{value:${descriptor}})`;
  return register ? `${WAITING_TEXT}.push(${define})` : define;
}

/** Where the runtime's global registry looks for functions with `@register`, whichever of the two is loaded first. */
export const WAITING_TEXT: string = (() => {
  const slot = 'globalThis[globalThis.Symbol.for("windlass.register")]';
  return `(${slot}=${slot}||[])`;
})();

/** JSON may hold the two line separators as they are; source text on one line may not. */
function oneLine(text: string): string {
  return text.replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
}
