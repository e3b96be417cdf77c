import type { Diagnostic, Report } from "../../diagnostics/diagnostic.js";
import type { Span } from "../../span.js";
import { estimateSize } from "./estimate-size.js";
import { shareTypes } from "./share-types.js";
import { type Typed, withStableNames } from "./stable-names.js";

/** Up to how many bytes of schema everything is written out where it is used. */
const MAX_WRITTEN_OUT = 32_000;

/** How far the estimate of a size may be below the truth. */
const DOUBT = 4;

/** How many bytes of schema are so many that a model is hardly served by them. */
const VERY_LARGE = 256_000;

/** How something with types is lowered, and what messages about its size say. */
export interface Lowering<Model extends Typed, Lowered> {
  /** As messages name it: `tool "search"`. */
  readonly subject: string;
  readonly place: Span;
  lower(model: Model, report: Report): Lowered;
  /** All schemas of what was lowered, as JSON text. */
  text(lowered: Lowered): string;
}

/**
 * Types are written out where they are used; where that makes more than 32 kB of schema, those that are used more than once
 * are defined once.
 *
 * @param report - gets WL1024 where the schema is large
 */
export function withinSize<Model extends Typed, Lowered>(
  read: Model,
  lowering: Lowering<Model, Lowered>,
  report: Report,
): Lowered {
  const model = withStableNames(read);
  const roots = model.properties.map((property) => property.type);
  const estimate = estimateSize(model.returns === undefined ? roots : [...roots, model.returns], model.types);
  if (estimate < MAX_WRITTEN_OUT * DOUBT) {
    const diagnostics: Diagnostic[] = [];
    const lowered = lowering.lower(model, (diagnostic) => diagnostics.push(diagnostic));
    if (Buffer.byteLength(lowering.text(lowered)) <= MAX_WRITTEN_OUT) {
      for (const diagnostic of diagnostics) report(diagnostic);
      return lowered;
    }
  }
  const { model: shared, shared: count } = shareTypes(model);
  const lowered = lowering.lower(shared, report);
  reportSize(lowering, Buffer.byteLength(lowering.text(lowered)), count, report);
  return lowered;
}

function reportSize(
  { subject, place }: Pick<Lowering<Typed, unknown>, "subject" | "place">,
  size: number,
  shared: number,
  report: Report,
): void {
  const defined = shared === 1 ? "1 type is" : `${shared} types are`;
  const what =
    shared === 0
      ? "its schemas are large, and no type in them is used twice"
      : `written out, its schemas are large, so ${defined} defined once, under $defs`;
  report({
    code: "WL1024",
    severity: "info",
    message: `${subject}: ${what} (${Math.ceil(size / 1000)} kB in all).`,
    help:
      size > VERY_LARGE
        ? "A model reads all of it at each request: take a type of your own with the members that matter."
        : "Nothing to do. A type of your own with the members that matter would cost a model less.",
    span: place,
  });
}
