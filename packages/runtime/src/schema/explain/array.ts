import type { JsonSchema } from "../../json-schema.js";
import { equal } from "../equal.js";
import type { Place } from "../path.js";
import type { Visit } from "./visit.js";

/** How many structured items are compared with each other for `uniqueItems`: the work grows with the square. */
const MAX_COMPARED = 1000;

/** The keywords for arrays. */
export function explainArray(
  visit: Visit,
  schema: JsonSchema,
  value: readonly unknown[],
  place: Place | undefined,
): void {
  const { minItems, uniqueItems } = schema;
  if (minItems !== undefined && value.length < minItems) {
    visit.fault(place, "minItems", `expected at least ${items(minItems)}, got ${value.length}`);
  }
  const prefix = schema.prefixItems ?? [];
  const maxItems = Math.min(schema.maxItems ?? Infinity, schema.items === false ? prefix.length : Infinity);
  if (value.length > maxItems)
    visit.fault(place, "maxItems", `expected at most ${items(maxItems)}, got ${value.length}`);
  for (let index = 0; index < value.length && !visit.full; index++) {
    const item = prefix[index] ?? schema.items;
    if (item === undefined || (item === false && index >= prefix.length)) break;
    visit.walk(item, value[index], { parent: place, key: index });
  }
  if (uniqueItems === true && !visit.full) explainUnique(visit, value, place);
}

function explainUnique(visit: Visit, value: readonly unknown[], place: Place | undefined): void {
  const simple = new Map<unknown, number>();
  const structured: number[] = [];
  for (const [index, item] of value.entries()) {
    const isSimple = typeof item !== "object" || item === null;
    const twin = isSimple ? simple.get(item) : structured.find((other) => equal(value[other], item));
    if (twin !== undefined) {
      visit.fault(place, "uniqueItems", `expected items that all differ, but items ${twin} and ${index} are the same`);
      return;
    }
    if (isSimple) simple.set(item, index);
    else if (structured.push(index) > MAX_COMPARED) {
      visit.fault(place, "uniqueItems", `expected at most ${MAX_COMPARED} items where all must differ`);
      return;
    }
  }
}

function items(count: number): string {
  return count === 1 ? "1 item" : `${count} items`;
}
