/**
 * The part of a syntax tree that both compiler families share: TypeScript 5 and 6 in this process, and the trees that
 * TypeScript 7 sends. The fields have the same names in all of them; the numbers of the kinds differ, so kinds are read
 * through {@link Project.kind} as names.
 */
export interface SyntaxNode {
  readonly pos: number;
  readonly end: number;
  readonly parent?: SyntaxNode;
  readonly name?: SyntaxNode;
  readonly text?: string;
  readonly initializer?: SyntaxNode;
  readonly propertyName?: SyntaxNode;
  readonly questionToken?: SyntaxNode;
  readonly dotDotDotToken?: SyntaxNode;
  readonly type?: SyntaxNode;
  readonly body?: SyntaxNode;
  readonly expression?: SyntaxNode;
  readonly operand?: SyntaxNode;
  readonly operator?: number;
  readonly declarationList?: SyntaxNode;
  readonly parameters?: readonly SyntaxNode[];
  readonly modifiers?: readonly SyntaxNode[];
  readonly members?: readonly SyntaxNode[];
  readonly elements?: readonly SyntaxNode[];
  readonly properties?: readonly SyntaxNode[];
  readonly declarations?: readonly SyntaxNode[];
  readonly arguments?: readonly SyntaxNode[];
  readonly typeArguments?: readonly SyntaxNode[];
  readonly constraint?: SyntaxNode;
  readonly typeParameter?: SyntaxNode;
  readonly typeParameters?: readonly SyntaxNode[];
  readonly heritageClauses?: readonly SyntaxNode[];
  readonly types?: readonly SyntaxNode[];
  readonly isTypeOnly?: boolean;
}

/** The kinds of syntax that the compiler asks for, by TypeScript's own names. */
export const SYNTAX_NAMES = [
  "SourceFile", "FunctionDeclaration", "FunctionExpression", "ArrowFunction", "MethodDeclaration", "Constructor",
  "GetAccessor", "SetAccessor", "PropertyDeclaration", "PropertySignature", "MethodSignature", "ClassDeclaration",
  "ClassExpression", "InterfaceDeclaration", "TypeAliasDeclaration", "EnumDeclaration", "EnumMember", "VariableStatement",
  "VariableDeclarationList", "VariableDeclaration", "ExportAssignment", "ExpressionStatement", "CallExpression",
  "PropertyAccessExpression", "ElementAccessExpression", "Identifier", "PrivateIdentifier", "ComputedPropertyName",
  "StringLiteral", "NoSubstitutionTemplateLiteral", "TemplateExpression", "NumericLiteral", "BigIntLiteral",
  "RegularExpressionLiteral", "TrueKeyword", "FalseKeyword", "NullKeyword", "PrefixUnaryExpression", "MinusToken",
  "ArrayLiteralExpression", "ObjectLiteralExpression", "PropertyAssignment", "ShorthandPropertyAssignment",
  "SpreadAssignment", "SpreadElement", "ParenthesizedExpression", "AsExpression", "SatisfiesExpression",
  "NonNullExpression", "Decorator", "StaticKeyword", "ExportKeyword", "DefaultKeyword", "AbstractKeyword",
  "DeclareKeyword", "PrivateKeyword", "ProtectedKeyword", "ObjectBindingPattern", "ArrayBindingPattern",
  "BindingElement", "Parameter", "HeritageClause", "ExpressionWithTypeArguments", "JSDocComment", "JsxText", "TemplateHead",
  "TemplateMiddle", "TemplateTail", "ModuleDeclaration", "ModuleBlock", "Block", "NewExpression", "ReturnStatement",
  "ConditionalExpression", "BinaryExpression", "JsxExpression", "TypeParameter", "IndexSignature", "TypeAssertionExpression",
  "TypeReference", "UnionType", "ParenthesizedType", "LiteralType", "UndefinedKeyword", "ArrayType", "TypeOperator",
  "TupleType", "NamedTupleMember", "OptionalType", "RestType", "TypeLiteral", "MappedType", "QualifiedName", "ExportDeclaration", "NamedExports",
  "EqualsToken", "QuestionQuestionToken", "BarBarToken", "AmpersandAmpersandToken",
] as const; // biome-ignore format: a list of names reads better dense

/** One of {@link SYNTAX_NAMES}, or `Other`. */
export type SyntaxName = (typeof SYNTAX_NAMES)[number] | "Other";

/** Names by the numbers of one compiler's `SyntaxKind`. */
export function syntaxNames(kinds: Readonly<Record<string, number | string>>): ReadonlyMap<number, SyntaxName> {
  const names = new Map<number, SyntaxName>();
  for (const name of SYNTAX_NAMES) {
    const kind = kinds[name];
    if (typeof kind === "number") names.set(kind, name);
  }
  return names;
}
