import type { SyntaxNode } from "../syntax.js";

/**
 * What this adapter uses of TypeScript 7.0's `typescript/unstable/sync` and `typescript/unstable/ast`. Written down
 * here, since the compiler is built against TypeScript 6, whose package has no such entry points.
 */
export interface NativeApi {
  readonly API: new (options: { cwd: string; fs: FileCallbacks }) => NativeServer;
  readonly TypeFlags: Flags<TypeFlagName>;
  readonly ObjectFlags: Flags<"Reference">;
  readonly SymbolFlags: Flags<"Alias" | "Optional" | "Method" | "Accessor">;
  readonly ElementFlags: Flags<"Optional" | "Rest" | "Variadic">;
  readonly NodeBuilderFlags: Flags<"NoTruncation" | "InTypeAlias">;
  readonly SignatureKind: Flags<"Call" | "Construct">;
  /** From `typescript/unstable/ast`. */
  readonly SyntaxKind: Readonly<Record<string, number>>;
}

type Flags<Name extends string> = Readonly<Record<Name, number>>;

export type TypeFlagName =
  | "Any" | "Unknown" | "Never" | "Void" | "Undefined" | "Null" | "Boolean" | "Union" | "StringLiteral" | "NumberLiteral"
  | "BooleanLiteral" | "BigIntLiteral" | "String" | "Number" | "Enum" | "BigInt" | "ESSymbol"
  | "UniqueESSymbol" | "TemplateLiteral" | "StringMapping" | "NonPrimitive" | "Intersection" | "TypeParameter" | "Object"
  | "Index" | "IndexedAccess"; // biome-ignore format: a list of words

/** What the server asks before it looks at the disk; `undefined` sends it there. */
export interface FileCallbacks {
  readFile(file: string): string | undefined;
  fileExists(file: string): boolean | undefined;
  directoryExists(folder: string): boolean | undefined;
}

export interface NativeServer {
  parseConfigFile(file: string): { readonly fileNames?: readonly string[] };
  updateSnapshot(change: {
    openProjects?: readonly string[];
    fileChanges?: { changed?: readonly string[]; created?: readonly string[] } | { invalidateAll: true };
  }): NativeSnapshot;
  close(): void;
}

export interface NativeSnapshot {
  getProject(configFile: string): NativeProgramAndChecker | undefined;
  dispose(): void;
}

export interface NativeProgramAndChecker {
  readonly program: NativeProgram;
  readonly checker: NativeChecker;
}

export interface NativeProgram {
  getCompilerOptions(): { readonly experimentalDecorators?: boolean };
  getSourceFile(file: string): NativeNode | undefined;
  getSourceFileMetadata(file: string): { readonly isDefaultLibrary: boolean } | undefined;
}

export interface NativeNode extends SyntaxNode {
  readonly kind: number;
  readonly fileName: string;
  getSourceFile(): NativeNode;
  getStart(): number;
  forEachChild(visit: (child: NativeNode) => undefined): void;
}

export interface NodeHandle {
  resolve(): NativeNode | undefined;
}

export interface NativeSymbol {
  readonly id: number;
  readonly name: string;
  readonly flags: number;
  readonly declarations?: readonly NodeHandle[];
  readonly valueDeclaration?: NodeHandle;
}

export interface NativeType {
  readonly id: number;
  readonly flags: number;
  readonly objectFlags: number;
  readonly value?: string | number | boolean | bigint;
  readonly intrinsicName?: string;
  readonly texts?: readonly string[];
  readonly elementFlags?: readonly number[];
  getSymbol(): NativeSymbol | undefined;
  getAliasSymbol(): NativeSymbol | undefined;
  getAliasTypeArguments(): readonly NativeType[];
  isClassOrInterface(): boolean;
  /** Of `T[K]` only. */
  getObjectType?(): NativeType;
  getIndexType?(): NativeType;
  getTarget(): NativeType | undefined;
  getTypes(): readonly NativeType[] | undefined;
}

export interface NativeSignature {
  readonly declaration?: NodeHandle;
  getParameters(): readonly NativeSymbol[];
}

/** Questions to the checker: each is one trip to the server; questions about a list are one trip, too. */
export interface NativeChecker {
  getSymbolAtLocation(node: NativeNode): NativeSymbol | undefined;
  getSymbolAtLocation(nodes: readonly NativeNode[]): readonly (NativeSymbol | undefined)[];
  getShorthandAssignmentValueSymbol(node: NativeNode): NativeSymbol | undefined;
  getAliasedSymbol(symbol: NativeSymbol): NativeSymbol | undefined;
  getTypeAtLocation(node: NativeNode): NativeType | undefined;
  getContextualType(expression: NativeNode): NativeType | undefined;
  getResolvedSignature(call: NativeNode): NativeSignature | undefined;
  getTypeOfSymbol(symbols: readonly NativeSymbol[]): readonly (NativeType | undefined)[];
  getTypeArguments(type: NativeType): readonly NativeType[];
  getBaseTypes(type: NativeType): readonly NativeType[];
  getPropertiesOfType(type: NativeType): readonly NativeSymbol[];
  getIndexInfosOfType(type: NativeType): readonly { readonly keyType: NativeType; readonly valueType: NativeType }[];
  getSignaturesOfType(type: NativeType, kind: number): readonly NativeSignature[];
  getSignatureFromDeclaration(node: NativeNode): NativeSignature | undefined;
  getReturnTypeOfSignature(signature: NativeSignature): NativeType | undefined;
  getBaseConstraintOfType(type: NativeType): NativeType | undefined;
  isArrayType(type: NativeType): boolean;
  isTupleType(type: NativeType): boolean;
  typeToString(type: NativeType): string;
  typeToTypeNode(type: NativeType, enclosing: undefined, flags: number): SyntaxNode | undefined;
}
