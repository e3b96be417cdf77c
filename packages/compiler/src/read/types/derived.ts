import type { Project, Type } from "../../typescript/project.js";
import { isOfThePlatform, knownName, knownSymbol } from "./known-types.js";

/**
 * What a type of the user is derived from, where that is a list or another type of the platform:
 *
 * - an interface that only extends one (`interface Names extends Array<string> {}`), and a mapped type over one
 *   (`Readonly<Date>`): it is read as that type;
 * - a class, or an interface with members of its own: a model cannot send its behaviour, so the reason is given.
 */
export type Derivation = { readonly from: Type } | { readonly why: string };

export function derivation(project: Project, type: Type): Derivation | undefined {
  if (project.kindOfType(type) !== "object") return undefined;
  return ofMappedType(project, type) ?? ofBaseType(project, type);
}

function ofBaseType(project: Project, type: Type): Derivation | undefined {
  const symbol = project.symbolOf(type);
  const declarations = symbol ? project.declarations(symbol) : [];
  if (!declarations.some((declaration) => (declaration.heritageClauses?.length ?? 0) > 0)) return undefined;
  if (symbol && isOfThePlatform(project, symbol)) return undefined;
  const base = project.baseTypes(type).find((one) => isOfPlatform(project, one) || derivation(project, one));
  if (!base) return undefined;
  const deeper = derivation(project, base);
  if (deeper && "why" in deeper) return deeper;
  const isClass = declarations.some((declaration) => project.kind(declaration).startsWith("Class"));
  const isBare = !isClass && declarations.every((declaration) => (declaration.members?.length ?? 0) === 0);
  const from = deeper?.from ?? base;
  if (isBare && isComplete(project, from)) return { from };
  if (isClass || isBehaviour(project, from))
    return { why: `${project.typeText(type)} extends ${project.typeText(base)}, which JSON cannot carry with it` };
  return undefined;
}

/** A list, or a class of the platform: what is derived from it is more than its data. */
function isOfPlatform(project: Project, type: Type): boolean {
  return ["array", "tuple"].includes(project.kindOfType(type)) || isBehaviour(project, type);
}

function isBehaviour(project: Project, type: Type): boolean {
  const kind = project.kindOfType(type);
  if (kind === "array" || kind === "tuple") return true;
  const symbol = kind === "object" ? project.symbolOf(type) : undefined;
  return symbol !== undefined && isOfThePlatform(project, symbol) && isClassLike(project, type);
}

/** Types of the platform with behaviour; its interfaces of plain data (`RequestInit`, say) have none. */
export function isClassLike(project: Project, type: Type): boolean {
  const symbol = project.symbolOf(type);
  if (knownName(project, type) !== undefined) return true;
  const hasValue = (symbol ? project.declarations(symbol) : []).some((declaration) =>
    ["VariableDeclaration", "ClassDeclaration"].includes(project.kind(declaration)),
  );
  return (
    hasValue ||
    project
      .properties(type)
      .some((property) => property.form !== "data" || project.signatures(property.type).length > 0)
  );
}

/** Base types are told as they are declared: one that depends on a type parameter cannot be read. */
function isComplete(project: Project, type: Type): boolean {
  return project.typeArguments(type).every((argument) => project.kindOfType(argument) !== "type-parameter");
}

/** `Readonly<Date>`, or a mapped type of the user over one: all members are those of a type of the platform. */
function ofMappedType(project: Project, type: Type): Derivation | undefined {
  const symbol = project.symbolOf(type);
  if (!symbol || project.symbolName(symbol) !== "__type") return undefined;
  const [first] = project.properties(type);
  const owner = first?.declaration?.parent;
  const home = owner?.name && project.symbolAt(owner.name);
  const name = knownSymbol(project, home);
  if (!home || name === undefined || name === "Iterable" || name === "Iterator") return undefined;
  const from = project.aliasArguments(type).find((argument) => knownName(project, argument) === name);
  if (from) return { from };
  const isGeneric = name === "Map" || name === "Set" || name === "Promise";
  const declared = isGeneric || !owner?.name ? undefined : project.typeAt(owner.name);
  return declared ? { from: declared } : { why: `the type is made of the members of ${name}` };
}
