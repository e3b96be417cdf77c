import type { Span } from "../../span.js";
import type { SyntaxNode } from "../../typescript/syntax.js";
import type { Reading } from "../reading.js";

/** Where a diagnostic about a parameter points; undefined where the function is written in another file. */
export function placeOf(reading: Reading, declaration: SyntaxNode | undefined): Span | undefined {
  const place = declaration && reading.project.span(declaration.name ?? declaration);
  return place?.file === reading.place.file ? place : undefined;
}
