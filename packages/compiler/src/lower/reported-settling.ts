import type { Report } from "../diagnostics/diagnostic.js";
import type { TypeTable } from "../model/type-model.js";
import type { Span } from "../span.js";
import type { Settling } from "./settling.js";

/** Settling that reports what it changed. */
export function reportedSettling(of: { readonly types: TypeTable; readonly place: Span }, report: Report): Settling {
  const { types, place } = of;
  return {
    types,
    sharedForm: (path, dropped, kept) =>
      report({
        code: "WL1030",
        severity: "warning",
        message: `${path}: \`${dropped}\` and \`${kept}\` look alike in JSON, so the value arrives as \`${kept}\` and never as \`${dropped}\`.`,
        help: `Take one of the two types, or put \`${dropped}\` into an object with a property that tells them apart.`,
        span: place,
      }),
    mixedKeys: (path) =>
      report({
        code: "WL1019",
        severity: "error",
        message: `${path}: its index signatures have values of several types, one of which has another form in JSON.`,
        help: "Give all index signatures one value type, or put each into a property of its own.",
        span: place,
      }),
    badPattern: (path, pattern, why) =>
      report({
        code: "WL1032",
        severity: "error",
        message: `${path}: @pattern ${String(pattern)} is no regular expression (${why}).`,
        help: "Write an ECMAScript regular expression as JSON Schema takes it, without slashes and flags: `@pattern ^[a-z]+$`.",
        span: place,
      }),
    badDefault: (path, value, schema) =>
      report({
        code: "WL1031",
        severity: "error",
        message: `${path}: the default ${shortened(value)} does not fit its type, which in JSON is ${shortened(schema)}.`,
        help: "Write a default that is a value of the type, in its JSON form, or change the type.",
        span: place,
      }),
  };
}

/** JSON as messages quote it. */
export function shortened(json: unknown): string {
  const text = JSON.stringify(json);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
