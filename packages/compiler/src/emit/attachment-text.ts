import type { Edit, MemberAttachment, WrapAttachment } from "../model/edit.js";
import { quote } from "./check/quote.js";

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

/** A name as a key of an object literal and behind an object. `__proto__` as a plain key would set the prototype. */
export function keyText(name: string): { readonly key: string; readonly access: string } {
  if (name !== "__proto__" && isIdentifierName(name)) return { key: name, access: `.${name}` };
  const quoted = quote(name);
  return { key: `[${quoted}]`, access: `[${quoted}]` };
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

/**
 * The function that marks a function where it stands, as the callback of `[fn].map(…)`. One that carries a descriptor is
 * left as it is; one that is frozen is put into a new one that can carry it.
 */
export function markText({ descriptor, register, inferredName }: MarkedInPlace): string {
  const named = inferredName === undefined ? "" : `name:{value:${quote(inferredName)},configurable:true},`;
  const marked = `globalThis.Object.defineProperties(g,{${named}[k]:{value:${descriptor}}})`;
  const isMarked = 'typeof f!="function"||f[k]';
  return [
    `f=>{const k=globalThis.Symbol.for(${JSON.stringify(DESCRIPTOR_KEY_NAME)});if(${isMarked})return f;`,
    `const g=globalThis.Object.isExtensible(f)?f:f.bind();${marked};`,
    `${register ? `${WAITING_TEXT}.push(g);` : ""}return g}`,
  ].join("");
}

type MarkedInPlace = Pick<Edit, "descriptor" | "register"> & Pick<WrapAttachment, "inferredName">;

/** Where the runtime's global registry looks for functions with `@register`, whichever of the two is loaded first. */
export const WAITING_TEXT: string = (() => {
  const slot = 'globalThis[globalThis.Symbol.for("windlass.register")]';
  return `(${slot}=${slot}||[])`;
})();

/** JSON may hold the two line separators as they are; source text on one line may not. */
function oneLine(text: string): string {
  return text.replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
}
