import type { Span } from "../span.js";

/**
 * What is to be done to a source file so that its compiled form carries the descriptors: plain data, so that one plan
 * serves text edits (bundlers, TypeScript 7) and syntax trees (tspc). All offsets are those of the original text; no
 * edit adds a line break, so lines never shift.
 */
export type Edit = {
  /** The descriptor as a JavaScript expression: self-contained ES2020, no import, no reference to the user's names. */
  readonly descriptor: string;
  /** `@register` on a doc-tagged function: it also goes to where the runtime's global registry collects. */
  readonly register?: true;
} & Attachment;

/** How a descriptor reaches its function. */
export type Attachment = BindingAttachment | MemberAttachment | ArgumentAttachment | WrapAttachment;

/** `;Object.defineProperty(NAME, Symbol.for("windlass.tool"), { value: DESCRIPTOR })` behind the declaring statement. */
export interface BindingAttachment {
  readonly form: "binding";
  /** The name as declared, at its declaration. */
  readonly name: string;
  readonly nameSpan: Span;
  /** The statement that declares it; the edit goes to its end. */
  readonly statement: Span;
}

/** `static { … }` behind a class member: works for class declarations, class expressions and default exports alike. */
export interface MemberAttachment {
  readonly form: "member";
  /** The member's own name: an identifier or a string, never a private or computed name. */
  readonly member: string;
  readonly static: boolean;
  /** The whole member, decorators included; the edit goes to its end. */
  readonly memberSpan: Span;
  /**
   * The `@tool` decorator, which is taken out, since not every tool chain can lower decorators. In its place the static
   * block calls `TOOL(OPTIONS, this.prototype.member, DESCRIPTOR)`. Absent for doc tags and classes that extend `Tool`:
   * there the static block defines the symbol's property.
   */
  readonly decorator?: {
    /** From `@` to the end of the decorator's expression. */
    readonly span: Span;
    /** The expression that names `tool` (`tool`, `windlass.tool`). */
    readonly tool: Span;
    /** The options argument of `@tool({ … })`. */
    readonly options?: Span;
  };
  /**
   * Other decorators stand on the method, of the old kind: these run behind the static blocks and may put another function
   * in the method's place. The mark is then a decorator of its own in front of the member, since the first one runs last.
   */
  readonly redecorated?: true;
}

/** A further last argument of the call: `tool(fn, DESCRIPTOR)`, `tool(options, fn, DESCRIPTOR)`, `schemaOf<T>(DESCRIPTOR)`. */
export interface ArgumentAttachment {
  readonly form: "argument";
  /** The whole call expression. */
  readonly call: Span;
  /** The last argument; the edit goes to its end. Absent for a call without arguments: `schemaOf<T>(DESCRIPTOR)`. */
  readonly lastArgument?: Span;
}

/**
 * `[EXPRESSION].map(MARK)[0]` where a function is written or named: gives the same function, with the descriptor if it
 * carries none yet. The text in front is as short as can be, so that columns hardly shift.
 */
export interface WrapAttachment {
  readonly form: "wrap";
  /** The expression; with `property`, the whole member of the object literal. */
  readonly expression: Span;
  /** `{ search }` and `{ search(…) { … } }` become properties with a value: `search:[search]`, `search:[{ … }.search]`. */
  readonly property?: { readonly form: "shorthand" | "method"; readonly name: string };
  /** The name that JavaScript gives to a function that stands directly in a declaration: inside of brackets it would not. */
  readonly inferredName?: string;
}

/** All edits of one file. */
export interface Emission {
  readonly file: string;
  readonly edits: readonly Edit[];
}
