import type { SignatureParameter } from "../../typescript/project.js";
import type { Reading } from "../reading.js";

/** Whether a parameter is destructured, and how: `{ a, b }` or `[a, b]`. It has no name then. */
export function patternOf(reading: Reading, parameter: SignatureParameter): "object" | "array" | undefined {
  const name = parameter.declaration?.name;
  const kind = name && reading.project.kind(name);
  if (kind === "ObjectBindingPattern") return "object";
  return kind === "ArrayBindingPattern" ? "array" : undefined;
}
