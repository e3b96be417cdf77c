import type { SyntaxNode } from "../../typescript/syntax.js";
import type { Reading } from "../reading.js";

/**
 * The parameter of the type that a function is expected to have: `const f: Handler = (q) => …` leaves the type of `q`, and
 * what is said about it, to `Handler`.
 */
export function expectedParameter({ project }: Reading, declaration: SyntaxNode): SyntaxNode | undefined {
  const { parent, type } = declaration;
  if (type || !parent || !["ArrowFunction", "FunctionExpression"].includes(project.kind(parent))) return undefined;
  const expected = project.contextualType(parent);
  const [signature] = expected ? project.signatures(expected) : [];
  const index = parent.parameters?.indexOf(declaration) ?? -1;
  const written = signature?.parameters[index];
  return written?.declaration && !written.rest ? written.declaration : undefined;
}
