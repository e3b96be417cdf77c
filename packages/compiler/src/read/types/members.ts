import type { Project, Type, TypeKind } from "../../typescript/project.js";
import { knownName } from "./known-types.js";

/** A type as the values that it holds: the members of a union, or the type itself. */
export interface Members {
  /** Without `undefined` and without what no value can have. */
  readonly defined: readonly Type[];
  readonly mayBeUndefined: boolean;
  /** What members are annotated with (the `A` of `Annotated<T, A>`), outermost last. */
  readonly annotations: ReadonlyMap<Type, readonly Type[]>;
}

const NONE: ReadonlyMap<Type, readonly Type[]> = new Map();

/**
 * The members of a type. `Annotated<T, A>` is `T | (T & Annotation<A>)`: the twins say what the others are annotated with,
 * and are no members themselves. An annotated `unknown` is one member.
 */
export function membersOf(project: Project, type: Type): Members {
  if (project.kindOfType(type) !== "union") {
    const isNothing = isUndefined(project, type);
    return { defined: isNothing ? [] : [type], mayBeUndefined: isNothing, annotations: NONE };
  }
  const all = project.members(type);
  if (all.some((member) => isAnnotation(project, member)))
    return { defined: [type], mayBeUndefined: false, annotations: NONE };
  const plain: Type[] = [];
  const twins: Twin[] = [];
  let mayBeUndefined = false;
  for (const member of all) {
    const twin = twinOf(project, member);
    if (isUndefined(project, member)) mayBeUndefined = true;
    else if (twin) twins.push(twin);
    else if (!isEmptyIntersection(project, member)) plain.push(member);
  }
  return { defined: plain, mayBeUndefined, annotations: twins.length === 0 ? NONE : annotated(project, plain, twins) };
}

/** A type without its `undefined`, as the members that are left. */
export function definedMembers(project: Project, type: Type): readonly Type[] {
  return membersOf(project, type).defined;
}

/** The `A`s of an annotated `unknown`, which is a union of everything with them; undefined for other types. */
export function annotationsOfUnknown(project: Project, type: Type): readonly Type[] | undefined {
  if (project.kindOfType(type) !== "union") return undefined;
  const found = project.members(type).filter((member) => isAnnotation(project, member));
  return found.length === 0 ? undefined : found.flatMap((member) => project.typeArguments(member));
}

/** The `A`s of a type that is nothing but an intersection with `Annotation<A>`, and what is left of it. */
export function annotationParts(project: Project, type: Type): { readonly rest: Type[]; readonly annotations: Type[] } {
  const parts = project.members(type);
  const marks = parts.filter((part) => isAnnotation(project, part));
  return {
    rest: parts.filter((part) => !marks.includes(part)),
    annotations: marks.flatMap((mark) => project.typeArguments(mark)),
  };
}

/** One `T & Annotation<A>`, by the numbers of the parts of `T`. */
interface Twin {
  readonly key: string;
  readonly annotations: readonly Type[];
}

function twinOf(project: Project, member: Type): Twin | undefined {
  if (project.kindOfType(member) !== "intersection") return undefined;
  const { rest, annotations } = annotationParts(project, member);
  return annotations.length === 0 ? undefined : { key: keyOf(project, rest), annotations };
}

function keyOf(project: Project, parts: readonly Type[]): string {
  return parts
    .map((part) => project.id(part))
    .sort((a, b) => a - b)
    .join("&");
}

/** A nested `Annotated` makes several twins of one member: the one with all its annotations says everything. */
function annotated(project: Project, plain: readonly Type[], twins: readonly Twin[]): Map<Type, readonly Type[]> {
  const found = new Map<Type, readonly Type[]>();
  for (const member of plain) {
    const parts = project.kindOfType(member) === "intersection" ? project.members(member) : [member];
    const key = keyOf(project, parts);
    const [most] = twins.filter((twin) => twin.key === key).sort((a, b) => b.annotations.length - a.annotations.length);
    if (most) found.set(member, most.annotations);
  }
  return found;
}

/** The interface `Annotation` of windlass, known by its one member, whose name no program can write. */
function isAnnotation(project: Project, type: Type): boolean {
  if (project.kindOfType(type) !== "object") return false;
  const symbol = project.symbolOf(type);
  if (symbol === undefined || project.symbolName(symbol) !== "Annotation") return false;
  const [only, ...more] = project.properties(type);
  return more.length === 0 && only?.name.startsWith("__@annotation") === true;
}

function isUndefined(project: Project, type: Type): boolean {
  const kind = project.kindOfType(type);
  return kind === "undefined" || kind === "void";
}

/**
 * `{ kind: "a" } & { kind: "b" }`: the checker keeps the intersection, and gives it no members. It also keeps `Date &
 * string`, which no value is.
 */
export function isEmptyIntersection(project: Project, type: Type): boolean {
  if (project.kindOfType(type) !== "intersection") return false;
  const parts = project.members(type);
  if (parts.some((part) => SIMPLE.has(project.kindOfType(part))))
    return parts.some((part) => knownName(project, part) !== undefined);
  if (project.properties(type).length > 0 || project.indexSignatures(type).length > 0) return false;
  return parts.every((part) => project.kindOfType(part) === "object" && project.properties(part).length > 0);
}

const SIMPLE: ReadonlySet<TypeKind> = new Set(["string", "number", "boolean", "bigint", "literal", "template"]);
