import type ts from "typescript";
import type { Project, Property, Signature, TupleElement, Type, TypeKind, TypeSymbol } from "../project.js";
import { type SyntaxNode, syntaxNames } from "../syntax.js";

type TypeScript = typeof ts;

/** What a program cannot do by itself: the life of the project it belongs to. */
export type Lifecycle = Pick<Project, "update" | "refresh" | "dispose" | "rootFiles" | "root">;

/**
 * The adapter over TypeScript 5.9 and 6.0 in this process.
 *
 * @param typescript - The TypeScript that made the program; its numbers of flags and kinds are used, none is assumed.
 * @param program - A program, or a function that gives the current one.
 * @param lifecycle - How the project changes; by default it does not.
 */
export function projectFromProgram(
  typescript: TypeScript,
  program: ts.Program | (() => ts.Program),
  lifecycle: Partial<Lifecycle> = {},
): Project {
  const current = typeof program === "function" ? program : () => program;
  const names = syntaxNames(typescript.SyntaxKind as unknown as Record<string, number>);
  const node = (value: ts.Node | undefined) => value as unknown as SyntaxNode;
  const back = (value: SyntaxNode) => value as unknown as ts.Node;
  return {
    typescript: typescript.version,
    root: lifecycle.root ?? rootOf(current()),
    rootFiles: lifecycle.rootFiles ?? (() => current().getRootFileNames()),
    update: lifecycle.update ?? (() => undefined),
    refresh: lifecycle.refresh ?? (() => undefined),
    dispose: lifecycle.dispose ?? (() => undefined),
    hasOldDecorators: () => current().getCompilerOptions().experimentalDecorators === true,
    sourceFile: (file) => {
      current().getTypeChecker(); // Making the checker binds the trees: nodes know their parents only from then on.
      return node(current().getSourceFile(file));
    },
    kind: (syntax) => names.get(back(syntax).kind) ?? "Other",
    children: (syntax) => {
      const children: SyntaxNode[] = [];
      typescript.forEachChild(back(syntax), (child) => {
        children.push(node(child));
      });
      return children;
    },
    span: (syntax) => {
      const file = back(syntax).getSourceFile();
      return { file: file.fileName, start: back(syntax).getStart(file), end: syntax.end };
    },
    text: (file) => current().getSourceFile(file)?.text,
    isDefaultLib: (file) => {
      const source = current().getSourceFile(file);
      return source !== undefined && current().isSourceFileDefaultLibrary(source);
    },
    ...typeSide(typescript, () => current().getTypeChecker()),
  };
}

function rootOf(program: ts.Program): string {
  const config = program.getCompilerOptions().configFilePath;
  return typeof config === "string"
    ? config.replace(/\/[^/]*$/, "")
    : program.getCurrentDirectory().replaceAll("\\", "/");
}

type TypeSide = Omit<
  Project,
  | "typescript" | "root" | "hasOldDecorators" | "rootFiles" | "update" | "refresh" | "dispose" | "sourceFile" | "kind" | "children" | "span" | "text" | "isDefaultLib"
>; // biome-ignore format: a list of words

function typeSide(typescript: TypeScript, checker: () => ts.TypeChecker): TypeSide {
  const flags = typescript.TypeFlags;
  const type = (value: ts.Type) => value as unknown as Type;
  const back = (value: Type) => value as unknown as ts.Type;
  const symbol = (value: ts.Symbol | undefined) => value as unknown as TypeSymbol | undefined;
  const backSymbol = (value: TypeSymbol) => value as unknown as ts.Symbol;
  const node = (value: SyntaxNode) => value as unknown as ts.Node;
  const syntax = (value: ts.Node) => value as unknown as SyntaxNode;
  const followed = (found: ts.Symbol | undefined) =>
    found && found.flags & typescript.SymbolFlags.Alias ? checker().getAliasedSymbol(found) : found;
  const asSignature = (signature: ts.Signature): Signature => readSignature(typescript, checker(), signature);
  return {
    symbolAt: (at) => symbol(followed(checker().getSymbolAtLocation(node(at)))),
    shorthandValue: (property) => symbol(followed(checker().getShorthandAssignmentValueSymbol(node(property)))),
    foresee: () => undefined,
    symbolName: (of) => backSymbol(of).name,
    declarations: (of) => (backSymbol(of).declarations ?? []).map(syntax),
    typeAt: (at) => type(checker().getTypeAtLocation(node(at))),
    contextualType: (at) => {
      const found = checker().getContextualType(node(at) as ts.Expression);
      return found && type(found);
    },
    calledDeclaration: (call) => {
      const found = checker().getResolvedSignature(node(call) as ts.CallLikeExpression)?.declaration;
      return found && syntax(found);
    },
    kindOfType: (of) => kindOf(typescript, checker(), back(of)),
    literalValue: (of) => {
      const literal = back(of);
      if (literal.flags & flags.BooleanLiteral) return (literal as { intrinsicName?: string }).intrinsicName === "true";
      const { value } = literal as ts.LiteralType;
      return typeof value === "object" ? `${value.negative ? "-" : ""}${value.base10Value}` : value;
    },
    members: (of) => (back(of) as ts.UnionOrIntersectionType).types.map(type),
    typeArguments: (of) => {
      const reference = back(of);
      if (reference.flags & flags.StringMapping) return [type((reference as ts.StringMappingType).type)];
      const isReference = (reference as ts.ObjectType).objectFlags & typescript.ObjectFlags.Reference;
      return isReference
        ? checker()
            .getTypeArguments(reference as ts.TypeReference)
            .map(type)
        : [];
    },
    tupleElements: (of) => tupleElements(typescript, checker(), back(of) as ts.TupleTypeReference),
    properties: (of) =>
      checker()
        .getPropertiesOfType(back(of))
        .map((found) => readProperty(typescript, checker(), found)),
    indexSignatures: (of) =>
      checker()
        .getIndexInfosOfType(back(of))
        .map((info) => ({ key: type(info.keyType), value: type(info.type) })),
    signatures: (of) => checker().getSignaturesOfType(back(of), typescript.SignatureKind.Call).map(asSignature),
    signatureOf: (of) => {
      const found = checker().getSignatureFromDeclaration(node(of) as ts.SignatureDeclaration);
      return found && asSignature(found);
    },
    isConstructor: (of) => checker().getSignaturesOfType(back(of), typescript.SignatureKind.Construct).length > 0,
    constraint: (of) => {
      const found = checker().getBaseConstraintOfType(back(of));
      const unconstrained = found === undefined || found === back(of) || (found.flags & flags.Unknown) !== 0;
      return unconstrained ? undefined : type(found);
    },
    templateParts: (of) => {
      const template = back(of) as ts.TemplateLiteralType;
      return { texts: template.texts, types: template.types.map(type) };
    },
    symbolOf: (of) => symbol(followed(back(of).getSymbol())),
    aliasOf: (of) => symbol(back(of).aliasSymbol),
    aliasArguments: (of) => (back(of).aliasTypeArguments ?? []).map(type),
    baseTypes: (of) => {
      const { target = back(of) } = back(of) as { target?: ts.Type };
      return target.isClassOrInterface() ? checker().getBaseTypes(target).map(type) : [];
    },
    keysOf: (of) => (back(of).flags & flags.Index ? type((back(of) as ts.IndexType).type) : undefined),
    accessOf: (of) => {
      if (!(back(of).flags & flags.IndexedAccess)) return undefined;
      const { objectType, indexType } = back(of) as ts.IndexedAccessType;
      return { object: type(objectType), index: type(indexType) };
    },
    id: (of) => (back(of) as unknown as { id: number }).id,
    typeText: (of) => checker().typeToString(back(of)),
  };
}

/** Order matters: enum members are literals, `boolean` is a union to the checker, tuples are array-like. */
function kindOf(typescript: TypeScript, checker: ts.TypeChecker, type: ts.Type): TypeKind {
  const flags = typescript.TypeFlags;
  const has = (flag: ts.TypeFlags) => (type.flags & flag) !== 0;
  if (has(flags.Any)) return (type as { intrinsicName?: string }).intrinsicName === "error" ? "error" : "any";
  if (has(flags.Unknown)) return "unknown";
  if (has(flags.Never)) return "never";
  if (has(flags.Void)) return "void";
  if (has(flags.Undefined)) return "undefined";
  if (has(flags.Null)) return "null";
  if (has(flags.Boolean)) return "boolean";
  if (has(flags.Union)) return "union";
  if (has(flags.StringLiteral | flags.NumberLiteral | flags.BooleanLiteral)) return "literal";
  if (has(flags.BigIntLiteral)) return "bigint-literal";
  if (has(flags.String)) return "string";
  if (has(flags.Number | flags.Enum)) return "number";
  if (has(flags.BigInt)) return "bigint";
  if (has(flags.ESSymbol | flags.UniqueESSymbol)) return "symbol";
  if (has(flags.TemplateLiteral)) return "template";
  if (has(flags.StringMapping)) return "string-mapping";
  if (has(flags.NonPrimitive)) return "non-primitive";
  if (has(flags.Intersection)) return "intersection";
  if (has(flags.TypeParameter)) return "type-parameter";
  if (!has(flags.Object)) return "deferred";
  if (checker.isTupleType(type)) return "tuple";
  return checker.isArrayType(type) ? "array" : "object";
}

function readProperty(typescript: TypeScript, checker: ts.TypeChecker, found: ts.Symbol): Property {
  const declaration = found.valueDeclaration ?? found.declarations?.[0];
  const others = found.declarations?.filter((other) => other !== declaration) ?? [];
  const modifiers = declaration ? typescript.getCombinedModifierFlags(declaration) : 0;
  const hidden = modifiers & (typescript.ModifierFlags.Private | typescript.ModifierFlags.Protected);
  const name = declaration && typescript.getNameOfDeclaration(declaration);
  const isPrivateName = name !== undefined && typescript.isPrivateIdentifier(name);
  const flags = typescript.SymbolFlags;
  return {
    name: typescript.unescapeLeadingUnderscores(found.escapedName),
    type: checker.getTypeOfSymbol(found) as unknown as Type,
    optional: (found.flags & flags.Optional) !== 0,
    form: found.flags & flags.Method ? "method" : found.flags & flags.Accessor ? "accessor" : "data",
    visibility: hidden || isPrivateName ? "hidden" : "public",
    ...(declaration && { declaration: declaration as unknown as SyntaxNode }),
    ...(others.length > 0 && { others: others as unknown as SyntaxNode[] }),
  };
}

function readSignature(typescript: TypeScript, checker: ts.TypeChecker, signature: ts.Signature): Signature {
  const parameters = signature.parameters.map((parameter) => {
    const declaration = parameter.valueDeclaration;
    const written = declaration && typescript.isParameter(declaration) ? declaration : undefined;
    return {
      name: parameter.name,
      type: checker.getTypeOfSymbol(parameter) as unknown as Type,
      optional: written ? written.questionToken !== undefined || written.initializer !== undefined : false,
      rest: written?.dotDotDotToken !== undefined,
      ...(written && { declaration: written as unknown as SyntaxNode }),
    };
  });
  return {
    parameters,
    returns: checker.getReturnTypeOfSignature(signature) as unknown as Type,
    ...(signature.declaration && { declaration: signature.declaration as unknown as SyntaxNode }),
  };
}

function tupleElements(typescript: TypeScript, checker: ts.TypeChecker, tuple: ts.TupleTypeReference): TupleElement[] {
  const target = tuple.target;
  const { Optional, Rest, Variadic } = typescript.ElementFlags;
  return checker.getTypeArguments(tuple).map((type, index) => {
    const flags = target.elementFlags[index] ?? 0;
    const label = target.labeledElementDeclarations?.[index]?.name;
    return {
      type: type as unknown as Type,
      optional: (flags & Optional) !== 0,
      rest: (flags & (Rest | Variadic)) !== 0,
      ...(label && typescript.isIdentifier(label) && { label: label.text }),
    };
  });
}
