import type { Project, Type, TypeSymbol } from "../project.js";
import { kindOfType } from "./kind-of-type.js";
import { indexSignatures, readProperties, readSignatures, tupleElements } from "./members.js";
import { asNode, asSymbol, asType, has, type Native } from "./native.js";
import type { NativeNode, NativeSymbol, NativeType, NodeHandle } from "./native-api.js";

type Answers = Omit<
  Project,
  | "typescript" | "root" | "hasOldDecorators" | "rootFiles" | "update" | "refresh" | "dispose" | "sourceFile" | "kind" | "children" | "span" | "text" | "isDefaultLib"
>; // biome-ignore format: a list of words

/** The answers about symbols and types. */
export function typeSide(native: Native): Answers {
  const { api, recall } = native;
  const checker = () => native.current().checker;
  const followed = (symbol: NativeSymbol | undefined) =>
    symbol && has(symbol.flags, api.SymbolFlags.Alias)
      ? recall("aliased", symbol.id, () => checker().getAliasedSymbol(symbol))
      : symbol;
  const remember = <T>(question: string, type: Type, ask: (type: NativeType) => T) =>
    recall(question, asType(type).id, () => ask(asType(type)));
  const type = (found: NativeType) => found as unknown as Type;
  const symbol = (found: NativeSymbol | undefined) => found as unknown as TypeSymbol | undefined;
  return {
    symbolAt: (node) => symbol(recall("symbolAt", node, () => followed(checker().getSymbolAtLocation(asNode(node))))),
    shorthandValue: (property) =>
      symbol(
        recall("shorthand", property, () => followed(checker().getShorthandAssignmentValueSymbol(asNode(property)))),
      ),
    foresee: (names) => {
      const found = names.length === 0 ? [] : checker().getSymbolAtLocation(names.map(asNode));
      for (const [index, name] of names.entries()) recall("symbolAt", name, () => followed(found[index]));
    },
    symbolName: (of) => asSymbol(of).name,
    declarations: (of) => resolved(asSymbol(of).declarations),
    typeAt: (node) =>
      type(recall("typeAt", node, () => checker().getTypeAtLocation(asNode(node)) ?? errorType(native))),
    contextualType: (node) =>
      recall("contextual", node, () => checker().getContextualType(asNode(node)) as unknown as Type | undefined),
    calledDeclaration: (call) =>
      recall("called", call, () => checker().getResolvedSignature(asNode(call))?.declaration?.resolve()),
    kindOfType: (of) => remember("kind", of, (inner) => kindOfType(native, inner)),
    literalValue: (of) => {
      const { value, intrinsicName } = asType(of);
      return typeof value === "bigint" ? String(value) : (value ?? intrinsicName === "true");
    },
    members: (of) => remember("members", of, (inner) => (inner.getTypes() ?? []).map(type)),
    typeArguments: (of) =>
      remember("arguments", of, (inner) => {
        if (has(inner.flags, api.TypeFlags.StringMapping)) return [inner.getTarget() ?? []].flat().map(type);
        return has(inner.objectFlags, api.ObjectFlags.Reference) ? checker().getTypeArguments(inner).map(type) : [];
      }),
    tupleElements: (of) => remember("tuple", of, (inner) => tupleElements(native, inner)),
    properties: (of) => remember("properties", of, (inner) => readProperties(native, inner)),
    indexSignatures: (of) => remember("index", of, (inner) => indexSignatures(native, inner)),
    signatures: (of) =>
      remember("signatures", of, (inner) =>
        readSignatures(native, checker().getSignaturesOfType(inner, api.SignatureKind.Call)),
      ),
    signatureOf: (node) =>
      recall("signatureOf", node, () => {
        const found = checker().getSignatureFromDeclaration(asNode(node));
        return found && readSignatures(native, [found])[0];
      }),
    isConstructor: (of) =>
      remember(
        "constructs",
        of,
        (inner) => checker().getSignaturesOfType(inner, api.SignatureKind.Construct).length > 0,
      ),
    constraint: (of) =>
      remember("constraint", of, (inner) => {
        const found = checker().getBaseConstraintOfType(inner);
        return found === undefined || found.id === inner.id || has(found.flags, api.TypeFlags.Unknown)
          ? undefined
          : type(found);
      }),
    templateParts: (of) =>
      remember("template", of, (inner) => ({ texts: inner.texts ?? [], types: (inner.getTypes() ?? []).map(type) })),
    symbolOf: (of) => symbol(remember("symbol", of, (inner) => followed(inner.getSymbol()))),
    aliasOf: (of) => symbol(remember("alias", of, (inner) => inner.getAliasSymbol())),
    aliasArguments: (of) => remember("alias arguments", of, (inner) => inner.getAliasTypeArguments().map(type)),
    baseTypes: (of) =>
      remember("bases", of, (inner) => {
        const target = has(inner.objectFlags, api.ObjectFlags.Reference) ? (inner.getTarget() ?? inner) : inner;
        return target.isClassOrInterface() ? checker().getBaseTypes(target).map(type) : [];
      }),
    keysOf: (of) =>
      has(asType(of).flags, api.TypeFlags.Index)
        ? remember("keyof", of, (inner) => {
            const found = inner.getTarget();
            return found && type(found);
          })
        : undefined,
    accessOf: (of) =>
      has(asType(of).flags, api.TypeFlags.IndexedAccess)
        ? remember("access", of, (inner) => {
            const [object, index] = [inner.getObjectType?.(), inner.getIndexType?.()];
            return object && index && { object: type(object), index: type(index) };
          })
        : undefined,
    id: (of) => asType(of).id,
    typeText: (of) =>
      asType(of).id === NO_TYPE ? "any" : remember("text", of, (inner) => checker().typeToString(inner)),
  };
}

function resolved(handles: readonly NodeHandle[] | undefined): NativeNode[] {
  return (handles ?? []).flatMap((handle) => handle.resolve() ?? []);
}

const NO_TYPE = -1;

/** Where the server has no answer, the compilers in this process have their error type. */
function errorType(native: Native): NativeType {
  return {
    id: NO_TYPE,
    flags: native.api.TypeFlags.Any,
    objectFlags: 0,
    intrinsicName: "error",
    getSymbol: () => undefined,
    getAliasSymbol: () => undefined,
    getAliasTypeArguments: () => [],
    isClassOrInterface: () => false,
    getTarget: () => undefined,
    getTypes: () => undefined,
  };
}
