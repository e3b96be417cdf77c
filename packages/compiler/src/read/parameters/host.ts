import type { SignatureParameter, Type, TypeSymbol } from "../../typescript/project.js";
import { at, fault, type Reading } from "../reading.js";
import { knownName } from "../types/known-types.js";
import { definedMembers } from "../types/members.js";
import { placeOf } from "./place-of.js";

/** What the host supplies for a parameter. */
export type Host = "signal" | "context";

/**
 * What the host supplies: it is not in the schema, and a model can never set it. `null` and `undefined` beside it make no
 * difference, nor does a mapped type over the context.
 */
export function hostOf(reading: Reading, parameter: SignatureParameter): Host | undefined {
  const { project } = reading;
  const members = definedMembers(project, parameter.type).filter((member) => project.kindOfType(member) !== "null");
  const [type, more] = members;
  if (!type || more) return undefined;
  if (knownName(project, type) === "AbortSignal") return "signal";
  if (reading.owns(project.symbolOf(type), "ToolContext")) return "context";
  const owners = ownersOf(reading, type);
  if (!owners.some((owner) => reading.owns(owner, "ToolContext"))) return undefined;
  if (!owners.every((owner) => reading.owns(owner, "ToolContext"))) reportMore(reading, parameter, type);
  return "context";
}

/** The types that the members of a type are declared in; asked only where it looks like a context. */
function ownersOf({ project }: Reading, type: Type): (TypeSymbol | undefined)[] {
  const kind = project.kindOfType(type);
  if (kind !== "object" && kind !== "intersection") return [];
  const properties = project.properties(type);
  if (!properties.some((property) => property.name === "toolName")) return [];
  return properties.map(({ declaration }) => declaration?.parent?.name && project.symbolAt(declaration.parent.name));
}

function reportMore(reading: Reading, parameter: SignatureParameter, type: Type): void {
  at(reading, parameter.name, placeOf(reading, parameter.declaration), () =>
    fault(
      reading,
      "WL1010",
      "error",
      `${reading.project.typeText(type)} has more members than the ToolContext that the host supplies.`,
      "Take `ToolContext<Deps>`: what the application adds is in its `deps`.",
    ),
  );
}
