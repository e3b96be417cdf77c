import type { JsonSchema } from "../../json-schema.js";
import { resolve } from "../../schema/resolve.js";
import { subschemas } from "../../schema/subschemas.js";

/** No provider takes so many levels; deeper ones are not counted, so that a schema cannot use up the stack. */
const MAX_STEPS = 300;

/**
 * How many objects and arrays lie inside one another, the root among them. What a reference refers to counts where the
 * reference stands: providers do not say whether it does, and this is the stricter reading. What contains itself counts once.
 */
export function depthOf(root: JsonSchema): number {
  const known = new Map<string, number>();
  const visit = (part: JsonSchema | boolean | undefined, steps: number): number => {
    if (typeof part !== "object" || steps > MAX_STEPS) return 0;
    let below = typeof part.$ref === "string" ? behind(part.$ref, steps) : 0;
    for (const { path, schema } of subschemas(part)) {
      if (path[0] !== "$defs" && path[0] !== "definitions") below = Math.max(below, visit(schema, steps + 1));
    }
    return below + (part.properties !== undefined || part.items !== undefined ? 1 : 0);
  };
  const behind = (ref: string, steps: number): number => {
    const found = known.get(ref);
    if (found !== undefined) return found;
    // Until it is known: the way round adds nothing.
    known.set(ref, 0);
    const depth = visit(resolve(root, ref), steps + 1);
    known.set(ref, depth);
    return depth;
  };
  return visit(root, 0);
}
