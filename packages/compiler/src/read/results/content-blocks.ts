import type { Type } from "../../typescript/project.js";
import type { Reading } from "../reading.js";
import { definedMembers } from "../types/members.js";

/** The types of windlass that are blocks of content: pictures, sounds and documents that go to the model as they are. */
const BLOCKS: readonly string[] = ["TextBlock", "MediaBlock", "ResourceLinkBlock", "ResourceBlock"];

/** How much of a result is content: `mixed` are data and blocks, at run time the one or the other. */
export type ContentShare = "none" | "all" | "mixed";

/** Whether a function returns blocks of content, which need no schema, or data, which has one. */
export function contentShare(reading: Reading, types: readonly Type[]): ContentShare {
  const shares = types.flatMap((type) => shareOf(reading, type) ?? []);
  if (shares.every((share) => share === "none")) return "none";
  return shares.every((share) => share === "all") ? "all" : "mixed";
}

/** Undefined for what is the same with blocks and without: null and texts, which become a block of text. */
function shareOf(reading: Reading, type: Type): ContentShare | undefined {
  const { project } = reading;
  switch (project.kindOfType(type)) {
    case "null":
    case "string":
      return undefined;
    case "union":
      return contentShare(reading, definedMembers(project, type));
    case "array":
      return listShare(reading, project.typeArguments(type));
    case "tuple":
      return listShare(
        reading,
        project.tupleElements(type).map((element) => element.type),
      );
    case "object":
      return BLOCKS.some((name) => reading.owns(project.symbolOf(type), name)) ? "all" : "none";
    default:
      return "none";
  }
}

/** A list of blocks and texts is data: only lists of nothing but blocks are content. */
function listShare(reading: Reading, items: readonly Type[]): ContentShare {
  const { project } = reading;
  const members = items.flatMap((item) => definedMembers(project, item));
  const shares = members.map((member) => (project.kindOfType(member) === "object" ? shareOf(reading, member) : "none"));
  if (shares.length === 0 || shares.every((share) => share === "none")) return "none";
  return shares.every((share) => share === "all") ? "all" : "mixed";
}
