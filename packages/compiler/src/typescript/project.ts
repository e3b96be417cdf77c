import type { Span } from "../span.js";
import type { SyntaxName, SyntaxNode } from "./syntax.js";

/** A type of the compiler behind a {@link Project}; only that project can say anything about it. */
export interface Type {
  readonly __type: never;
}

/** A symbol of the compiler behind a {@link Project}, with aliases followed. */
export interface TypeSymbol {
  readonly __symbol: never;
}

/** What a type is, in one word. Unions of literals are `union`; `boolean` is not a union; enums are unions or literals. */
export type TypeKind =
  | "any" | "error" | "unknown" | "never" | "void" | "undefined" | "null" | "string" | "number" | "bigint" | "boolean"
  | "symbol" | "literal" | "bigint-literal" | "template" | "string-mapping" | "non-primitive" | "union" | "intersection"
  | "array" | "tuple" | "object" | "type-parameter" | "deferred"; // biome-ignore format: a list of words

/** A property as the checker resolves it, through generics, mapped and utility types. */
export interface Property {
  readonly name: string;
  readonly type: Type;
  readonly optional: boolean;
  readonly form: "data" | "method" | "accessor";
  readonly visibility: "public" | "hidden";
  /** Where it is written down; absent for properties that a mapped type makes. */
  readonly declaration?: SyntaxNode;
  /** Where else: the other parts of an intersection, the other accessor. */
  readonly others?: readonly SyntaxNode[];
}

export interface SignatureParameter {
  readonly name: string;
  readonly type: Type;
  readonly optional: boolean;
  readonly rest: boolean;
  readonly declaration?: SyntaxNode;
}

export interface Signature {
  readonly parameters: readonly SignatureParameter[];
  readonly returns: Type;
  readonly declaration?: SyntaxNode;
}

export interface TupleElement {
  readonly type: Type;
  readonly optional: boolean;
  readonly rest: boolean;
  readonly label?: string;
}

/**
 * All that the compiler's stages may ask of a TypeScript: an opened project, its syntax and its types. Two families
 * stand behind it (TypeScript 5.9 and 6.0 in this process; the TypeScript 7 API), and results must be the same.
 * Answers about a type come in one piece each, so that an implementation over a pipe can batch and remember them.
 */
export interface Project {
  /** Version of the TypeScript behind it. */
  readonly typescript: string;
  /** Folder of the configuration file: paths in descriptors are relative to it. Forward slashes. */
  readonly root: string;

  /** Whether decorators are those of `experimentalDecorators`: they run when the class is made, behind its static blocks. */
  hasOldDecorators(): boolean;
  rootFiles(): readonly string[];
  /** Replaces a file's text without writing it (a bundler's text, an unsaved editor). Adds the file when it is new. */
  update(file: string, text: string): void;
  /** Forgets what was read from disk, so that changed files are seen. */
  refresh(): void;
  dispose(): void;

  /** The root of a file's tree; undefined for a file that is not in the program. */
  sourceFile(file: string): SyntaxNode | undefined;
  kind(node: SyntaxNode): SyntaxName;
  children(node: SyntaxNode): readonly SyntaxNode[];
  /** The node's place without the comments in front of it. */
  span(node: SyntaxNode): Span;
  text(file: string): string | undefined;
  /** Whether the file belongs to TypeScript's own library (`lib.*.d.ts`). */
  isDefaultLib(file: string): boolean;

  /** What a name at this place refers to, aliases followed. */
  symbolAt(node: SyntaxNode): TypeSymbol | undefined;
  /** The variable behind `{ name }`, where {@link symbolAt} gives the property. */
  shorthandValue(property: SyntaxNode): TypeSymbol | undefined;
  /** Says that these names will be asked for: one trip where the compiler is another process. */
  foresee(names: readonly SyntaxNode[]): void;
  symbolName(symbol: TypeSymbol): string;
  declarations(symbol: TypeSymbol): readonly SyntaxNode[];

  typeAt(node: SyntaxNode): Type;
  /** The type that the place of an expression asks for: that of the parameter, the property, the variable it goes to. */
  contextualType(expression: SyntaxNode): Type | undefined;
  /** The declaration of the signature that a call, or `new`, was resolved to. */
  calledDeclaration(call: SyntaxNode): SyntaxNode | undefined;
  kindOfType(type: Type): TypeKind;
  /** The value of a `literal` type; enum members give their value, a `bigint-literal` its decimal text. */
  literalValue(type: Type): string | number | boolean;
  /** Members of a union or an intersection. */
  members(type: Type): readonly Type[];
  /** Type arguments: an array's item, those of `Set<T>`, `Promise<T>`, a generic class or interface, `Uppercase<T>`. */
  typeArguments(type: Type): readonly Type[];
  tupleElements(type: Type): readonly TupleElement[];
  properties(type: Type): readonly Property[];
  indexSignatures(type: Type): readonly { readonly key: Type; readonly value: Type }[];
  /** Call signatures of a type. */
  signatures(type: Type): readonly Signature[];
  /** The signature of one function-like declaration. */
  signatureOf(declaration: SyntaxNode): Signature | undefined;
  isConstructor(type: Type): boolean;
  /** The constraint of a type parameter or another deferred type; undefined where there is none. */
  constraint(type: Type): Type | undefined;
  /** Texts and types of a template literal type: one text more than types. */
  templateParts(type: Type): { readonly texts: readonly string[]; readonly types: readonly Type[] };
  symbolOf(type: Type): TypeSymbol | undefined;
  /** The alias under which a type was written (`type Rule = …`), where the checker kept it. */
  aliasOf(type: Type): TypeSymbol | undefined;
  /** The type arguments of that alias: `[Date]` for `Readonly<Date>`. */
  aliasArguments(type: Type): readonly Type[];
  /** What a class or an interface extends, as its declaration says it: type parameters are not replaced. */
  baseTypes(type: Type): readonly Type[];
  /** The `T` of a `keyof T` that waits for `T`. */
  keysOf(type: Type): Type | undefined;
  /** The `T` and the `K` of a `T[K]` that waits for one of them. */
  accessOf(type: Type): { readonly object: Type; readonly index: Type } | undefined;
  /** The same number for the same type, within one state of the project. */
  id(type: Type): number;
  /** The type as TypeScript prints it, for messages. */
  typeText(type: Type): string;
}
