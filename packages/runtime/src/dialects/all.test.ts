import { expect, test } from "vitest";
import { BY_NAME, dialectNamed } from "./all.js";
import { LOSS_CODE } from "./loss-code.js";

test("every dialect by its name, and by others that people give it", () => {
  for (const [name, dialect] of Object.entries(BY_NAME)) {
    expect(dialect.name).toBe(name);
    expect(dialectNamed(name)).toBe(dialect);
  }
  expect(dialectNamed("claude").name).toBe("anthropic");
  expect(dialectNamed("google").name).toBe("gemini");
});

test.each(["opanai", "toString", ""])("%j is none", (name) => {
  expect(() => dialectNamed(name)).toThrow(
    expect.objectContaining({ code: "WL2201", hint: expect.stringContaining("bedrock") }),
  );
});

test("linters report losses as WL2206", () => {
  expect(LOSS_CODE).toBe("WL2206");
});
