import { expect, test } from "vitest";
import { schemaOf } from "../../src/index.js";
import { Random } from "../random.js";
import { randomType } from "../random-type.js";

test("what is encoded is valid and comes back; only the JavaScript form is of the type", () => {
  let changed = 0;
  for (let seed = 1; seed <= 2000; seed++) {
    const random = new Random(seed);
    const { schema, codec, sample } = randomType(random, 3, "", false);
    const type = schemaOf<unknown>({
      v: 1,
      kind: "schema",
      schema: JSON.stringify(schema),
      ...(codec && { codec: JSON.stringify({ value: codec }) }),
    });
    const { value } = sample();
    const wire = type.encode(value);
    const text = JSON.stringify(wire);
    const seen = `seed ${seed}: ${text}`;
    expect(type.is(value), seen).toBe(true);
    expect(type.validate(JSON.parse(text)), seen).toEqual({ ok: true, value });
    expect(type.parse(text), seen).toEqual(value);
    if (isPlain(value)) continue;
    changed++;
    expect(type.is(JSON.parse(text)), seen).toBe(false);
  }
  expect(changed).toBeGreaterThan(500);
});

/** Whether a value is JSON as it stands. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "bigint";
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === Array.prototype) && Object.values(value).every(isPlain);
}
