import type { Project, Property, Signature, SignatureParameter, TupleElement, Type } from "../project.js";
import { has, type Native } from "./native.js";
import type { NativeSignature, NativeSymbol, NativeType } from "./native-api.js";

/** Properties with their types: the types of all of them are one question. */
export function readProperties(native: Native, type: NativeType): Property[] {
  const { checker } = native.current();
  const symbols = checker.getPropertiesOfType(type);
  const types = typesOf(native, symbols);
  const flags = native.api.SymbolFlags;
  return symbols.map((symbol, index) => {
    const declaration = (symbol.valueDeclaration ?? symbol.declarations?.[0])?.resolve();
    const all = (symbol.declarations?.length ?? 0) > 1 ? symbol.declarations : undefined;
    const others = (all ?? []).flatMap((handle) => handle.resolve() ?? []).filter((other) => other !== declaration);
    const marks = [...(declaration?.modifiers ?? []), declaration?.name].map((node) => node && native.kind(node));
    const hidden = marks.some(
      (mark) => mark === "PrivateKeyword" || mark === "ProtectedKeyword" || mark === "PrivateIdentifier",
    );
    return {
      name: symbol.name,
      type: types[index] as unknown as Type,
      optional: has(symbol.flags, flags.Optional),
      form: has(symbol.flags, flags.Method) ? "method" : has(symbol.flags, flags.Accessor) ? "accessor" : "data",
      visibility: hidden ? "hidden" : "public",
      ...(declaration && { declaration }),
      ...(others.length > 0 && { others }),
    };
  });
}

export function readSignatures(native: Native, signatures: readonly NativeSignature[]): Signature[] {
  const { checker } = native.current();
  return signatures.map((signature) => {
    const declaration = signature.declaration?.resolve();
    return {
      parameters: readParameters(native, signature.getParameters()),
      returns: checker.getReturnTypeOfSignature(signature) as unknown as Type,
      ...(declaration && { declaration }),
    };
  });
}

function readParameters(native: Native, symbols: readonly NativeSymbol[]): SignatureParameter[] {
  const types = typesOf(native, symbols);
  return symbols.map((symbol, index) => {
    const declaration = symbol.valueDeclaration?.resolve();
    const written = declaration && native.kind(declaration) === "Parameter" ? declaration : undefined;
    return {
      name: symbol.name,
      type: types[index] as unknown as Type,
      optional: written?.questionToken !== undefined || written?.initializer !== undefined,
      rest: written?.dotDotDotToken !== undefined,
      ...(written && { declaration: written }),
    };
  });
}

function typesOf(native: Native, symbols: readonly NativeSymbol[]): readonly (NativeType | undefined)[] {
  return symbols.length === 0 ? [] : native.current().checker.getTypeOfSymbol(symbols);
}

export function indexSignatures(native: Native, type: NativeType): ReturnType<Project["indexSignatures"]> {
  const infos = native.current().checker.getIndexInfosOfType(type);
  return infos.map(({ keyType, valueType }) => ({
    key: keyType as unknown as Type,
    value: valueType as unknown as Type,
  }));
}

export function tupleElements(native: Native, tuple: NativeType): TupleElement[] {
  const { ElementFlags } = native.api;
  const target = tuple.getTarget() ?? tuple;
  const labels = tupleLabels(native, tuple);
  return native
    .current()
    .checker.getTypeArguments(tuple)
    .map((type, index) => {
      const flags = target.elementFlags?.[index] ?? 0;
      const label = labels[index];
      return {
        type: type as unknown as Type,
        optional: has(flags, ElementFlags.Optional),
        rest: has(flags, ElementFlags.Rest) || has(flags, ElementFlags.Variadic),
        ...(label !== undefined && { label }),
      };
    });
}

/**
 * TypeScript 7.0 has no question for labels, but it writes them when it is asked for the type as syntax. (It cannot write
 * an empty tuple: there the answer has no nodes, and its own reader fails.)
 */
function tupleLabels(native: Native, tuple: NativeType): (string | undefined)[] {
  const isEmpty = native.current().checker.getTypeArguments(tuple).length === 0;
  if (isEmpty || (tuple.getTarget() ?? tuple).elementFlags?.length === 0) return [];
  const { NoTruncation, InTypeAlias } = native.api.NodeBuilderFlags;
  const written = native.current().checker.typeToTypeNode(tuple, undefined, NoTruncation | InTypeAlias);
  const list = written?.elements ?? written?.type?.elements ?? [];
  return list.map((element) => element.name?.text);
}
